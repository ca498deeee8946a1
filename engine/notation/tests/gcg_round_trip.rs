//! Round trip: every game that is written is read back the same, whatever its names and letters.

use board::{Direction, Square};
use notation::{Exchanged, GcgGame, GcgPlayer, GcgTurn, Place, Pragma, TurnKind};
use proptest::collection::vec;
use proptest::prelude::*;
use tiles::Score;

/// Some tiles of the alphabet with digraphs: `A[CH]Ñ?`.
fn tiles() -> impl Strategy<Value = String> {
    vec(prop::sample::select(vec!["A", "E", "[CH]", "[LL]", "[RR]", "Ñ", "Q", "?"]), 1..8)
        .prop_map(|tiles| tiles.concat())
}

fn word() -> impl Strategy<Value = String> {
    vec(prop::sample::select(vec!["A", "e", "[CH]", "[ll]", "Ñ", "ñ", ".", "(O)", "([RR]E)"]), 1..9)
        .prop_map(|letters| letters.concat())
}

fn line() -> impl Strategy<Value = String> {
    "[A-Za-zéœßÑ #>:(+0-9-]{0,20}[a-zж]".prop_map(|text| text.trim().to_owned())
}

fn points() -> impl Strategy<Value = Score> {
    (0..200).prop_map(Score)
}

fn place() -> impl Strategy<Value = Place> {
    (0_u8..26, 0_u8..26, prop::sample::select(Direction::BOTH.to_vec()))
        .prop_map(|(row, column, direction)| Place::new(Square::new(row, column), direction))
}

fn kind() -> impl Strategy<Value = TurnKind> {
    let play = (place(), word(), points());
    prop_oneof![
        5 => play.prop_map(|(place, word, score)| TurnKind::Play { place, word, score }),
        1 => tiles().prop_map(|tiles| TurnKind::Exchange { tiles: Exchanged::Tiles(tiles) }),
        1 => (1_u8..8).prop_map(|count| TurnKind::Exchange { tiles: Exchanged::Count(count) }),
        1 => Just(TurnKind::Pass),
        1 => points().prop_map(|points| TurnKind::ChallengeBonus { points }),
        1 => points().prop_map(|points| TurnKind::TimePenalty { points: -points }),
        1 => (tiles(), points())
            .prop_map(|(tiles, points)| TurnKind::RackGained { tiles, points }),
        1 => (tiles(), points()).prop_map(|(tiles, lost)| TurnKind::RackLost { tiles, lost }),
    ]
}

/// A turn, and whether it is taken back if it is a play.
fn turn() -> impl Strategy<Value = (GcgTurn, bool)> {
    let rack = prop_oneof![Just(String::new()), tiles()];
    (0_usize..4, rack, kind(), vec(line(), 0..3), any::<bool>()).prop_map(
        |(seat, rack, kind, notes, taken_back)| {
            (GcgTurn { seat, rack, kind, total: Score::ZERO, notes }, taken_back)
        },
    )
}

fn players() -> impl Strategy<Value = Vec<GcgPlayer>> {
    let rack = prop_oneof![Just(String::new()), tiles()];
    vec(("[a-zA-ZéÑж:_0-9]{0,8}[a-z]", line(), rack), 1..=4).prop_map(|players| {
        let player =
            |(number, (nickname, full_name, last_rack)): (usize, (String, String, String))| {
                GcgPlayer { nickname: format!("{nickname}{number}"), full_name, last_rack }
            };
        players.into_iter().enumerate().map(player).collect()
    })
}

fn pragma() -> impl Strategy<Value = Pragma> {
    line().prop_flat_map(|text| {
        prop::sample::select(vec![
            Pragma::Title(text.clone()),
            Pragma::Description(text.clone()),
            Pragma::Id(text.clone()),
            Pragma::Lexicon(text.clone()),
            Pragma::BoardLayout(text.clone()),
            Pragma::TileDistribution(text.clone()),
            Pragma::Incomplete(text.clone()),
            Pragma::Note(text.clone()),
            Pragma::Other { keyword: "Stil-ж".to_owned(), text },
        ])
    })
}

/// Assigns seats, adds the plays that are taken back and adds up the totals.
fn game() -> impl Strategy<Value = GcgGame> {
    (players(), vec(pragma(), 0..5), vec(turn(), 0..20)).prop_map(|(players, pragmata, drawn)| {
        let mut turns: Vec<GcgTurn> = Vec::new();
        for (mut turn, taken_back) in drawn {
            turn.seat %= players.len();
            turns.push(turn.clone());
            if let (TurnKind::Play { score, .. }, true) = (&turn.kind, taken_back) {
                turns.push(GcgTurn { kind: TurnKind::Withdrawn { lost: *score }, ..turn });
            }
        }
        let mut totals = [Score::ZERO; 4];
        for turn in &mut turns {
            totals[turn.seat] += turn.kind.points();
            turn.total = totals[turn.seat];
        }
        GcgGame { players, pragmata, turns }
    })
}

proptest! {
    #[test]
    fn a_game_is_read_as_it_is_written(game in game()) {
        let text = game.to_string();
        let read = GcgGame::read(text.as_bytes());
        prop_assert_eq!(read.as_ref().map(|read| &read.game), Ok(&game), "{}", text);
        prop_assert_eq!(read.unwrap().repairs, []);
    }
}
