//! No tile is ever lost or made.

use serde_json::Value;

use crate::robot::{array, board, set};

/// Whether a view accounts for every tile of the set, as far as its viewer can count.
pub fn check_tiles(view: &Value) {
    let set = set(view);
    let on_board = board(view, &set);
    let racks: Vec<&Value> = array(&view["seats"]).iter().map(|seat| &seat["rack"]).collect();
    let hidden: u64 = racks.iter().filter_map(|rack| rack["hidden"].as_u64()).sum();
    let bag = view["bag"].as_u64().expect("every bag has a number of tiles");
    let shown: String = racks.iter().filter_map(|rack| rack["shown"].as_str()).collect();
    let shown = set.alphabet().rack(&shown).expect("racks are made of tiles");
    let laid = on_board.tiles().count() as u64;
    let all = laid + shown.len() as u64 + hidden + bag;
    assert_eq!(all, set.len() as u64, "tiles are lost or made: {view}");
    if view["rules"]["remaining"] != "unseen" {
        return;
    }
    for (kind, counted) in set.kinds().zip(array(&view["remaining"])) {
        let laid = on_board.tiles().filter(|(_, tile)| tile.lifted() == kind).count();
        let seen = (laid + shown.count(kind)) as u64;
        let left = counted["left"].as_u64().expect("tiles are counted");
        assert_eq!(
            seen + left,
            set.count(kind) as u64,
            "{} is miscounted: {view}",
            counted["tile"]
        );
    }
}
