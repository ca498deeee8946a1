//! The game as a plain score sheet, hand by hand, in the language of its words.

use std::fmt::Write as _;

use tiles::Score;

use crate::game::Parcours;
use crate::history::{HandEnd, Line, LineKind, PlayedHand, PlayedWord};
use crate::place::Part;

/// What a score sheet says in a language.
struct Phrases {
    board: &'static str,
    all_satellites: &'static str,
    overtime: &'static str,
    gave_up: &'static str,
    bought: &'static str,
    all_nine: &'static str,
    out_of_time: &'static str,
    pass: &'static str,
    colon: &'static str,
}

const ENGLISH: Phrases = Phrases {
    board: "board",
    all_satellites: "arrived first with all satellites covered",
    overtime: "overtime",
    gave_up: "gave up",
    bought: "bought",
    all_nine: "all nine",
    out_of_time: "out of time",
    pass: "pass",
    colon: ":",
};

const FRENCH: Phrases = Phrases {
    board: "plateau",
    all_satellites: "à l'arrivée le premier, tous ses satellites recouverts",
    overtime: "dépassement de temps",
    gave_up: "abandon",
    bought: "main rachetée",
    all_nine: "neuf lettres",
    out_of_time: "temps écoulé",
    pass: "passe",
    colon: " :",
};

impl Parcours {
    fn phrases(&self) -> &'static Phrases {
        if self.setup.rules().language == "fr" { &FRENCH } else { &ENGLISH }
    }

    /// The score sheet as text: who did what, hand by hand. It holds no tile that was not laid.
    pub(crate) fn score_sheet(&self) -> String {
        let mut sheet = String::new();
        let Phrases { board, colon, .. } = self.phrases();
        for (player, side) in self.setup.options.players.iter().zip(&self.table.sides) {
            // Writing to a string cannot fail.
            let _ = writeln!(sheet, "{}{colon} {board} {}", player.name, side.course.name());
        }
        sheet.push('\n');
        for line in &self.table.history {
            let name = &self.setup.options.players[line.seat.index()].name;
            let Line { points, total, .. } = line;
            let _ = writeln!(
                sheet,
                "{name}{colon} {} {points:+} {total}",
                self.line_text(line),
                points = points.0
            );
        }
        sheet
    }

    fn line_text(&self, line: &Line) -> String {
        match &line.what {
            LineKind::Hand(hand) => self.hand_text(line, hand),
            LineKind::AllSatellites => self.phrases().all_satellites.to_owned(),
            LineKind::Overtime => self.phrases().overtime.to_owned(),
            LineKind::Resigned => self.phrases().gave_up.to_owned(),
        }
    }

    fn hand_text(&self, line: &Line, hand: &PlayedHand) -> String {
        let Phrases { bought, all_nine, out_of_time, pass, .. } = self.phrases();
        let mut parts: Vec<String> = Vec::new();
        if hand.bought > 0 {
            parts.push(format!("{bought} {} ×", hand.bought));
        }
        parts.extend(hand.words.iter().map(|word| self.word_text(line, word)));
        if hand.bonus > Score::ZERO {
            parts.push(format!("{all_nine} +{}", hand.bonus));
        }
        match (hand.end, hand.words.is_empty()) {
            (HandEnd::ByTime, _) => parts.push((*out_of_time).to_owned()),
            (HandEnd::ByPlayer, true) => parts.push((*pass).to_owned()),
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
