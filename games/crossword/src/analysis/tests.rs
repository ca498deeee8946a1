//! Every reason, as a sentence in every language.

use std::sync::Arc;

use board::Square;

use super::*;

/// The reasons why HORN is better than FERN, which was played.
fn said(language: Language, found: Vec<Reason>) -> Vec<String> {
    let alphabet = Alphabet::named("english").unwrap();
    let named = |word: &str| MoveName::Word { word: word.to_owned(), start: Square::new(7, 3) };
    let (best, done) = (named("HORN"), named("FERN"));
    reasons(&Explanation { reasons: found, best, done, alphabet }, language)
}

fn rack(text: &str) -> Rack {
    Alphabet::named("english").unwrap().rack(text).unwrap()
}

fn tile(text: &str) -> Tile {
    rack(text).tiles().next().unwrap()
}

fn premium(after_best: f64) -> PremiumUse {
    PremiumUse { square: Square::new(7, 14), factor: 3, after_best, after_done: 0.383 }
}

fn better_tiles(kept: &str, instead: &str, by: f64) -> Reason {
    Reason::BetterTiles { kept: rack(kept), instead: rack(instead), by }
}

fn every_reason() -> Vec<Reason> {
    vec![
        Reason::WholeRack { tiles: 7, bonus: Score(50) },
        Reason::GoesOut { others_hold: Score(12) },
        Reason::MoreNow(Score(1)),
        Reason::FewerNow(Score(12)),
        Reason::GivesAway { tile: tile("S"), gained: Score(3) },
        Reason::GivesAway { tile: tile("?"), gained: Score(0) },
        Reason::GetsRidOf(tile("Q")),
        better_tiles("AER", "VVU", 6.12),
        better_tiles("", "VVU", 1.0),
        better_tiles("AER", "", 12.4),
        Reason::Lopsided { vowels: 4, consonants: 1 },
        Reason::Lopsided { vowels: 0, consonants: 3 },
        Reason::Opens(premium(0.0)),
        Reason::LeavesOpen(premium(0.05)),
        Reason::WeakerAnswer { after_best: 24.4, after_done: 31.0, is_known: false },
        Reason::WeakerAnswer { after_best: 1.0, after_done: 9.0, is_known: true },
        Reason::WinsMore { best: 0.62, done: 0.553 },
        Reason::Decides { best: GameEnd::Won, done: GameEnd::Lost },
        Reason::Decides { best: GameEnd::Tied, done: GameEnd::Lost },
        Reason::AllInAll(1.5),
    ]
}

#[test]
fn every_reason_is_a_sentence_in_english() {
    let sentences = said(Language::EN, every_reason());
    assert_eq!(
        sentences,
        [
            "All 7 tiles could be laid for a bonus of 50 points: HORN.",
            "HORN goes out at once, and 12 points of tiles are left to the other side.",
            "HORN scores 1 point more at once.",
            "HORN scores 12 points less at once, but is worth more in the long run.",
            "FERN gives away an S for only 3 points more.",
            "FERN gives away a blank and gains nothing by it.",
            "HORN gets rid of the Q; FERN keeps it, and it is hard to play.",
            "HORN keeps AER, worth 6.1 points more than UVV.",
            "FERN keeps UVV, which are worth 1 point less than new tiles.",
            "HORN keeps AER, worth 12 points more than new tiles.",
            "FERN keeps 4 vowels and 1 consonant, which makes words hard to find.",
            "FERN keeps no vowels and 3 consonants, which makes words hard to find.",
            "FERN opens the triple word square at O8: 38 of 100 answers would use it; after HORN, none.",
            "FERN leaves open the triple word square at O8: 38 of 100 answers would use it; after \
             HORN, 5.",
            "After HORN the best answer scores 24 on average; after FERN, 31.",
            "After HORN the best answer scores 1; after FERN, 9.",
            "HORN wins 62 of 100 games; FERN wins 55.",
            "With the best play on both sides HORN wins the game, and FERN loses it.",
            "With the best play on both sides HORN ties the game, and FERN loses it.",
            "All in all HORN is worth 1.5 points more.",
        ]
    );
}

#[test]
fn every_reason_is_a_sentence_in_french() {
    let sentences = said(Language::FR, every_reason());
    assert_eq!(
        sentences,
        [
            "Les 7 lettres pouvaient être posées d’un coup, avec une prime de 50 points\u{a0}: HORN.",
            "HORN termine la partie et laisse à l’adversaire 12 points de lettres.",
            "HORN rapporte 1 point de plus tout de suite.",
            "HORN rapporte 12 points de moins tout de suite, mais vaut mieux à la longue.",
            "FERN dépense un S pour seulement 3 points de plus.",
            "FERN dépense un joker sans rien y gagner.",
            "HORN se défait du Q\u{202f}; FERN le garde, et il est difficile à placer.",
            "HORN garde AER, qui vaut 6,1 points de plus que UVV.",
            "FERN garde UVV, qui vaut 1 point de moins que des lettres neuves.",
            "HORN garde AER, qui vaut 12 points de plus que des lettres neuves.",
            "FERN garde 4 voyelles et 1 consonne, ce qui donne peu de mots.",
            "FERN garde 3 consonnes et aucune voyelle, ce qui donne peu de mots.",
            "FERN ouvre la case mot compte triple H15\u{a0}: 38 réponses sur 100 en \
             profiteraient\u{202f}; après HORN, aucune.",
            "FERN laisse ouverte la case mot compte triple H15\u{a0}: 38 réponses sur 100 en \
             profiteraient\u{202f}; après HORN, 5.",
            "Après HORN, la meilleure réponse rapporte 24 points en moyenne\u{202f}; après FERN, 31.",
            "Après HORN, la meilleure réponse rapporte 1 point\u{202f}; après FERN, 9.",
            "HORN gagne 62 parties sur 100\u{202f}; FERN en gagne 55.",
            "Si chacun joue ensuite au mieux, HORN gagne la partie et FERN la perd.",
            "Si chacun joue ensuite au mieux, HORN fait match nul et FERN perd la partie.",
            "Tout compte fait, HORN vaut 1,5 point de plus.",
        ]
    );
}

#[test]
fn the_same_word_at_two_places_is_told_apart() {
    let named =
        |start: &str| MoveName::Word { word: "FEM".to_owned(), start: start.parse().unwrap() };
    let explanation = Explanation {
        reasons: vec![Reason::MoreNow(Score(2))],
        best: named("E7"),
        done: named("E9"),
        alphabet: Arc::clone(&Alphabet::named("english").unwrap()),
    };
    let in_english = ["FEM from E7 scores 2 points more at once."];
    assert_eq!(reasons(&explanation, Language::EN), in_english);
    let in_french = ["FEM à partir de G5 rapporte 2 points de plus tout de suite."];
    assert_eq!(reasons(&explanation, Language::FR), in_french);
}

#[test]
fn other_moves_are_named_too() {
    let explanation = Explanation {
        reasons: vec![Reason::AllInAll(1.0)],
        best: MoveName::Exchange(rack("QV")),
        done: MoveName::Pass,
        alphabet: Alphabet::named("english").unwrap(),
    };
    assert_eq!(
        reasons(&explanation, Language::EN),
        ["All in all exchanging QV is worth 1 point more."]
    );
}
