//! Reports in English.

use players::Lost;

use super::game::Unjudged;
use super::wording::Wording;

/// English.
pub(super) struct English;

impl Wording for English {
    fn unjudged(&self, unjudged: &Unjudged) -> String {
        match unjudged {
            Unjudged::RackUnknown => "The rack is not known.".to_owned(),
            Unjudged::RackPartial => "Only a part of the rack is known.".to_owned(),
            Unjudged::RackTooLong => "The rack has too many tiles.".to_owned(),
            Unjudged::RackContradicts => "The rack cannot have been this one.".to_owned(),
            Unjudged::Misfit => "The play does not fit the board.".to_owned(),
            Unjudged::ExchangeUnknown => "It is not known which tiles were exchanged.".to_owned(),
            Unjudged::NotInList(words) => match words.as_slice() {
                [word] => format!("{word} is not in the word list."),
                [first @ .., last] => {
                    format!("{} and {last} are not in the word list.", first.join(", "))
                }
                [] => "The words are not in the list.".to_owned(),
            },
        }
    }

    fn taken_back(&self) -> String {
        "The play was challenged and taken back, so the turn brought nothing.".to_owned()
    }

    fn exchange(&self, tiles: &str) -> String {
        format!("exchange {tiles}")
    }

    fn pass(&self) -> &'static str {
        "pass"
    }

    fn lost(&self, lost: Lost) -> String {
        let points = match self.number(lost.points).as_str() {
            "0.0" => None,
            "1.0" => Some("1 point".to_owned()),
            number => Some(format!("{number} points")),
        };
        let chance = lost.win_chance.map(|chance| self.number(chance * 100.0));
        let chance = chance.filter(|chance| chance != "0.0");
        let chance = chance.map(|chance| format!("{chance} % of win chance"));
        let parts: Vec<String> = points.into_iter().chain(chance).collect();
        format!(
            "{} lost",
            if parts.is_empty() { "next to nothing".to_owned() } else { parts.join(" and ") }
        )
    }

    fn better(&self) -> &'static str {
        "better: "
    }

    fn not_judged(&self) -> &'static str {
        "not judged"
    }

    fn heads(&self) -> [&'static str; 10] {
        [
            "player",
            "judged",
            "best",
            "good",
            "slips",
            "mistakes",
            "blunders",
            "points lost",
            "chance lost",
            "bonus missed",
        ]
    }

    fn number(&self, number: f64) -> String {
        format!("{number:.1}")
    }
}
