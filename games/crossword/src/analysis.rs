//! Messages for the engine's findings about a reviewed turn.

use locales::{Language, Message, Spoken as _, Value, analysis as say};
use players::Verdict;
use players::explain::{Explanation, GameEnd, MoveName, PremiumUse, Reason};
use tiles::{Alphabet, Rack, Score, Tile};

/// The name of a verdict.
pub fn verdict(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Best => say::verdict_best(),
        Verdict::Good => say::verdict_good(),
        Verdict::Slip => say::verdict_slip(),
        Verdict::Mistake => say::verdict_mistake(),
        Verdict::Blunder => say::verdict_blunder(),
    }
}

/// The reasons of an explanation as sentences, the most important first.
pub fn reasons(explanation: &Explanation, language: Language) -> Vec<String> {
    let told = Told::new(explanation);
    let sentences = explanation.reasons.iter().map(|reason| told.message(reason));
    sentences.map(|message| capitalised(&message.say(language))).collect()
}

/// Sentence parts besides the reason.
struct Told<'explanation> {
    /// The best move as the subject of a sentence.
    best: Value,
    /// The move that was made, as the subject of a sentence.
    done: Value,
    alphabet: &'explanation Alphabet,
}

impl<'explanation> Told<'explanation> {
    fn new(explanation: &'explanation Explanation) -> Self {
        let Explanation { best, done, alphabet, .. } = explanation;
        let same_word = matches!((best, done), (MoveName::Word { word: best, .. },
            MoveName::Word { word: done, .. }) if best == done);
        let name = |named: &MoveName| match named {
            MoveName::Word { word, start } if same_word => {
                say::word_at(square(*start), word).into()
            }
            MoveName::Word { word, .. } => Value::from(word),
            MoveName::Exchange(tiles) => say::exchanging(alphabet.rack_text(tiles)).into(),
            MoveName::Pass => say::passing().into(),
        };
        Self { best: name(best), done: name(done), alphabet }
    }

    fn message(&self, reason: &Reason) -> Message {
        let (best, done) = (self.best.clone(), self.done.clone());
        match reason {
            Reason::WholeRack { tiles, bonus } => say::whole_rack(best, score(*bonus), *tiles),
            Reason::GoesOut { others_hold } => say::goes_out(best, score(*others_hold)),
            Reason::MoreNow(more) => say::more_now(best, score(*more)),
            Reason::FewerNow(fewer) => say::fewer_now(best, score(*fewer)),
            Reason::GivesAway { tile, gained } => self.gives_away(*tile, *gained),
            Reason::GetsRidOf(tile) => say::gets_rid_of(best, done, self.tile(*tile)),
            Reason::BetterTiles { kept, instead, by } => self.better_tiles(kept, instead, *by),
            Reason::Lopsided { vowels, consonants } => {
                let (some, others) = (say::vowels(*vowels), say::consonants(*consonants));
                match vowels {
                    0 => say::lopsided_no_vowels(others, done, some),
                    _ => say::lopsided(others, done, some),
                }
            }
            Reason::Opens(usage) => self.premium(usage, say::opens),
            Reason::LeavesOpen(usage) => self.premium(usage, say::leaves_open),
            Reason::WeakerAnswer { after_best, after_done, is_known } => {
                let say = if *is_known { say::answer_known } else { say::answer_mean };
                say(best, done, after_best.round(), after_done.round())
            }
            Reason::WinsMore { best: more, done: less } => {
                say::wins_more(best, done, games_won(*less), games_won(*more))
            }
            Reason::Decides { best: end, done: other } => self.decides(*end, *other),
            Reason::AllInAll(by) => say::all_in_all(best, points(*by)),
        }
    }

    fn gives_away(&self, tile: Tile, gained: Score) -> Message {
        let (done, tile) = (self.done.clone(), say::tile_spent(self.tile(tile)));
        if gained > Score::ZERO {
            say::gives_away(done, score(gained), tile)
        } else {
            say::wastes(done, tile)
        }
    }

    fn better_tiles(&self, kept: &Rack, instead: &Rack, by: f64) -> Message {
        let (best, done, by) = (self.best.clone(), self.done.clone(), points(by));
        let [kept_text, instead_text] = [kept, instead].map(|rack| self.alphabet.rack_text(rack));
        if kept.is_empty() {
            say::worse_than_new(by, instead.len(), done, instead_text)
        } else if instead.is_empty() {
            say::better_than_new(best, by, kept_text)
        } else {
            say::better_tiles(best, by, instead_text, kept_text)
        }
    }

    fn premium(&self, usage: &PremiumUse, say: PremiumSentence) -> Message {
        say(
            self.best.clone(),
            self.done.clone(),
            of_hundred(usage.after_done).into(),
            of_hundred(usage.after_best).into(),
            say::premium_square(usage.factor, square(usage.square)).into(),
        )
    }

    fn decides(&self, best_end: GameEnd, done_end: GameEnd) -> Message {
        let (best, done) = (self.best.clone(), self.done.clone());
        match (best_end, done_end) {
            (GameEnd::Won, GameEnd::Tied) => say::wins_and_ties(best, done),
            (GameEnd::Tied, _) => say::ties_and_loses(best, done),
            _ => say::wins_and_loses(best, done),
        }
    }

    /// The name of a tile in messages.
    fn tile(&self, tile: Tile) -> String {
        match tile {
            Tile::Letter(letter) => self.alphabet.text(letter).to_owned(),
            Tile::Blank => "blank".to_owned(),
        }
    }
}

/// A sentence about a premium square: best, done, often, seldom, square.
type PremiumSentence = fn(Value, Value, Value, Value, Value) -> Message;

/// Some languages letter the columns of a board, others its rows.
fn square(square: board::Square) -> Message {
    say::square(square.to_string(), square.transposed().to_string())
}

fn score(points: Score) -> Message {
    self::points(f64::from(points.0))
}

/// Points, rounded to tenths below ten and to whole numbers above.
fn points(number: f64) -> Message {
    let is_small = number.abs() < 9.95;
    say::points(if is_small { (number * 10.0).round() / 10.0 } else { number.round() })
}

/// Win probability as a percentage; 0 and 100 only when the result is certain.
fn games_won(chance: f64) -> f64 {
    let is_certain = chance <= 0.0 || chance >= 1.0;
    if is_certain { of_hundred(chance) } else { of_hundred(chance).clamp(1.0, 99.0) }
}

/// A share as a percentage.
fn of_hundred(share: f64) -> f64 {
    (share * 100.0).round()
}

/// Capitalises the first letter.
fn capitalised(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
