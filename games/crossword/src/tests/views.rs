//! What a viewer sees, and what stays hidden.

use tabletop::{Game, Seat, Viewer};
use tiles::{Bag, Rack, Seed};

use super::support::{Table, table};
use crate::table::{Hand, Pool};
use crate::{Action, Crossword, RackView, Racks, Remaining};

/// MS-055, DL-035
#[test]
fn with_open_racks_everyone_sees_every_rack() {
    let game = table("micro-fr").racks("HORNAEI/STUEEEE").start();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let seats = game.game().view(viewer).shared.seats;
        assert_eq!(seats[0].rack, Some(RackView::Shown("AEHINOR".into())));
        assert_eq!(seats[1].rack, Some(RackView::Shown("EEEESTU".into())));
    }
}

/// MS-056, DL-036, PS-064
#[test]
fn with_hidden_racks_players_see_their_own_and_how_many_the_others_hold() {
    let game = table("console-en").racks("HORNAEI/STUEEEE").start();
    let seats = game.view(0).shared.seats;
    assert_eq!(seats[0].rack, Some(RackView::Shown("AEHINOR".into())));
    assert_eq!(seats[1].rack, Some(RackView::Hidden(7)));
    let watching = game.game().view(Viewer::Spectator).shared.seats;
    assert!(watching.iter().all(|seat| seat.rack == Some(RackView::Hidden(7))));
}

/// MS-068, MS-069, DL-050, DL-051
#[test]
fn the_table_of_tiles_shows_value_total_and_what_remains() {
    let mut game = table("club").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    let view = game.view(1);
    let h = view.remaining.iter().find(|count| count.tile == "H").unwrap();
    assert_eq!((h.left, h.total, h.value.0), (1, 2, 4));
    let unseen: usize = view.remaining.iter().map(|count| count.left).sum();
    assert_eq!(unseen, 100 - 4 - 7, "all but the board and one's own rack");
}

/// PS-078
#[test]
fn the_console_counts_only_the_tiles_in_the_bag() {
    let game = table("console-en").racks("HORNAEI/STUEEEE").start();
    let left: usize = game.view(0).remaining.iter().map(|count| count.left).sum();
    assert_eq!(left, 86);
}

#[test]
fn a_view_offers_only_what_its_viewer_may_do() {
    let mut game = table("club").racks("HORNAEI/STUEEEE").start();
    assert_eq!(
        game.view(0).shared.may,
        ["lay", "write", "pass", "exchange", "enter_word", "resign", "pause", "stop"]
    );
    assert_eq!(game.view(1).shared.may, ["resign", "pause", "stop"]);
    game.play(0, "8F HORN").unwrap();
    assert!(game.view(1).may_do("challenge"));
    assert!(!game.view(0).may_do("challenge"));
    assert!(game.game().view(Viewer::Spectator).shared.may.is_empty());
}

/// PS-089
#[test]
fn a_view_tells_whose_turn_it_is() {
    let game = table("console-en").start();
    assert_eq!(game.view(1).turn, Some(Seat(0)));
}

/// The same game with different tiles in every place hidden from the viewer.
fn with_other_secrets(game: &Crossword, viewer: Viewer, seed: u64) -> Crossword {
    let mut other = game.clone();
    let Pool::Bag(bag) = &other.table.pool else { panic!("a bag") };
    let hidden: Vec<usize> = (0..other.table.hands.len())
        .filter(|seat| viewer != Viewer::Seat(Seat(u8::try_from(*seat).unwrap())))
        .collect();
    let racks = hidden.iter().filter_map(|seat| other.table.hands[*seat].rack());
    let secret: Rack = bag.contents().tiles().chain(racks.flat_map(Rack::tiles)).collect();
    let mut mixed = Bag::of(secret.tiles(), &mut Seed::from_number(seed).chance(9));
    for seat in hidden {
        let count = other.table.hands[seat].len();
        other.table.hands[seat] = Hand::Known(mixed.draw_rack(count));
    }
    other.table.pool = Pool::Bag(mixed);
    other
}

/// Non-interference: the view is identical byte for byte whatever the hidden tiles are.
#[test]
fn a_view_is_the_same_whatever_the_hidden_tiles_are() {
    let played: [fn(&mut Table); 4] = [
        |_| {},
        |game| game.play(0, "8F HORN").unwrap(),
        |game| game.exchange(0, "HO").unwrap(),
        |game| {
            game.play(0, "8F HORN").unwrap();
            game.act(1, Action::Pass).unwrap();
        },
    ];
    let players = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    let counted = [(Remaining::Unseen, &players[..]), (Remaining::InBag, &[Viewer::Spectator])];
    for (play, (remaining, viewers)) in
        played.iter().flat_map(|play| counted.map(|counted| (play, counted)))
    {
        let hide = |rules: &mut crate::Rules| rules.remaining = remaining;
        let mut game = table("console-en").rules(hide).racks("HORNAEI/STUEEEE").start();
        play(&mut game);
        for viewer in viewers.iter().copied() {
            let seen = serde_json::to_string(&game.game().view(viewer)).unwrap();
            for seed in 0..20 {
                let other = with_other_secrets(game.game(), viewer, seed);
                let also_seen = serde_json::to_string(&other.view(viewer)).unwrap();
                assert_eq!(seen, also_seen, "{viewer:?}");
            }
        }
    }
}

/// Looks for a player's unique tiles in everything sent to the others.
#[test]
fn the_letters_of_a_hidden_rack_are_nowhere_in_another_s_view() {
    let game =
        table("club").rules(|rules| rules.racks = Racks::Hidden).racks("JQXZK??/STUEEEE").start();
    let view = game.json(Viewer::Seat(Seat(1)));
    let racks = view["seats"].to_string();
    for letter in ["J", "Q", "X", "Z", "K", "?"] {
        assert!(!racks.contains(&format!("\"{letter}")) && !racks.contains("JKQXZ"), "{racks}");
    }
    assert!(!view.to_string().contains("JKQXZ"));
    assert!(view["seed"].is_null());
}

#[test]
fn a_view_as_json_looks_like_this() {
    let mut game = table("console-en").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    insta::assert_json_snapshot!(game.view(1), {
        ".rules.lexicon_checksum" => "[checksum]",
        ".commitment" => "[commitment]",
        ".remaining" => "[tile counts]",
    });
}
