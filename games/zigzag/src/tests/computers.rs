//! Computer players at the table: whole games over every preset and option.

use lexicon::Shelf;
use tabletop::{Game, PresetRules, testkit};
use tiles::Seed;

use super::support::{SHELF, everything, table};
use crate::{ActionDeal, Blanks, Options, Piles, Question, Reading, ReverseForTwo, Rules, Zigzag};

/// The real lists.
fn real_shelf() -> Shelf {
    Shelf::new(["en", "fr"].map(|name| word_data::open(name).expect("it comes with the program")))
}

fn options(rules: Rules, levels: &[&str]) -> Options {
    Options { rules, ..table().computers(levels).options().clone() }
}

#[test]
fn computers_play_every_preset_to_its_end() {
    let shelf = real_shelf();
    for (name, seed) in Rules::preset_names().zip(1..) {
        let rules = Rules::preset(name).unwrap();
        let options = options(rules, &["level2", "expert", "level7"]);
        let game = testkit::check_whole_game::<Zigzag>(&options, Seed::from_number(seed), &shelf);
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.winners.len(), 1, "{name}");
        let best = outcome.scores.iter().max().unwrap();
        assert_eq!(&outcome.scores[outcome.winners[0].index()], best);
    }
}

#[test]
fn computers_play_with_every_option_to_the_end() {
    for mode in 0..32_u32 {
        let bit = |place: u32| (mode >> place) & 1 == 1;
        let mut rules = Rules::preset("zigzag-fr").unwrap();
        rules.reading = if bit(0) { Reading::Directed } else { Reading::Either };
        rules.piles = if bit(1) { Piles::Short } else { Piles::Full };
        rules.actions = if bit(2) { ActionDeal::Even } else { ActionDeal::Mixed };
        rules.reverse = if bit(3) { ReverseForTwo::Skip } else { ReverseForTwo::Nothing };
        rules.blanks = if bit(4) { Blanks::Two } else { Blanks::None };
        let levels = &["level8", "expert", "level8", "level1"][..2 + mode as usize % 3];
        let options = options(rules, levels);
        let seed = Seed::from_number(mode.into());
        let before = everything(&Zigzag::start(&options, seed, &SHELF).unwrap());
        let game = testkit::check_whole_game::<Zigzag>(&options, seed, &SHELF);
        assert_eq!(everything(&game), before, "tiles are conserved");
        super::support::check_always(&game);
    }
}

#[test]
fn a_finished_game_is_reviewed_turn_by_turn() {
    let options = options(Rules::preset("zigzag-short-en").unwrap(), &["level5", "level5"]);
    let shelf = real_shelf();
    let game = testkit::check_whole_game::<Zigzag>(&options, Seed::from_number(3), &shelf);
    for line in 0..game.table.history.len() {
        let answer = game.answer(tabletop::Seat(0), Question::Analysis { line });
        assert!(answer.is_ok(), "line {line}: {answer:?}");
    }
    let beyond = Question::Analysis { line: game.table.history.len() };
    assert_eq!(game.answer(tabletop::Seat(0), beyond), Err(crate::Refusal::NoSuchTurn));
}
