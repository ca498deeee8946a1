//! Damaged games: what is repaired, what is refused, and where.

use notation::{GcgGame, TurnKind};
use proptest::prelude::*;
use tiles::Score;

const PLAYERS: &str = "#player1 anna Anna Arden\n#player2 ben Ben Bell\n";

/// The repairs in a game of these turns, which begin in line 3.
fn repairs(turns: &str) -> Vec<String> {
    let read = GcgGame::read(format!("{PLAYERS}{turns}").as_bytes()).expect("it can be repaired");
    read.repairs.iter().map(ToString::to_string).collect()
}

fn refusal(turns: &str) -> String {
    file_refusal(&format!("{PLAYERS}{turns}"))
}

fn file_refusal(text: &str) -> String {
    GcgGame::read(text.as_bytes()).expect_err("it cannot be read").to_string()
}

#[test]
fn line_ends_spaces_small_places_and_a_missing_last_line_end_need_no_repair() {
    let tidy = format!("{PLAYERS}>anna: EHNORST 8D HORN +14 14\n>ben: AB - +0 0\n");
    let untidy = tidy.replace(": ", ":  \t").replace("8D", "8d").replace('\n', " \r\n\r\n");
    let read = |text: &str| GcgGame::read(text.as_bytes()).unwrap();
    assert_eq!(read(&untidy).game, read(&tidy).game);
    assert_eq!(read(untidy.trim_end()).repairs, []);
}

#[test]
fn a_wrong_total_is_counted_again_and_reported_once() {
    let turns = ">anna: A 8D HORN +14 15\n>ben: A - +0 0\n>anna: A 8D HORNS +10 25\n";
    assert_eq!(repairs(turns), ["line 3: the total is 14, not 15"]);
    let read = GcgGame::read(format!("{PLAYERS}{turns}").as_bytes()).unwrap();
    assert_eq!(read.game.turns[2].total.0, 24);
}

#[test]
fn missing_pieces_are_filled_in() {
    assert_eq!(
        repairs(">anna: A 8D HORN +14\n"),
        ["line 3: the total was missing; it was counted"]
    );
    assert_eq!(
        repairs(">anna: A 8D HORN 14 14\n"),
        ["line 3: the points 14 had no sign; they were read as +14"]
    );
    assert_eq!(repairs(">anna A 8D HORN +14 14"), ["line 3: the colon after anna was missing"]);
    assert_eq!(repairs(">anna:A 8D HORN +14 14"), [] as [&str; 0]);
    assert_eq!(repairs(">anna: 8D HORN +14 14"), [] as [&str; 0], "the rack may be unknown");
    assert_eq!(
        repairs(">anna: A (EI +2 2"),
        ["line 3: the parenthesis was not closed; it was added"]
    );
}

#[test]
fn signs_that_mean_something_in_a_turn_cannot_be_tiles() {
    let sentence = |tiles: &str| {
        format!(
            "line 3: `{tiles}` cannot be tiles; write their letters and `?` for a blank, as in QV?"
        )
    };
    assert_eq!(refusal(">anna: QV --- +0 0"), sentence("--"));
    assert_eq!(refusal(">anna: QV - -- +0 0"), sentence("--"));
    assert_eq!(refusal(">anna: QV -Q+V +0 0"), sentence("Q+V"));
    assert_eq!(refusal(">anna: QV -300 +0 0"), sentence("300"));
    assert_eq!(refusal(">anna: Q-V 8D HORN +14 14"), sentence("Q-V"));
    assert_eq!(refusal(">anna: (QV)) +28 28"), sentence("QV)"));
}

#[test]
fn a_challenge_or_the_time_is_known_without_its_last_parenthesis() {
    let kind = |turn: &str| {
        let read = GcgGame::read(format!("{PLAYERS}>anna: AB {turn}").as_bytes()).unwrap();
        read.game.turns[0].kind.clone()
    };
    assert_eq!(kind("(challenge +5 5"), TurnKind::ChallengeBonus { points: Score(5) });
    assert_eq!(kind("(Time -10 -10"), TurnKind::TimePenalty { points: Score(-10) });
}

