//! The command line: `8D HORN`, `exch QV`, `pass`, `row 8`.

use board::{Direction, Square};
use locales::{Spoken as _, modern as say, modern_crossword as here};
use serde_json::json;

use super::CrosswordScreen;
use super::squares::{Edge, edge_name, read_place};
use crate::modern::{Around, Reaction};

const EXCHANGE: [&str; 7] = ["exch", "exchange", "swap", "échanger", "echanger", "ech", "éch"];
const ROW: [&str; 4] = ["row", "rangée", "rangee", "ligne"];
const COLUMN: [&str; 3] = ["column", "col", "colonne"];
const PASS: [&str; 3] = ["pass", "passe", "passer"];
const CHALLENGE: [&str; 3] = ["challenge", "contester", "conteste"];
const ACCEPT: [&str; 3] = ["accept", "accepter", "accepte"];
const UNDO: [&str; 2] = ["undo", "annuler"];
const PLAY: [&str; 2] = ["play", "jouer"];
const RECALL: [&str; 2] = ["recall", "reprendre"];
const SHUFFLE: [&str; 4] = ["shuffle", "mix", "mélanger", "melanger"];
const RACK: [&str; 4] = ["rack", "tiles", "chevalet", "lettres"];

impl CrosswordScreen {
    /// Does what a line asks for; nothing if it cannot be read.
    pub(super) fn obey_line(&mut self, line: &str, around: Around) -> Option<Reaction> {
        let mut words = line.split_whitespace();
        let (first, second) = (words.next()?, words.next());
        if words.next().is_some() {
            return None;
        }
        let verb = first.to_lowercase();
        let verb = verb.as_str();
        match second {
            Some(tiles) if EXCHANGE.contains(&verb) => {
                let tiles = tiles.to_uppercase();
                Some(Reaction::Act(json!({"do": "exchange", "tiles": tiles})))
            }
            Some(name) if ROW.contains(&verb) => self.told_line(Edge::Row, name, around),
            Some(name) if COLUMN.contains(&verb) => self.told_line(Edge::Column, name, around),
            Some(word) => {
                let (square, direction) = read_place(first, around.notation)?;
                self.hand.take_all_back();
                let word = capitals(word);
                Some(Reaction::Act(
                    json!({"do": "write", "square": square, "direction": direction, "word": word}),
                ))
            }
            None => self.obey_word(verb, around),
        }
    }

    fn obey_word(&mut self, verb: &str, around: Around) -> Option<Reaction> {
        let language = around.language;
        let action = |name: &str| Some(Reaction::Act(json!({ "do": name })));
        match verb {
            _ if PASS.contains(&verb) => Some(self.pass(around)),
            _ if CHALLENGE.contains(&verb) => action("challenge"),
            _ if ACCEPT.contains(&verb) => action("accept"),
            _ if UNDO.contains(&verb) => action("undo"),
            _ if PLAY.contains(&verb) => Some(self.play_laid(around)),
            _ if EXCHANGE.contains(&verb) => Some(self.exchange(around)),
            _ if RECALL.contains(&verb) => {
                self.hand.take_all_back();
                Some(Reaction::Done)
            }
            _ if SHUFFLE.contains(&verb) => Some(self.shuffle()),
            _ if RACK.contains(&verb) => {
                let kept: Vec<&str> = self.hand.kept().collect();
                Some(Reaction::Say(say::rack_told(kept.join(" ")).say(language)))
            }
            _ => None,
        }
    }

    /// A row or a column in words: the letters, and a point for every empty square.
    fn told_line(&self, edge: Edge, name: &str, around: Around) -> Option<Reaction> {
        let layout = self.layout.as_ref()?;
        let count = if edge == Edge::Row { layout.rows() } else { layout.columns() };
        let wanted = name.to_uppercase();
        let number = (0..u8::try_from(count).ok()?)
            .find(|number| edge_name(edge, *number, around.notation) == wanted)?;
        let (start, direction) = match edge {
            Edge::Row => (Square::new(number, 0), Direction::Across),
            Edge::Column => (Square::new(0, number), Direction::Down),
        };
        let mut letters = Vec::new();
        let mut square = Some(start).filter(|square| layout.contains(*square));
        while let Some(at) = square {
            letters.push(self.letter_at(at).unwrap_or_else(|| "·".to_owned()));
            square = at.next(direction).filter(|square| layout.contains(*square));
        }
        let letters = letters.join(" ");
        let told = match edge {
            Edge::Row => here::row_told(letters, wanted),
            Edge::Column => here::column_told(letters, wanted),
        };
        Some(Reaction::Say(told.say(around.language)))
    }
}

/// Letters typed in one case only are plain tiles; a small letter among capitals is a blank.
fn capitals(word: &str) -> String {
    let is_mixed = word != word.to_lowercase() && word != word.to_uppercase();
    if is_mixed { word.to_owned() } else { word.to_uppercase() }
}
