//! How computer players think: what they choose, what they show, and what they advise.

use std::sync::Mutex;
use std::time::Duration;

use lexicon::Shelf;
use search_control::{SearchControl, StopSignal};
use tabletop::{Game, Moment, Player, PresetRules, Seat, Viewer};
use tiles::Seed;

use super::support::{Table, action, check_always, laid, table};
use crate::{
    Action, ActionKind, ActionNest, Answer, Hint, HintStrength, HintView, Laid, LaidAction,
    LineKindView, Options, Piles, Question, Reads, Rules, Trial, Zigzag,
};

/// A game between computers with the real words, played to its end.
fn played(names: &[&str], seed: u64, change: impl FnOnce(&mut Rules)) -> Zigzag {
    let mut rules = Rules::preset("zigzag-fr").unwrap();
    change(&mut rules);
    let players = names.iter().map(|name| Player::computer(name, name)).collect();
    let shelf = Shelf::new(word_data::open("fr"));
    let options = Options { rules, players, position: None, aids: None };
    let mut game = Zigzag::start(&options, Seed::from_number(seed), &shelf).unwrap();
    let context = game.engine_context();
    for _ in 0..1_000 {
        let Some(seat) = game.waits_for().first().copied() else { break };
        let view = game.view(Viewer::Seat(seat));
        let action = Zigzag::choose_action(&view, &context, &SearchControl::unlimited()).unwrap();
        game = game.decide(seat, action, Moment(0)).unwrap().into_game();
        check_always(&game);
    }
    assert!(game.outcome().is_some(), "{names:?} {seed}");
    game
}

/// What the computer player does whose turn it is.
fn chosen(table: &Table) -> Action {
    let (view, context) = (table.view(table.turn()), table.game().engine_context());
    Zigzag::choose_action(&view, &context, &SearchControl::unlimited()).unwrap()
}

fn chosen_turn(table: &Table) -> (Option<Laid>, Option<LaidAction>) {
    match chosen(table) {
        Action::Play { word, action } => (word, action),
        other => panic!("{other:?}"),
    }
}

/// A chain as text.
fn text(word: Option<&Laid>) -> String {
    word.iter().flat_map(|word| &word.chain).map(|tile| tile.tile.as_str()).collect()
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for name in crate::computer::computer_names() {
        played(&[&name, "level4"], 3, |_| {});
    }
}

#[test]
fn the_expert_lays_as_many_tiles_as_it_can() {
    let table = table().computers(&["expert", "expert"]).open(&["DIVAEES"]).start();
    let (word, _) = chosen_turn(&table);
    assert_eq!(text(word.as_ref()), "AVIDE");
}

/// ZZ-025, ZZ-030
#[test]
fn an_action_tile_is_laid_at_once_and_gives_the_hardest_letters() {
    let table = table().computers(&["expert", "expert"]).open(&["DIVAWK +2"]).start();
    let (word, action) = chosen_turn(&table);
    let action = action.unwrap();
    assert_eq!((text(word.as_ref()).as_str(), action.tile), ("DIVA", ActionKind::PlusTwo));
    assert!(matches!(action.on, ActionNest::New(_)), "on a letter of this turn");
    let mut given = action.gifts[0].open.clone();
    given.sort();
    assert_eq!(given, ["K", "W"]);
}

/// ZZ-029, ZZ-032
#[test]
fn gifts_go_to_the_player_in_the_lead() {
    let setting = table().computers(&["expert", "expert", "expert"]).open(&["DIVAWK +3"]);
    let table = setting.piles(&["EEEEE", "AAAAA", "S"]).start();
    let (_, action) = chosen_turn(&table);
    let to: Vec<Seat> = action.unwrap().gifts.iter().map(|gift| gift.to).collect();
    assert_eq!(to, [Seat(2)]);
}

/// ZZ-033
#[test]
fn without_a_word_an_action_tile_is_laid_alone() {
    let setting = table().computers(&["expert", "expert"]).open(&["DIVAEES", "KWXYZJ skip"]);
    let mut table = setting.start();
    table.play(0, laid(None, "DIVA", &[0; 4], &[], Reads::Outwards)).unwrap();
    let (word, action) = chosen_turn(&table);
    assert_eq!((word, action.unwrap().tile), (None, ActionKind::Skip));
}

