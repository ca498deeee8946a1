//! The game as a plain score sheet, hand by hand.

use std::fmt::Write as _;

use tiles::Score;

use crate::game::Parcours;
use crate::history::{Deed, HandEnd, Line, PlayedHand, PlayedWord};
use crate::place::Part;

impl Parcours {
    /// The score sheet as text: who did what, hand by hand. It holds no tile that was not laid.
    pub(crate) fn score_sheet(&self) -> String {
        let mut sheet = String::new();
        for (player, side) in self.setup.options.players.iter().zip(&self.table.sides) {
            // Writing to a string cannot fail.
            let _ = writeln!(sheet, "{}: board {}", player.name, side.course.name());
        }
        sheet.push('\n');
        for line in &self.table.history {
            let name = &self.setup.options.players[line.seat.index()].name;
            let Line { points, total, .. } = line;
            let _ = writeln!(
                sheet,
                "{name}: {} {points:+} {total}",
                self.deed_text(line),
                points = points.0
            );
        }
        sheet
    }

    fn deed_text(&self, line: &Line) -> String {
        match &line.what {
            Deed::Hand(hand) => self.hand_text(line, hand),
            Deed::AllSatellites => "arrived first with all satellites covered".to_owned(),
            Deed::Overtime => "overtime".to_owned(),
            Deed::Resigned => "gave up".to_owned(),
        }
    }

    fn hand_text(&self, line: &Line, hand: &PlayedHand) -> String {
        let mut parts: Vec<String> = Vec::new();
        if hand.bought > 0 {
            parts.push(format!("bought {} ×", hand.bought));
        }
        parts.extend(hand.words.iter().map(|word| self.word_text(line, word)));
        if hand.bonus > Score::ZERO {
            parts.push(format!("all nine +{}", hand.bonus));
        }
        match (hand.end, hand.words.is_empty()) {
            (HandEnd::ByTime, _) => parts.push("out of time".to_owned()),
            (HandEnd::ByPlayer, true) => parts.push("pass".to_owned()),
            (HandEnd::ByPlayer, false) => {}
        }
        parts.join(", ")
    }

    /// `3 CHATS 10`, `3×2 CHATS 20`, and with whose satellite it is if it is another's.
    fn word_text(&self, line: &Line, word: &PlayedWord) -> String {
        let course = &self.table.side(word.place.owner).course;
        let slot = word.place.index() + 1;
        let tiles = self.laid_text(&word.tiles);
        let sign = match (word.place.part, word.place.demand(course)) {
            (Part::Satellite, Some(demand)) => demand.colour.map_or("", |colour| colour.sign()),
            _ => "",
        };
        let owner = &self.setup.options.players[word.place.owner.index()].name;
        let whose = if word.place.owner == line.seat { String::new() } else { format!("{owner} ") };
        format!("{whose}{slot}{sign} {tiles} {}", word.points)
    }
}
