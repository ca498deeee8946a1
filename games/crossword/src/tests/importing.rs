//! Files of other programs become games at a real table.

use lexicon::Shelf;
use notation::{GcgGame, TurnKind};
use proptest::prelude::*;
use tabletop::{Game, Imported, Language, Moment, Recorded, Seat, Spoken, Viewer};
use tiles::{Score, Seed};

use super::support::{SHELF, table};
use crate::import::import;
use crate::{
    Action, Adjustment, ClockRule, Crossword, GameClock, NotImported, PhaseView, RackView,
};

fn read_with(text: &str, shelf: &Shelf) -> (Imported<Crossword>, Crossword) {
    let imported = import(text.as_bytes(), shelf).expect("it looks like GCG");
    let imported = imported.unwrap_or_else(|refusal| panic!("{refusal}"));
    let start = Crossword::start(&imported.options, imported.seed, shelf).unwrap();
    let game = tabletop::replay(start, &imported.log).unwrap();
    (imported, game)
}

fn read(text: &str) -> (Imported<Crossword>, Crossword) {
    read_with(text, &SHELF)
}

fn refusal(text: &str) -> NotImported {
    import(text.as_bytes(), &SHELF).expect("it looks like GCG").err().unwrap()
}

fn notes(imported: &Imported<Crossword>) -> Vec<String> {
    imported.notes.iter().map(ToString::to_string).collect()
}

fn gcg(text: &str) -> GcgGame {
    GcgGame::read(text.as_bytes()).unwrap().game
}

/// The game written again, as everybody may see it.
fn written(game: &Crossword) -> GcgGame {
    gcg(&game.written("gcg", Viewer::Spectator).unwrap())
}

/// Who did what, the points and the totals.
fn moves(game: &GcgGame) -> Vec<(usize, TurnKind, Score)> {
    game.turns.iter().map(|turn| (turn.seat, turn.kind.clone(), turn.total)).collect()
}

fn file(turns: &str) -> String {
    format!("#player1 anna Anna Arden\n#player2 ben Ben Bell\n{turns}")
}

const FIRST_TURNS: &str = "\
>anna: AEHNORS 8F HORN +14 14
>ben: AEFMSTU H6 FARM +9 9
>anna: AEPSSTT 10F PASTE +25 39
";

const ALL_KINDS: &str = "\
>anna: AEHNORS 8F HORN +14 14
>ben: AEFMSTU H6 FA.M +9 9
>anna: AEPSSTT 10F PASTE +25 39
>ben: IIQUUUV -QV +0 9
>anna: ABIOOOT - +0 39
>ben: BEIOUUU 9H .OB +16 25
>ben: (challenge) +5 30
>anna: AINOOTX J9 ..XON +14 53
>anna: -- -14 39
";

#[test]
fn a_game_with_all_kinds_of_turns_is_entered_and_written_as_it_was() {
    let text = file(ALL_KINDS);
    let (imported, game) = read(&text);
    assert_eq!(Crossword::kind(&imported.options).mode, "real_board");
    assert_eq!(moves(&written(&game)), moves(&gcg(&text)));
    assert_eq!(written(&game).turns[0].rack, "AEHNORS");
    assert_eq!(game.waits_for(), [Seat(1)]);
    assert_eq!(notes(&imported), ["turn 8: BEXON is not in the English list"]);
}

#[test]
fn the_game_can_be_continued_where_the_file_ends() {
    let (_, game) = read(&(file(FIRST_TURNS) + "#incomplete BEIOUUU\n"));
    let Some(RackView::Shown(rack)) = game.view(Viewer::Spectator).shared.seats[1].rack.clone()
    else {
        panic!("it was told")
    };
    assert_eq!(rack, "BEIOUUU");
    let played = game.laying(&mob(&game));
    let game = game.decide(Seat(1), played, Moment(9)).unwrap().into_game();
    assert_eq!(game.table.scores, [Score(39), Score(25)]);
}

/// MOB with O and B laid beside the M of FARM.
fn mob(game: &Crossword) -> board::Placement {
    let place = notation::Coordinates::English.parse("9H").unwrap();
    let tiles = game.setup.tiles.alphabet().placed_tiles("MOB").unwrap();
    board::Placement::of_word(game.board(), place.square, place.direction, &tiles).unwrap()
}

/// A whole game of the list's best words, written as GCG.
fn whole_game(shelf: &Shelf, change: impl FnOnce(&mut crate::Rules), pace: u64) -> String {
    let options = table("club").rules(change).options();
    let mut game = Recorded::<Crossword>::start(&options, Seed::from_number(5), shelf).unwrap();
    let mut now = Moment(0);
    while game.game().outcome().is_none() {
        now = Moment(now.0 + pace);
        let (seat, action) = next_action(game.game());
        game.submit(seat, action, now).unwrap();
    }
    game.game().written("gcg", Viewer::Spectator).unwrap()
}

