//! Games as Quackle, Woogles and cross-tables write them, read and replayed on a board.

use std::sync::Arc;

use board::Layout;
use notation::{Exchanged, GcgGame, GcgRead, Pragma, Replay, TurnKind, layout_code};
use tiles::{Alphabet, Score, TileSet};

const QUACKLE: &[u8] = include_bytes!("data/quackle.gcg");
const WOOGLES: &[u8] = include_bytes!("data/woogles.gcg");
const CROSS_TABLES: &[u8] = include_bytes!("data/cross-tables.gcg");

fn read(bytes: &[u8]) -> GcgGame {
    let GcgRead { game, repairs } = GcgGame::read(bytes).expect("it is a game");
    assert_eq!(repairs, [], "nothing needs repair");
    game
}

fn tile_set(game: &GcgGame) -> Arc<TileSet> {
    game.tile_set().expect("a tile set of ours")
}

fn replay(game: &GcgGame) -> Replay {
    game.replay(&tile_set(game), &game.layout().expect("a board of ours"))
}

fn end(game: &GcgGame) -> String {
    replay(game).end.to_cgp(tile_set(game).alphabet()).to_string()
}

#[test]
fn every_game_agrees_with_the_board_and_is_read_as_it_is_written() {
    for bytes in [QUACKLE, WOOGLES, CROSS_TABLES] {
        let game = read(bytes);
        assert_eq!(replay(&game).problems().collect::<Vec<_>>(), []);
        assert_eq!(read(game.to_string().as_bytes()), game);
    }
}

#[test]
fn the_standard_form_is_what_quackle_writes_but_for_spaces() {
    let quackle = String::from_utf8(QUACKLE.to_vec()).unwrap().replace("  ", " ");
    assert_eq!(read(QUACKLE).to_string(), quackle);
}

#[test]
fn a_phoney_is_taken_off_the_board_and_counts_as_a_scoreless_turn() {
    let game = read(QUACKLE);
    assert_eq!(game.turns[3].kind, TurnKind::Withdrawn { lost: Score(17) });
    assert_eq!(game.turns[3].total, Score(78));
    let turns = replay(&game).turns;
    assert_eq!(turns[3].before.board.tile_count(), 16, "the phoney lies there");
    assert_eq!(turns[4].before.board, turns[2].before.board, "as if it had never been laid");
    assert_eq!(turns[4].before.scoreless_turns, 1);
}

#[test]
fn a_position_is_seen_from_the_side_of_the_player_who_moves() {
    let ben = &replay(&read(QUACKLE)).turns[4].before;
    assert_eq!(ben.scores, [Score(16), Score(78)]);
    assert_eq!((ben.racks[0].len(), ben.racks[1].len()), (7, 0));
}

#[test]
fn a_game_that_was_broken_off_ends_with_the_racks_that_are_left() {
    let game = read(QUACKLE);
    assert_eq!(game.players[0].last_rack, "ADELNRT");
    assert_eq!(
        end(&game),
        "15/15/15/15/4K4GoAT2/3WIPE2E5/4L4M5/3HORNETS5/15/15/15/15/15/15/15 ADELNRT/ 92/39 2"
    );
    let text = game.to_string().replace("#rack1 ADELNRT", "#incomplete ADELNRT");
    assert_eq!(end(&read(text.as_bytes())), end(&game));
}

#[test]
fn notes_belong_to_the_turn_above_them_even_over_several_lines() {
    let game = read(WOOGLES);
    assert_eq!(game.turns[2].notes.len(), 3);
    assert_eq!(game.turns[2].notes[2], "to lay six of the seven.");
    assert_eq!(game.turns[6].notes, ["#unsuccessful-challenge"]);
    assert_eq!(read(QUACKLE).turns[4].notes, ["(-3.5)"]);
}

#[test]
fn bonuses_penalties_and_last_racks_change_the_score() {
    let kinds = |bytes| read(bytes).turns.into_iter().map(|turn| turn.kind).collect::<Vec<_>>();
    assert_eq!(kinds(QUACKLE)[6], TurnKind::ChallengeBonus { points: Score(5) });
    let woogles = kinds(WOOGLES);
    assert_eq!(woogles[5], TurnKind::Pass);
    assert_eq!(woogles[7], TurnKind::TimePenalty { points: Score(-10) });
    assert_eq!(woogles[8], TurnKind::RackLost { tiles: "EFU".to_owned(), lost: Score(6) });
    let cross_tables = kinds(CROSS_TABLES);
    assert_eq!(cross_tables[3], TurnKind::Exchange { tiles: Exchanged::Count(4) });
    let gained = TurnKind::RackGained { tiles: "KW".to_owned(), points: Score(40) };
    assert_eq!(cross_tables[6], gained);
}

