//! The sentences in English.

use tiles::{Alphabet, Rack, Score, Tile};

use super::{
    Detail, GameEnd, Named, PremiumUse, Reason, Sentences, games_won, of_hundred, rounded,
};
use crate::review::Verdict;

/// Letters whose names begin with a vowel sound.
const TAKE_AN: &str = "AEFHILMNORSX";

/// The name of a verdict.
pub(super) const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "best",
        Verdict::Good => "good",
        Verdict::Slip => "small slip",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
    }
}

/// A move as the subject of a sentence.
pub(super) fn name(named: &Named, detail: Detail, alphabet: &Alphabet) -> String {
    match (named, detail) {
        (Named::Word { word, .. }, Detail::Word) => word.clone(),
        (Named::Word { word, start }, Detail::WordAndSquare) => format!("{word} from {start}"),
        (Named::Exchange(tiles), _) => format!("exchanging {}", alphabet.rack_text(tiles)),
        (Named::Pass, _) => "passing".to_owned(),
    }
}

/// A reason in a sentence.
pub(super) fn sentence(reason: &Reason, told: &Sentences<'_>) -> String {
    let Sentences { best, done, .. } = told;
    match reason {
        Reason::WholeRack { tiles, bonus } => {
            format!("all {tiles} tiles could be laid for a bonus of {}: {best}.", score(*bonus))
        }
        Reason::GoesOut { others_hold } => {
            format!(
                "{best} goes out at once, and {} of tiles are left to the other side.",
                score(*others_hold)
            )
        }
        Reason::MoreNow(more) => format!("{best} scores {} more at once.", score(*more)),
        Reason::FewerNow(fewer) => {
            format!(
                "{best} scores {} less at once, but is worth more in the long run.",
                score(*fewer)
            )
        }
        Reason::GivesAway { tile, gained } => gives_away(*tile, *gained, told),
        Reason::GetsRidOf(tile) => {
            format!(
                "{best} gets rid of the {}; {done} keeps it, and it is hard to play.",
                tile_name(*tile, told.alphabet)
            )
        }
        Reason::BetterTiles { kept, instead, by } => better_tiles(kept, instead, *by, told),
        Reason::Lopsided { vowels, consonants } => format!(
            "{done} keeps {} and {}, which makes words hard to find.",
            count(*vowels, "vowel"),
            count(*consonants, "consonant")
        ),
        Reason::Opens(usage) => format!("{done} opens {}.", premium(usage, best)),
        Reason::LeavesOpen(usage) => format!("{done} leaves open {}.", premium(usage, best)),
        Reason::WeakerAnswer { after_best, after_done, is_known } => {
            let on_average = if *is_known { "" } else { " on average" };
            let (less, more) = (after_best.round(), after_done.round());
            format!("after {best} the best answer scores {less}{on_average}; after {done}, {more}.")
        }
        Reason::WinsMore { best: more, done: less } => format!(
            "{best} wins {} of 100 games; {done} wins {}.",
            games_won(*more),
            games_won(*less)
        ),
        Reason::Decides { best: end, done: other } => {
            let (end, other) = (game_end(*end), game_end(*other));
            format!(
                "with the best play on both sides {best} {end} the game, and {done} {other} it."
            )
        }
        Reason::AllInAll(by) => format!("all in all {best} is worth {} more.", points(*by)),
    }
}

fn gives_away(tile: Tile, gained: Score, told: &Sentences<'_>) -> String {
    let done = &told.done;
    let spent = match tile {
        Tile::Blank => "a blank".to_owned(),
        Tile::Letter(_) => {
            let letter = tile_name(tile, told.alphabet);
            let article = if TAKE_AN.contains(&letter) { "an" } else { "a" };
            format!("{article} {letter}")
        }
    };
    if gained > Score::ZERO {
        format!("{done} gives away {spent} for only {} more.", score(gained))
    } else {
        format!("{done} gives away {spent} and gains nothing by it.")
    }
}

fn better_tiles(kept: &Rack, instead: &Rack, by: f64, told: &Sentences<'_>) -> String {
    let Sentences { best, done, alphabet } = told;
    let [kept_text, instead_text] = [kept, instead].map(|rack| alphabet.rack_text(rack));
    let by = points(by);
    if kept.is_empty() {
        let verb = if instead.len() == 1 { "is" } else { "are" };
        format!("{done} keeps {instead_text}, which {verb} worth {by} less than new tiles.")
    } else if instead.is_empty() {
        format!("{best} keeps {kept_text}, worth {by} more than new tiles.")
    } else {
        format!("{best} keeps {kept_text}, worth {by} more than {instead_text}.")
    }
}

fn premium(usage: &PremiumUse, best: &str) -> String {
    let times = match usage.factor {
        2 => "double word",
        3 => "triple word",
        _ => "quadruple word",
    };
    let [often, seldom] = [usage.after_done, usage.after_best].map(of_hundred);
    let after_best = match seldom {
        0.0 => "none".to_owned(),
        _ => format!("{seldom}"),
    };
    let square = usage.square;
    format!(
        "the {times} square at {square}: {often} of 100 answers would use it; after {best}, {after_best}"
    )
}

fn game_end(end: GameEnd) -> &'static str {
    match end {
        GameEnd::Won => "wins",
        GameEnd::Tied => "ties",
        GameEnd::Lost => "loses",
    }
}

fn score(points: Score) -> String {
    self::points(f64::from(points.0))
}

/// `1 point`, `2.5 points`.
fn points(number: f64) -> String {
    let number = rounded(number);
    let is_one = (number - 1.0).abs() < f64::EPSILON;
    format!("{number} {}", if is_one { "point" } else { "points" })
}

/// `no vowels`, `1 vowel`, `4 vowels`.
fn count(number: usize, thing: &str) -> String {
    match number {
        0 => format!("no {thing}s"),
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

fn tile_name(tile: Tile, alphabet: &Alphabet) -> String {
    match tile {
        Tile::Letter(letter) => alphabet.text(letter).to_owned(),
        Tile::Blank => "blank".to_owned(),
    }
}
