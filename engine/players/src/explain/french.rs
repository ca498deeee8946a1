//! The sentences in French: rows are lettered, decimals have a comma, and a narrow space that does
//! not break stands before `:`, `;`, `!` and `?`.

use board::Square;
use tiles::{Alphabet, Rack, Score, Tile};

use super::{
    Detail, GameEnd, Named, PremiumUse, Reason, Sentences, games_won, of_hundred, rounded,
};
use crate::review::Verdict;

/// The space before high punctuation.
const NARROW: char = '\u{202f}';

/// The name of a verdict.
pub(super) const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "meilleur coup",
        Verdict::Good => "bon coup",
        Verdict::Slip => "imprécision",
        Verdict::Mistake => "erreur",
        Verdict::Blunder => "gaffe",
    }
}

/// A move as the subject of a sentence.
pub(super) fn name(named: &Named, detail: Detail, alphabet: &Alphabet) -> String {
    match (named, detail) {
        (Named::Word { word, .. }, Detail::Word) => word.clone(),
        (Named::Word { word, start }, Detail::WordAndSquare) => {
            format!("{word} à partir de {}", square(*start))
        }
        (Named::Exchange(tiles), _) => format!("échanger {}", alphabet.rack_text(tiles)),
        (Named::Pass, _) => "passer".to_owned(),
    }
}

/// A reason in a sentence.
pub(super) fn sentence(reason: &Reason, told: &Sentences<'_>) -> String {
    let Sentences { best, done, .. } = told;
    match reason {
        Reason::WholeRack { tiles, bonus } => {
            format!(
                "les {tiles} lettres pouvaient être posées d’un coup, avec une prime de {}{NARROW}: {best}.",
                score(*bonus)
            )
        }
        Reason::GoesOut { others_hold } => {
            format!(
                "{best} termine la partie et laisse à l’adversaire {} de lettres.",
                score(*others_hold)
            )
        }
        Reason::MoreNow(more) => format!("{best} rapporte {} de plus tout de suite.", score(*more)),
        Reason::FewerNow(fewer) => {
            format!(
                "{best} rapporte {} de moins tout de suite, mais vaut mieux à la longue.",
                score(*fewer)
            )
        }
        Reason::GivesAway { tile, gained } => gives_away(*tile, *gained, told),
        Reason::GetsRidOf(tile) => {
            let tile = tile_name(*tile, told.alphabet);
            format!(
                "{best} se défait du {tile}{NARROW}; {done} le garde, et il est difficile à placer."
            )
        }
        Reason::BetterTiles { kept, instead, by } => better_tiles(kept, instead, *by, told),
        Reason::Lopsided { vowels, consonants } => lopsided(*vowels, *consonants, done),
        Reason::Opens(usage) => format!("{done} ouvre {}.", premium(usage, best)),
        Reason::LeavesOpen(usage) => format!("{done} laisse ouverte {}.", premium(usage, best)),
        Reason::WeakerAnswer { after_best, after_done, is_known } => {
            let on_average = if *is_known { "" } else { " en moyenne" };
            let less = points(after_best.round());
            let more = after_done.round();
            format!(
                "après {best}, la meilleure réponse rapporte {less}{on_average}{NARROW}; après {done}, {more}."
            )
        }
        Reason::WinsMore { best: more, done: less } => format!(
            "{best} gagne {} sur 100{NARROW}; {done} en gagne {}.",
            counted(games_won(*more), "partie"),
            games_won(*less)
        ),
        Reason::Decides { best: end, done: other } => {
            format!("si chacun joue ensuite au mieux, {}.", game_ends(*end, *other, told))
        }
        Reason::AllInAll(by) => format!("tout compte fait, {best} vaut {} de plus.", points(*by)),
    }
}

fn gives_away(tile: Tile, gained: Score, told: &Sentences<'_>) -> String {
    let done = &told.done;
    let tile = tile_name(tile, told.alphabet);
    if gained > Score::ZERO {
        format!("{done} dépense un {tile} pour seulement {} de plus.", score(gained))
    } else {
        format!("{done} dépense un {tile} sans rien y gagner.")
    }
}

fn better_tiles(kept: &Rack, instead: &Rack, by: f64, told: &Sentences<'_>) -> String {
    let Sentences { best, done, alphabet } = told;
    let [kept_text, instead_text] = [kept, instead].map(|rack| alphabet.rack_text(rack));
    let by = points(by);
    if kept.is_empty() {
        format!("{done} garde {instead_text}, qui vaut {by} de moins que des lettres neuves.")
    } else if instead.is_empty() {
        format!("{best} garde {kept_text}, qui vaut {by} de plus que des lettres neuves.")
    } else {
        format!("{best} garde {kept_text}, qui vaut {by} de plus que {instead_text}.")
    }
}

fn lopsided(vowels: usize, consonants: usize, done: &str) -> String {
    let count = |number: usize, thing: &str| match number {
        0 => format!("aucune {thing}"),
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    };
    let mut parts = [count(vowels, "voyelle"), count(consonants, "consonne")];
    // "Aucune" stands second.
    if vowels == 0 {
        parts.reverse();
    }
    format!("{done} garde {}, ce qui donne peu de mots.", parts.join(" et "))
}

fn premium(usage: &PremiumUse, best: &str) -> String {
    let times = match usage.factor {
        2 => "double",
        3 => "triple",
        _ => "quadruple",
    };
    let [often, seldom] = [usage.after_done, usage.after_best].map(of_hundred);
    let verb = if often < 2.0 { "en profiterait" } else { "en profiteraient" };
    let after_best = match seldom {
        0.0 => "aucune".to_owned(),
        _ => format!("{seldom}"),
    };
    let (square, answers) = (square(usage.square), counted(often, "réponse"));
    format!(
        "la case mot compte {times} {square}{NARROW}: {answers} sur 100 {verb}{NARROW}; après {best}, {after_best}"
    )
}

fn game_ends(end: GameEnd, other: GameEnd, told: &Sentences<'_>) -> String {
    let Sentences { best, done, .. } = told;
    match (end, other) {
        (GameEnd::Won, GameEnd::Lost) => format!("{best} gagne la partie et {done} la perd"),
        _ => format!("{best} {} et {done} {}", game_end(end), game_end(other)),
    }
}

fn game_end(end: GameEnd) -> &'static str {
    match end {
        GameEnd::Won => "gagne la partie",
        GameEnd::Tied => "fait match nul",
        GameEnd::Lost => "perd la partie",
    }
}

/// French letters the rows.
fn square(square: Square) -> String {
    square.transposed().to_string()
}

fn tile_name(tile: Tile, alphabet: &Alphabet) -> String {
    match tile {
        Tile::Letter(letter) => alphabet.text(letter).to_owned(),
        Tile::Blank => "joker".to_owned(),
    }
}

fn score(points: Score) -> String {
    self::points(f64::from(points.0))
}

fn points(number: f64) -> String {
    counted(rounded(number), "point")
}

/// `1,5 point`, `2 points`: the plural begins at two.
fn counted(number: f64, thing: &str) -> String {
    let plural = if number.abs() < 2.0 { "" } else { "s" };
    format!("{} {thing}{plural}", number.to_string().replace('.', ","))
}