/// ZZ-023
#[test]
fn the_expert_blocks_a_player_who_is_about_to_finish() {
    let setting = table().computers(&["expert", "expert"]);
    let setting = setting.open(&["DIVALA reverse", "VERTIKW"]).piles(&["", "EEEE"]);
    let mut table = setting.start();
    // LAVA on the V would be the last word, and only one of its sides is free.
    let reverse = action(ActionKind::Reverse, ActionNest::New(2), 6);
    let diva = laid(None, "DIVA", &[0; 4], &[], Reads::Outwards);
    table.play_both(0, diva, reverse).unwrap();
    let lava = laid(Some(2), "AL", &[18, 18], &[2, 3], Reads::Inwards);
    assert!(table.game().preview(Seat(0), Some(&lava), None).unwrap().wins);
    let (word, _) = chosen_turn(&table);
    assert_eq!(text(word.as_ref()), "VERTI", "it sheds as much as it can, and bends over the V");
    table.play(1, word.unwrap()).unwrap();
    assert!(table.game().preview(Seat(0), Some(&lava), None).is_err());
}

/// ZZ-034
#[test]
fn a_player_without_a_play_exchanges_and_keeps_a_word() {
    let setting = table().computers(&["expert", "expert"]).open(&["DIVAEES", "KWXYZJQ"]);
    let mut table = setting.piles(&["AAA", "SETEEEEN"]).start();
    table.play(0, laid(None, "DIVA", &[0; 4], &[], Reads::Outwards)).unwrap();
    assert_eq!(chosen(&table), Action::Exchange { draw: 7 });
    table.exchange(1, 7).unwrap();
    table.act(1, chosen(&table)).unwrap();
    let open = table.open(1);
    assert!(open.contains('S') && !open.contains('K'), "{open}");
}

#[test]
fn a_player_who_is_told_to_move_moves_at_once() {
    let table = table().computers(&["expert", "expert"]).open(&["DIVAEES"]).start();
    let signal = StopSignal::default();
    signal.raise();
    let (view, context) = (table.view(0), table.game().engine_context());
    let control = SearchControl::unlimited().stopped_by(&signal);
    assert!(Zigzag::choose_action(&view, &context, &control).is_some());
}

#[test]
fn people_who_watch_are_told_what_a_player_tries_the_best_last() {
    let table = table().computers(&["expert", "expert"]).open(&["DIVAEES"]).start();
    let told = Mutex::new(Vec::new());
    let listener = |trial: &Trial| told.lock().unwrap().push(trial.play.word.clone());
    let (view, context) = (table.view(0), table.game().engine_context());
    let control = SearchControl::unlimited().with_listener(&listener, Duration::ZERO);
    Zigzag::choose_action(&view, &context, &control).unwrap();
    let told = told.into_inner().unwrap();
    assert!(told.len() > 2, "{told:?}");
    assert_eq!(told.last().map(String::as_str), Some("AVIDE"));
}

fn hint(table: &Table, strength: HintStrength, asked_before: u32) -> HintView {
    let question = Question::Hint { strength, asked_before };
    match table.game().answer(Seat(table.turn()), question).unwrap() {
        Answer::Hint(hint) => hint,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hint_names_a_letter_a_word_or_a_play() {
    let table = super::support::diva("VERTIKW");
    assert!(matches!(hint(&table, HintStrength::Letter, 0), HintView::Letter { count: 5, .. }));
    let word = HintView::Word { word: "AVERTI".to_owned() };
    assert_eq!(hint(&table, HintStrength::Word, 0), word);
    assert_ne!(hint(&table, HintStrength::Word, 1), word, "another one when asked again");
    let HintView::Play(play) = hint(&table, HintStrength::Play, 0) else { panic!() };
    assert!(table.game().preview(Seat(1), Some(&play.laid), None).unwrap().known);
}

#[test]
fn a_hint_tells_no_more_than_the_table_allows() {
    let setting = table().rules(|rules| rules.screen.hint = Hint::Word).open(&["DIVAEES"]);
    let table = setting.start();
    assert!(matches!(hint(&table, HintStrength::Play, 0), HintView::Word { .. }));
}

#[test]
fn a_hint_without_a_word_names_an_action_tile_or_nothing() {
    let table = super::support::diva("KWXYZJ skip");
    let alone = HintView::Action { tile: ActionKind::Skip };
    assert_eq!(hint(&table, HintStrength::Play, 0), alone);
    let table = super::support::diva("KWXYZJQ");
    assert_eq!(hint(&table, HintStrength::Letter, 0), HintView::Nothing);
}

#[test]
fn a_review_lists_what_every_turn_could_have_laid() {
    let game = played(&["level2", "level3"], 5, |rules| rules.piles = Piles::Short);
    let view = game.view(Viewer::Spectator);
    for (line, number) in view.history.iter().zip(0..) {
        let question = Question::Analysis { line: number };
        let Ok(Answer::Analysis(analysis)) = game.answer(line.seat, question) else { panic!() };
        let LineKindView::Word { word, .. } = &line.what else { continue };
        assert!(analysis.most >= word.laid.len() && analysis.words > 0);
        assert_eq!(analysis.best[0].laid.chain.len(), analysis.most);
        assert!(analysis.best.len() <= 5);
    }
}