#[test]
fn small_letters_in_racks_become_capitals_or_blanks() {
    let rack = |turns: &str| {
        let read = GcgGame::read(format!("{PLAYERS}{turns}").as_bytes()).unwrap();
        assert_eq!(read.repairs.len(), 1);
        read.game.turns[0].rack.clone()
    };
    assert_eq!(rack(">anna: ehnor?[ch] 8D HORN +14 14"), "EHNOR?[CH]");
    assert_eq!(rack(">anna: EHNOr[ch][LL] 8D HORN +14 14"), "EHNO??[LL]");
    assert_eq!(rack(">anna: AEº 8D HORN +14 14"), "AEº", "it has no capital; UTF-8 is the repair");
}

#[test]
fn a_withdrawn_play_costs_what_it_scored_whatever_the_line_says() {
    let turns = ">anna: A 8D HORN +14 14\n>anna: A   -- +0 0\n";
    assert_eq!(repairs(turns), ["line 4: `--` takes back the 14 points of the play, not 0"]);
}

#[test]
fn points_that_cannot_be_are_left_out() {
    assert_eq!(repairs(">anna: A - +5 0"), ["line 3: a pass scores nothing; 5 was left out"]);
    assert_eq!(repairs(">anna: A -A +5 0"), ["line 3: an exchange scores nothing; 5 was left out"]);
    assert_eq!(
        repairs(">anna: A (time) +10 -10"),
        ["line 3: time costs points; 10 was read as -10"]
    );
    assert_eq!(
        repairs(">anna: A - +0 0 really"),
        ["line 3: `really` after the total was left out"]
    );
}

#[test]
fn players_are_known_by_other_capitals_or_their_full_name() {
    assert_eq!(repairs(">ANNA: A - +0 0"), ["line 3: ANNA was taken for anna"]);
    assert_eq!(repairs(">Ben Bell: A - +0 0"), ["line 3: Ben Bell was taken for ben"]);
}

#[test]
fn players_whom_no_line_names_are_known_by_their_turns() {
    let read = GcgGame::read(b">anna: A - +0 0\n>ben: B - +0 0\n#rack2 QZ").unwrap();
    assert_eq!(read.game.players[1].last_rack, "QZ");
    let repairs: Vec<String> = read.repairs.iter().map(ToString::to_string).collect();
    assert_eq!(
        repairs,
        [
            "line 1: no line named anna; it was taken for player 1",
            "line 2: no line named ben; it was taken for player 2"
        ]
    );
}

#[test]
fn players_sit_in_the_order_of_their_numbers() {
    let text = b"#player2 ben Ben Bell\n#player1 anna\n>ben: A - +0 0";
    let read = GcgGame::read(text).unwrap();
    assert_eq!((read.game.players[0].full_name.as_str(), read.game.turns[0].seat), ("anna", 1));
    assert_eq!(
        read.repairs[0].to_string(),
        "line 2: the full name was missing; the nickname was taken"
    );
}

#[test]
fn an_exchange_may_stand_apart_from_its_dash_and_none_is_a_pass() {
    let kind = |turn: &str| {
        let read = GcgGame::read(format!("{PLAYERS}>anna: ABC {turn}").as_bytes()).unwrap();
        read.game.turns[0].kind.clone()
    };
    assert_eq!(kind("- AB +0 0"), kind("-AB +0 0"));
    assert_eq!(kind("-0 +0 0"), TurnKind::Pass);
    assert_eq!(kind("-"), TurnKind::Pass);
}