fn next_action(game: &Crossword) -> (Seat, Action) {
    let Some(seat) = game.to_move() else { return (game.waits_for()[0], Action::Accept) };
    let rack = game.table.hand(seat).rack().unwrap();
    let plays = movegen::generate(game.board(), rack, game.lexicon(), &game.terms());
    let best = plays.iter().max_by_key(|play| play.score());
    (seat, best.map_or(Action::Pass, |play| game.laying(play.placement())))
}

#[test]
fn a_whole_game_ends_here_as_it_ended_there() {
    let shelf = Shelf::new([word_data::open("en").unwrap()]);
    let twice = |rules: &mut crate::Rules| rules.end.adjustment = Adjustment::TwiceToPlayerOut;
    let quick = |rules: &mut crate::Rules| {
        rules.clock = ClockRule::PerGame(GameClock { seconds: 60, points: 10 });
    };
    let texts = [
        whole_game(&shelf, |_| {}, 0),
        whole_game(&shelf, twice, 0),
        whole_game(&shelf, quick, 9_000),
    ];
    assert!(texts[2].contains("(time)"), "{}", texts[2]);
    for text in texts {
        let (imported, game) = read_with(&text, &shelf);
        assert!(game.outcome().is_some(), "{text}");
        assert_eq!(notes(&imported), Vec::<String>::new(), "{text}");
        let (there, here) = (gcg(&text), written(&game));
        let order = |game: &GcgGame| {
            let first = game.turns[0].seat;
            let mut turns = moves(game);
            for turn in &mut turns {
                turn.0 = (turn.0 + 2 - first) % 2;
            }
            turns
        };
        let sorted = |game: &GcgGame| {
            let mut turns = order(game);
            turns.sort_by_key(|turn| turn.0);
            turns
        };
        assert_eq!(sorted(&here), sorted(&there), "{text}");
    }
}

#[test]
fn a_game_that_ended_without_points_counts_the_racks_of_the_file() {
    let text = file(
        ">anna: AEHNORS 8F HORN +14 14\n>ben: AEFMSTU - +0 0\n>anna: AES - +0 14\n>ben: AEFMSTU - +0 0\n\
         >anna: AEHNORT (AEHNORT) -10 4\n>ben: AEFMSTU (AEFMSTU) -12 -12\n",
    );
    let (imported, game) = read(&text);
    assert_eq!(moves(&written(&game)), moves(&gcg(&text)));
    assert_eq!(game.outcome().unwrap().winners, [Seat(0)]);
    assert_eq!(notes(&imported), Vec::<String>::new());
}

#[test]
fn whoever_began_sits_first() {
    let text = file(">ben: AEHNORS 8F HORN +14 14\n>anna: AEFMSTU H6 FARM +9 9\n");
    let (imported, game) = read(&text);
    assert_eq!(imported.options.players[0].name, "Ben Bell");
    assert_eq!(game.table.scores, [Score(14), Score(9)]);
}

#[test]
fn what_does_not_agree_is_repaired_and_said_in_both_languages() {
    let text = file(
        "#lexicon CSW21\n>anna: EEEEEEE 8F HORN +15 15\n>anna: 8F HORNS +8 23\n>ben: -2 +0 0\n",
    );
    let (imported, game) = read(&text);
    assert_eq!(
        notes(&imported)[0],
        "the game was played with the word list CSW21; here words are judged by “en”"
    );
    assert_eq!(notes(&imported)[1], "turn 1: the rack was left out: it has no H, which was played");
    assert_eq!(imported.notes[2].say(Language::FR), "coup 1\u{a0}: le coup vaut 14 points, pas 15");
    assert!(
        notes(&imported)
            .contains(&"turn 2: the turn before it is missing; it was taken for a pass".to_owned())
    );
    assert!(notes(&imported).contains(&"turn 3: the exchange was entered as a pass".to_owned()));
    assert!(imported.notes.iter().all(|note| note.say(Language::EN) != note.say(Language::FR)));
    assert_eq!(game.waits_for(), [Seat(0)]);
}

#[test]
fn repairs_of_the_reader_are_said_in_both_languages() {
    let text = file(">ANNA A 8F HORN 14 15 truly\n>ben: a - +3 3\n>ben: A (time) +10\n");
    let (imported, _) = read(&text);
    let said = |language| -> Vec<String> {
        let lines = imported.notes.iter().map(|note| note.say(language));
        lines.filter(|line| line.starts_with("line ") || line.starts_with("ligne ")).collect()
    };
    let english = said(Language::EN);
    assert_eq!(english[0], "line 3: ANNA was taken for anna");
    assert!(english.contains(&"line 3: the total is 14, not 15".to_owned()), "{english:?}");
    assert!(english.contains(&"line 3: “truly” after the total was left out".to_owned()));
    assert!(english.contains(&"line 5: time costs points; 10 was read as -10".to_owned()));
    let french = said(Language::FR);
    assert_eq!(french[0], "ligne 3\u{a0}: ANNA a été compris comme anna");
    assert!(french.contains(&"ligne 3\u{a0}: les deux-points manquaient après ANNA".to_owned()));
    assert!(
        french.contains(&"ligne 5\u{a0}: le total manquait\u{202f}; il a été compté".to_owned())
    );
    assert_eq!(french.len(), english.len());
}

