//! The game as a plain score sheet, hand by hand, in the language of its words.

use locales::{Language, Message, Spoken as _, parcours as say};
use tiles::Score;

use crate::game::Parcours;
use crate::history::{HandEnd, Line, LineKind, PlayedHand, PlayedWord};
use crate::place::Part;

impl Parcours {
    /// The score sheet as text: who did what, hand by hand. It holds no tile that was not laid.
    pub(crate) fn score_sheet(&self) -> String {
        let language = self.setup.rules().language.parse().unwrap_or_default();
        let sides = self.setup.options.players.iter().zip(&self.table.sides);
        let boards = sides.map(|(player, side)| say::sheet_board(side.course.name(), &player.name));
        let lines = self.table.history.iter().map(|line| {
            let name = &self.setup.options.players[line.seat.index()].name;
            let Line { points, total, .. } = line;
            let what = self.line_text(line, language);
            say::sheet_line(name, format!("{:+}", points.0), total.0, what)
        });
        let written = |message: Message| message.say(language) + "\n";
        let boards: String = boards.map(written).collect();
        let lines: String = lines.map(written).collect();
        format!("{boards}\n{lines}")
    }

    fn line_text(&self, line: &Line, language: Language) -> String {
        match &line.what {
            LineKind::Hand(hand) => self.hand_text(line, hand, language),
            LineKind::AllSatellites => say::sheet_all_satellites().say(language),
            LineKind::Overtime => say::sheet_overtime().say(language),
            LineKind::Resigned => say::sheet_gave_up().say(language),
        }
    }

    fn hand_text(&self, line: &Line, hand: &PlayedHand, language: Language) -> String {
        let mut parts: Vec<String> = Vec::new();
        if hand.bought > 0 {
            parts.push(say::sheet_bought(hand.bought).say(language));
        }
        parts.extend(hand.words.iter().map(|word| self.word_text(line, word)));
        if hand.bonus > Score::ZERO {
            parts.push(say::sheet_all_nine(hand.bonus.0).say(language));
        }
        match (hand.end, hand.words.is_empty()) {
            (HandEnd::ByTime, _) => parts.push(say::sheet_out_of_time().say(language)),
            (HandEnd::ByPlayer, true) => parts.push(say::sheet_pass().say(language)),
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
