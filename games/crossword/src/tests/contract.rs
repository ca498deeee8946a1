//! The contract of games with hosts: whom the game waits for, records, and looking words up.

use tabletop::{Game, Language, Lookups, PresetRules, Seat, Spoken, Viewer};
use tiles::Score;

use super::support::{SHELF, table};
use crate::{Action, Crossword, Mode, Rules};

#[test]
fn a_table_is_filed_by_its_mode_and_its_language() {
    let kind = |mode| {
        let kind = Crossword::kind(&table("micro-fr").rules(|rules| rules.mode = mode).options());
        format!("{} {}", kind.mode, kind.language)
    };
    assert_eq!(kind(Mode::Normal), "normal fr");
    assert_eq!(kind(Mode::Solitaire), "solitaire fr");
    assert_eq!(kind(Mode::Tournament(3)), "tournament fr");
    assert_eq!(kind(Mode::RealBoard), "real_board fr");
}

#[test]
fn a_table_waits_for_whoever_is_to_move_and_for_nobody_in_a_pause() {
    let mut game = table("club").racks("HORNAEI/STUEEEE").start();
    assert_eq!(game.game().waits_for(), [Seat(0)]);
    game.act(1, Action::Pause).unwrap();
    assert_eq!(game.game().waits_for(), []);
    game.act(0, Action::Resume).unwrap();
    game.act(0, Action::Resign).unwrap();
    assert_eq!(game.game().waits_for(), []);
}

#[test]
fn a_table_waits_for_all_who_have_not_accepted_the_last_play() {
    let mut game = table("club").players(&["A", "B", "C"]).endgame("S/QU/Z").start();
    game.play(0, "8F HORNS").unwrap();
    assert_eq!(game.game().waits_for(), [Seat(1), Seat(2)]);
    game.act(1, Action::Accept).unwrap();
    assert_eq!(game.game().waits_for(), [Seat(2)]);
}

#[test]
fn between_games_people_are_waited_for_and_computers_go_on_by_themselves() {
    let game = |names: &[&str]| {
        let twice = |rules: &mut Rules| rules.mode = Mode::Tournament(2);
        let mut game = table("club").rules(twice).players(names).start();
        game.act(0, Action::Resign).unwrap();
        game
    };
    assert_eq!(game(&["Ann", "Micro*"]).game().waits_for(), [Seat(0)]);
    let alone = game(&["Mini*", "Micro*"]);
    assert_eq!(alone.game().waits_for(), [Seat(0)]);
    let thinking = search_control::SearchControl::unlimited();
    let action =
        Crossword::choose_action(&alone.view(0), &alone.game().engine_context(), &thinking);
    assert_eq!(action, Some(Action::NextGame));
}

#[test]
fn the_best_play_and_full_racks_are_kept_and_withdrawn_plays_are_not() {
    let mut game = table("club").racks("RETAINS/NORIHAE").start();
    game.play(0, "8F RETAINS").unwrap();
    game.play(1, "E5 NORI").unwrap();
    game.act(0, Action::Challenge).unwrap();
    game.act(0, Action::Pass).unwrap();
    let records = game.game().records();
    assert_eq!(records[0].best_play, Some(("RETAINS".to_owned(), Score(game.score(0)))));
    assert_eq!((records[0].counters["whole_racks"], records[0].turns), (1, 2));
    assert_eq!((records[1].best_play.clone(), records[1].turns), (None, 1));
}

#[test]
fn records_are_kept_over_all_games_of_a_tournament() {
    let twice = |rules: &mut Rules| rules.mode = Mode::Tournament(2);
    let mut game = table("club").rules(twice).racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    game.act(1, Action::Resign).unwrap();
    game.act(1, Action::NextGame).unwrap();
    assert_eq!(game.game().records()[0].best_play, Some(("HORN".to_owned(), Score(14))));
    assert_eq!(game.game().records()[0].turns, 1);
}

/// MS-027
#[test]
fn at_strict_tables_no_word_is_looked_up_before_the_game_is_over() {
    for preset in ["micro-fr", "deluxe-en", "club"] {
        let mut game = table(preset).start();
        assert_eq!(game.game().lookups(), Lookups::Forbidden, "{preset}");
        game.act(0, Action::Resign).unwrap();
        assert_eq!(game.game().lookups(), Lookups::Allowed, "{preset}");
    }
}

#[test]
fn on_the_console_words_can_be_looked_up_at_any_time() {
    assert_eq!(table("console-en").start().game().lookups(), Lookups::Allowed);
}

#[test]
fn rules_that_do_not_speak_of_looking_up_forbid_it() {
    let mut rules = serde_json::to_value(Rules::preset("console-en").unwrap()).unwrap();
    rules.as_object_mut().unwrap().remove("lookups");
    let rules: Rules = serde_json::from_value(rules).unwrap();
    assert_eq!(rules.lookups, Lookups::Forbidden);
}

#[test]
fn a_game_is_written_as_gcg_and_as_cgp_and_in_no_other_form() {
    let game = table("club").racks("HORNAEI/STUEEEE").start();
    let written = |format| game.game().written(format, Viewer::Spectator);
    assert!(written("gcg").unwrap().starts_with("#character-encoding UTF-8\n"));
    assert!(written("cgp").unwrap().ends_with(" / 0/0 0 lex en; ld english; bdn CrosswordGame;"));
    assert_eq!(written("pgn"), None);
    assert_eq!(Crossword::FORMATS, ["gcg", "cgp"]);
}

#[test]
fn refusals_are_said_in_both_languages() {
    let mut game = table("console-en").rules(try_again).racks("HORNAEI/STUEEEE").start();
    let mut said = |seat, text: &str| {
        let refusal = game.play(seat, text).unwrap_err();
        (refusal.say(Language::EN), refusal.say(Language::FR))
    };
    let both = |english: &str, french: &str| (english.to_owned(), french.to_owned());
    assert_eq!(said(1, "8F SEE"), both("it is not your turn", "ce n’est pas à vous de jouer"));
    assert_eq!(
        said(0, "8F CAT"),
        both("the rack has no C", "vous n’avez pas de C sur le chevalet")
    );
    assert_eq!(
        said(0, "A1 HORN"),
        both(
            "the first word must cover the start square, H8",
            "le premier mot doit couvrir la case de départ, H8"
        )
    );
    assert_eq!(said(0, "8F NORI").1, "NORI n’est pas dans la liste anglaise");
}

fn try_again(rules: &mut Rules) {
    rules.refused_word = crate::RefusedWord::TryAgain;
}

#[test]
fn hosts_are_told_in_both_languages_why_a_table_cannot_be_set() {
    let said = |change: fn(&mut Rules)| {
        let options = table("club").rules(change).options();
        let fault = Crossword::start(&options, tiles::Seed::from_number(1), &SHELF).unwrap_err();
        (fault.say(Language::EN), fault.say(Language::FR))
    };
    let (english, french) = said(|rules| rules.mode = Mode::Solitaire);
    assert_eq!(english, "this kind of game is for 1 player, not 2");
    assert_eq!(french, "ce genre de partie se joue seul, pas à 2");
    let (_, french) = said(|rules| rules.lexicon = "tlh".to_owned());
    assert_eq!(french, "il n’y a pas ici de liste de mots «\u{a0}tlh\u{202f}»");
    let (_, french) = said(|rules| rules.mode = Mode::Tournament(0));
    assert_eq!(french, "un tournoi compte de 1 à 20 parties, pas 0");
}
