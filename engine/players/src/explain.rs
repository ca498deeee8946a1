//! Why one move is better than another, in plain words.
//!
//! [`Explainer::explain`] finds the reasons as values; [`Explanation::sentences`] says them in a
//! language. Every sentence of a language is made in one file.

mod answers;
mod compare;
mod english;
mod french;
mod reason;

use std::str::FromStr;
use std::sync::Arc;

use board::{FittedPlay, Square};
use tiles::{Alphabet, Rack};

use crate::knowledge::Knowledge;
use crate::leaves::LeaveTable;
use crate::review::{Review, Verdict};
use crate::static_player::StaticPlayer;
use crate::turn::{Move, Turn};

pub use reason::{GameEnd, PremiumUse, Reason};

/// A language in which things are explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
}

/// A language that is not spoken here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language of this program; choose en or fr")]
pub struct UnknownLanguage(pub String);

/// Someone who can say why a move was not the best.
pub struct Explainer {
    leaves: Option<Arc<LeaveTable>>,
    /// Answers for the others.
    player: StaticPlayer,
}

/// Why the best move of a turn is better than the one that was done.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The weightiest first; none if the best was done.
    pub reasons: Vec<Reason>,
    best: Named,
    done: Named,
    alphabet: Arc<Alphabet>,
}

/// What a move is called in a sentence.
#[derive(Clone, Debug)]
enum Named {
    Word { word: String, start: Square },
    Exchange(Rack),
    Pass,
}

/// What sentences are made of besides the reason.
struct Sentences<'explanation> {
    /// The best move as the subject of a sentence, not at its start.
    best: String,
    /// The move that was done, likewise.
    done: String,
    alphabet: &'explanation Alphabet,
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        match text {
            "en" => Ok(Self::English),
            "fr" => Ok(Self::French),
            _ => Err(UnknownLanguage(text.to_owned())),
        }
    }
}

impl Language {
    /// The name of a verdict.
    pub const fn verdict(self, verdict: Verdict) -> &'static str {
        match self {
            Self::English => english::verdict(verdict),
            Self::French => french::verdict(verdict),
        }
    }
}

impl Explainer {
    /// Someone who knows these words and tiles.
    pub fn new(knowledge: &Knowledge) -> Self {
        Self { leaves: knowledge.leaves(), player: knowledge.static_player() }
    }

    /// Says why the best move of a turn is better than the one that was done.
    pub fn explain(&mut self, turn: &Turn<'_>, review: &Review) -> Explanation {
        let reasons = if review.is_best() { Vec::new() } else { self.compare(turn, review) };
        Explanation {
            reasons,
            best: Named::of(&review.best.choice.chosen, turn),
            done: Named::of(&review.done.choice.chosen, turn),
            alphabet: Arc::clone(turn.rules.terms.tiles.alphabet()),
        }
    }
}

impl Explanation {
    /// The reasons as sentences.
    pub fn sentences(&self, language: Language) -> Vec<String> {
        let detail = match (&self.best, &self.done) {
            (Named::Word { word: best, .. }, Named::Word { word: done, .. }) if best == done => {
                Detail::WordAndSquare
            }
            _ => Detail::Word,
        };
        let (name, sentence): (fn(&Named, Detail, &Alphabet) -> String, _) = match language {
            Language::English => {
                (english::name, english::sentence as fn(&Reason, &Sentences<'_>) -> String)
            }
            Language::French => (french::name, french::sentence as _),
        };
        let alphabet = &*self.alphabet;
        let [best, done] = [&self.best, &self.done].map(|named| name(named, detail, alphabet));
        let told = Sentences { best, done, alphabet };
        self.reasons.iter().map(|reason| capitalised(&sentence(reason, &told))).collect()
    }
}

/// How exactly a move is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    Word,
    /// The same word elsewhere is spoken of too.
    WordAndSquare,
}

impl Named {
    fn of(candidate: &Move, turn: &Turn<'_>) -> Self {
        match candidate {
            Move::Place(play) => {
                let (board, terms) = (turn.lines.board(), &turn.rules.terms);
                let fitted = play.placement(board).fit(board, terms);
                let laid: FittedPlay = fitted.expect("plays are found for the board of the turn");
                let main = laid.main_word();
                Self::Word { word: main.text(terms.tiles.alphabet()), start: main.start }
            }
            Move::Exchange(tiles) => Self::Exchange(tiles.clone()),
            Move::Pass => Self::Pass,
        }
    }
}

/// With a capital at its start.
fn capitalised(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}

/// A number as it is said: to a tenth below ten, whole from there.
fn rounded(number: f64) -> f64 {
    if number.abs() < 9.95 { (number * 10.0).round() / 10.0 } else { number.round() }
}

/// How many games of a hundred are won; all and none are for what is certain.
fn games_won(chance: f64) -> f64 {
    let is_certain = chance <= 0.0 || chance >= 1.0;
    if is_certain { of_hundred(chance) } else { of_hundred(chance).clamp(1.0, 99.0) }
}

/// How many of a hundred.
fn of_hundred(share: f64) -> f64 {
    (share * 100.0).round()
}

#[cfg(test)]
mod tests;