#[test]
fn what_cannot_be_a_game_is_refused_in_both_languages() {
    let far = refusal(&(file(FIRST_TURNS) + ">ben: CATS 1A CATS +6 15\n"));
    assert_eq!(far.to_string(), "turn 4: the word does not touch any tile on the board");
    assert_eq!(far.say(Language::FR), "coup 4\u{a0}: le mot ne touche aucune lettre de la grille");
    let many = refusal(&file(">anna: 8H QUIZZ +50 50\n"));
    assert_eq!(
        many.say(Language::EN),
        "turn 1: there is no Z left among the tiles nobody has laid"
    );
    let alone = refusal("#player1 anna Anna Arden\n>anna: AEHNORS 8F HORN +14 14\n");
    assert_eq!(alone.say(Language::FR), "ce genre de partie se joue de 2 à 4, pas à 1");
    let board = refusal(&file("#board-layout moon\n>anna: 8F HORN +14 14\n"));
    assert_eq!(
        board.say(Language::EN),
        "there is no board called moon; there are standard, large and small"
    );
    let letters = refusal(&file("#tile-distribution klingon\n>anna: 8F HORN +14 14\n"));
    assert_eq!(
        letters.say(Language::EN),
        "there is no tile set called klingon; there are english and french"
    );
    let broken = refusal(&file("hello\n"));
    assert!(broken.say(Language::FR).starts_with("ligne 3\u{a0}: «\u{a0}hello\u{202f}» n’est ni"));
}

#[test]
fn a_french_file_is_read_with_french_tiles_and_words() {
    let text = "#player1 zoé Zoé\n#player2 léa Léa\n#player3 max Max\n#lexicon ODS8\n\
        >zoé: EIMSTUO 8G MITES +12 12\n>léa: EOTUUUU K8 .OUTE +10 10\n>max: AIQEEEE 10J Q.AI +27 27\n";
    let (imported, game) = read(text);
    assert_eq!(imported.options.rules.tiles, "french");
    assert_eq!(Crossword::kind(&imported.options).language, "fr");
    assert_eq!(game.table.scores, [Score(12), Score(10), Score(27)]);
    assert_eq!(moves(&written(&game)), moves(&gcg(text)));
}

const LINES: &[&str] = &[
    "#player3 cid A name that is longer than any table likes",
    "#lexicon ODS8",
    "#incomplete QQQQ",
    ">anna: AEHNORS 8F HORN +14 14",
    ">ben: AEFMSTU H6 FARM +9 9",
    ">anna: AEPSSTT 10F PASTE +25 39",
    ">ben: A1 ZZZZZZZZ +9 9",
    ">ben: IIQUUUV -QV +0 9",
    ">anna: -7 +0 9",
    ">anna: - +0 9",
    ">anna: -- -25 14",
    ">ben: (challenge) +2000000000 9",
    ">ben: (time) -10 9",
    ">anna: (QQ) +20 9",
    ">ben: QQ (QQ) -20 9",
    ">cid: ???? 8A HORNhornHORN +0 0",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Any file is either refused with a sentence or becomes a game with a valid log.
    #[test]
    fn any_lines_become_a_game_or_a_refusal(
        lines in prop::collection::vec(prop::sample::select(LINES), 0..25),
    ) {
        let text = file(&lines.join("\n"));
        match import(text.as_bytes(), &SHELF).unwrap() {
            Ok(_) => drop(read(&text)),
            Err(refusal) => prop_assert!(refusal.to_string() != refusal.say(Language::FR)),
        }
    }

    #[test]
    fn any_bytes_become_a_game_or_a_refusal(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = import(&[b"#player1 a A\n>a: ".as_slice(), &bytes].concat(), &SHELF);
        let _ = import(&bytes, &SHELF);
    }
}

#[test]
fn other_files_are_not_taken_for_a_game() {
    assert!(import(b"{\"game\":\"crossword\"}", &SHELF).is_none());
    assert!(import(b"", &SHELF).is_none());
}

#[test]
fn a_rack_that_was_told_at_the_real_table_is_seen_until_the_turn_is_over() {
    let (_, game) = read(&(file(FIRST_TURNS) + ">ben: QV -QV +0 9\n"));
    assert_eq!(game.view(Viewer::Spectator).shared.seats[1].rack, Some(RackView::Hidden(7)));
    assert_eq!(game.view(Viewer::Spectator).shared.phase, PhaseView::Move { must_place: None });
    assert_eq!(written(&game).turns[3].rack, "QV");
}