#[test]
fn names_in_iso_8859_1_keep_their_accents() {
    let game = read(CROSS_TABLES);
    assert_eq!(game.players[0].full_name, "Françoise Lebœuf");
    assert_eq!(game.players[1].nickname, "Jérôme");
    assert_eq!(game.title(), Some("Finale de l'été"));
    assert_eq!(game.tile_set().unwrap().name(), "french", "because the word list is");
}

#[test]
fn tiles_that_lay_there_are_dots_letters_or_in_parentheses() {
    let turns = replay(&read(CROSS_TABLES)).turns;
    let laid = |number: usize| turns[number].play.as_ref().unwrap().placement().tiles.len();
    assert_eq!([laid(1), laid(2), laid(4), laid(5)], [4, 2, 2, 1]);
}

#[test]
fn what_is_said_about_the_game_is_kept_in_order() {
    let game = read(WOOGLES);
    assert_eq!(game.pragmata[1], Pragma::Id("io.woogles Xy7Zq2Lettr".to_owned()));
    assert_eq!(game.word_list(), Some("NWL23"));
    assert_eq!(game.layout().unwrap().name(), "standard");
    let large = Layout::named("large").unwrap();
    let board = format!("#note BoardLayout: {}\n", layout_code(&large));
    let text = format!("{board}#note LetterDistribution: french\n#style plain\n");
    let game = read(text.as_bytes());
    assert_eq!(game.layout(), Ok(large));
    assert_eq!(game.tile_set().unwrap().name(), "french");
    assert_eq!(game.pragmata[2].parts(), ("style", "plain"));
}

#[test]
fn four_may_play() {
    let text = "#player1 a A A\n#player2 b B B\n#player3 c C C\n#player4 d D D\n\
        >a: AT 8H AT +4 4\n>b:  - +0 0\n>c: QZ -2 +0 0\n>d: S 8H ATS +3 3\n";
    let game = read(text.as_bytes());
    let Replay { turns, end, .. } = replay(&game);
    assert_eq!(turns[2].before.scores, [0, 0, 4, 0].map(Score), "from the side of the third");
    assert_eq!(turns[3].before.scoreless_turns, 2);
    assert_eq!(end.scores, [4, 0, 0, 3].map(Score), "the first is next");
}

#[test]
fn what_does_not_agree_with_the_board_is_reported_and_the_game_goes_on() {
    let text = "#player1 a A A\n#player2 b B B\n\
        >a: EHNORST 8D HORN +14 14\n>b: EHNORST 8D HORNS +15 15\n>a: E 8D HORNEZ +10 24\n\
        >b: AB 8D COAT +1 16\n>a: QQ 1A QQ +1 25\n>b: A -B +0 16\n>b: (Z) +7 23\n";
    let problems: Vec<(usize, String)> = replay(&read(text.as_bytes()))
        .problems()
        .map(|(turn, problem)| (turn, problem.to_string()))
        .collect();
    let expected = [
        (0, "the first word must cover the start square, H8"),
        (1, "the play is worth 16 points, not 15"),
        (2, "another letter than the word's lies on H8"),
        (3, "another letter than the word's lies on D8"),
        (4, "Q occurs 2 times on the board and the racks; the english set has 1"),
        (4, "the word does not touch any tile on the board"),
        (5, "the rack has no B"),
        (6, "the tiles Z are worth 10 points, not 7"),
    ];
    assert_eq!(problems, expected.map(|(turn, problem)| (turn, problem.to_owned())));
}

#[test]
fn tiles_of_several_characters_stand_in_brackets() {
    let letters = include_str!("../../tiles/tests/data/digraphs-alphabet.txt");
    let alphabet = Arc::new(Alphabet::parse("digraphs", letters).unwrap());
    let tiles = include_str!("../../tiles/tests/data/digraphs-tiles.txt");
    let tiles = TileSet::parse("digraphs", tiles, |_| Some(Arc::clone(&alphabet))).unwrap();
    let text = "#character-encoding UTF-8\n#player1 Íñigo Íñigo Peña\n\
        >Íñigo: AEO[CH][LL][RR]? 8G [LL]A[rr]O +20 20\n>Íñigo: E[CH] G7 [CH].E +20 40\n";
    let game = read(text.as_bytes());
    let replay = game.replay(&tiles, &Layout::named("standard").expect("it comes with the crate"));
    let problems: Vec<String> = replay.problems().map(|(_, problem)| problem.to_string()).collect();
    assert_eq!(problems, [] as [&str; 0]);
    assert_eq!(replay.end.to_cgp(&alphabet).rows[7], "6[LL]A[rr]O5");
    assert_eq!(game.to_string(), text);
}