#[test]
fn what_cannot_be_read_is_refused_with_its_line() {
    assert_eq!(
        refusal(">carl: A - +0 0"),
        "line 3: nobody is called carl; the players are anna, ben"
    );
    assert_eq!(
        refusal("\n>anna: A 8D"),
        "line 4: the turn is not complete; the word is missing after the place"
    );
    assert_eq!(
        refusal(">anna: A 8D HORN"),
        "line 3: the turn is not complete; the points are missing, as in +24"
    );
    assert_eq!(
        refusal(">anna:"),
        "line 3: the turn is not complete; say what was done: a place and a word, `-` and the \
         tiles, or `-` to pass"
    );
    assert_eq!(
        refusal(">anna: A 8D HORN many 14"),
        "line 3: `many` is not a number of points; write it as in +24"
    );
    assert!(refusal(">anna: A HORN 8D +14 14").starts_with("line 3: \"HORN\" is not a place"));
    assert_eq!(refusal(">anna: A -- -14 0"), "line 3: anna has no play that could be taken back");
    assert_eq!(
        refusal(">anna: A 8D AB +2147483647 2147483647\n>anna: A 8D AB +1 1"),
        "line 4: the total is too large to be true"
    );
    assert_eq!(
        refusal(">anna: A (time) -2147483647 -2147483647\n>anna: A (time) -1 0"),
        "line 4: the total is too large to be true"
    );
    assert_eq!(
        refusal("checkmate"),
        "line 3: `checkmate` is neither a remark (`#title …`) nor a turn (`>nick: RACK 8D WORD +24 \
         124`)"
    );
}

#[test]
fn players_that_cannot_be_seated_are_refused() {
    assert_eq!(
        file_refusal("#player5 eve Eve"),
        "line 1: there is no player 5; players are numbered from 1 to 4"
    );
    assert_eq!(
        file_refusal("#player1 a A\n#player1 b B"),
        "line 2: player 1 is named a second time"
    );
    assert_eq!(
        file_refusal("#player1 a A\n#player2 a B"),
        "line 2: player a is named a second time"
    );
    assert_eq!(
        file_refusal("#player1"),
        "line 1: the player needs a nickname, as in `#player1 nickname full name`"
    );
    assert_eq!(
        file_refusal("#player1 a A\n#rack2 ABC"),
        "line 2: there is no player 2; players are numbered from 1 to 4"
    );
    assert_eq!(
        file_refusal("\n"),
        "line 1: there is no game here; it should begin with `#player1 nickname full name`"
    );
}

/// Texts made of fragments of games.
fn nearly_a_game() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("#player1 a A\n"),
        Just("#player2 b B b\n"),
        Just("#note "),
        Just("#rack1 "),
        Just("#character-encoding "),
        Just("UTF-8\n"),
        Just(">a: "),
        Just(">b:"),
        Just("ABC "),
        Just("8D "),
        Just("WORD "),
        Just("+7 "),
        Just("-- "),
        Just("-"),
        Just("(time) "),
        Just("(challenge) "),
        Just("(AB) "),
        Just("\r\n"),
        Just("é"),
        Just("[CH]"),
        Just("."),
        Just("2147483647 "),
        Just("?"),
    ];
    proptest::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// Reads a text; if it is a game, replays it and checks the round trip.
fn survives(bytes: &[u8]) {
    let Ok(read) = GcgGame::read(bytes) else { return };
    let english = tiles::TileSet::named("english").expect("it comes with the crate");
    let _ = read
        .game
        .replay(&english, &board::Layout::named("standard").expect("it comes with the crate"));
    let again = GcgGame::read(read.game.to_string().as_bytes());
    assert_eq!(again.map(|again| again.game), Ok(read.game));
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_fall_over(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        survives(&bytes);
    }

    #[test]
    fn no_text_that_is_nearly_a_game_makes_the_reader_fall_over(text in nearly_a_game()) {
        survives(text.as_bytes());
    }

    #[test]
    fn a_damaged_game_is_read_or_refused(
        damage in proptest::collection::vec((0_usize..900, any::<u8>()), 1..6),
    ) {
        let mut bytes = include_bytes!("data/quackle.gcg").to_vec();
        for (place, byte) in damage {
            let length = bytes.len();
            bytes[place % length] = byte;
        }
        survives(&bytes);
    }
}
