//! What must hold in every state of a game, as a view tells it.

use std::collections::BTreeMap;

use zigzag::{APART, ActionKind, PhaseView, TableTile, View};

/// The game before the first turn.
pub(crate) struct Start {
    /// How many tiles each seat began with.
    left: Vec<usize>,
    /// How many tiles there are in all.
    tiles: usize,
}

impl Start {
    pub(crate) fn of(view: &View) -> Self {
        Self {
            left: view.seats.iter().map(|seat| seat.left).collect(),
            tiles: view.unseen.iter().map(|kind| kind.total).sum(),
        }
    }

    /// More steps than any game has: between two tiles that are laid everybody passes less than
    /// twice, an exchange is two steps, and everybody may resign once.
    pub(crate) fn longest_game(&self) -> u64 {
        let players = self.left.len();
        (4 * players * (self.tiles + 1) + players) as u64
    }
}

/// Checks everything.
///
/// # Panics
/// When something does not hold.
pub(crate) fn check(view: &View, start: &Start) {
    check_tree(&view.table);
    check_distances(&view.table);
    check_tiles(view);
    check_scores(view, start);
}

/// Every tile but the first nests on a letter that lay there before.
fn check_tree(table: &[TableTile]) {
    for (id, tile) in table.iter().enumerate() {
        let Some(on) = tile.on else {
            assert_eq!((id, tile.x, tile.y), (0, 0, 0), "one tile nests on nothing");
            continue;
        };
        assert!(on.index() < id, "a tile nests on one that lay there before");
        let carrier = &table[on.index()];
        assert!(ActionKind::named(&carrier.tile).is_none(), "nothing nests on an Action tile");
        let step = tile.direction.expect("it has a direction").vector();
        assert_eq!((tile.x, tile.y), (carrier.x + step.x, carrier.y + step.y));
        assert!(ActionKind::named(&tile.tile).is_none() || tile.free.is_empty());
    }
}

/// No two tiles overlap unless one nests on the other.
fn check_distances(table: &[TableTile]) {
    for (id, tile) in table.iter().enumerate() {
        for (other_id, other) in table[..id].iter().enumerate() {
            let [x, y] = [tile.x - other.x, tile.y - other.y].map(i64::from);
            let is_linked = tile.on.is_some_and(|on| on.index() == other_id);
            assert!(is_linked || x * x + y * y >= APART, "tiles {id} and {other_id} overlap");
        }
    }
}

/// Every tile of the box is on the table, in front of a player or face down.
fn check_tiles(view: &View) {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let open = view.seats.iter().flat_map(|seat| &seat.open);
    for tile in open.chain(view.table.iter().map(|tile| &tile.tile)) {
        let is_blank = tile.chars().all(char::is_lowercase) && ActionKind::named(tile).is_none();
        *seen.entry(if is_blank { "?" } else { tile }).or_default() += 1;
    }
    for kind in &view.unseen {
        let seen = seen.get(&*kind.tile).copied().unwrap_or(0);
        assert_eq!(seen + kind.left, kind.total, "tiles {} are lost or made", kind.tile);
    }
    let hidden: usize = view.unseen.iter().map(|kind| kind.left).sum();
    let piles: usize = view.seats.iter().map(|seat| seat.pile).sum();
    assert_eq!(hidden, piles + view.reserve);
}

/// The score of everyone is the tiles they are rid of; a winner may have more.
fn check_scores(view: &View, start: &Start) {
    let drawn = match view.phase {
        PhaseView::Return { count } => count,
        _ => 0,
    };
    for (seat, (side, began)) in view.seats.iter().zip(&start.left).enumerate() {
        assert_eq!(side.left, side.open.len() + side.pile);
        let is_active = view.turn.is_some_and(|turn| turn.index() == seat);
        let allowed = if is_active { 7 + drawn } else { 7 };
        assert!(side.open.len() <= allowed || side.resigned, "too many active tiles");
        let shed = i64::try_from(*began).expect("small") - i64::try_from(side.left).expect("small");
        let is_winner = view
            .outcome
            .as_ref()
            .is_some_and(|outcome| outcome.winners.iter().any(|winner| winner.index() == seat));
        let score = i64::from(side.score.0);
        // While tiles of the reserve are drawn and not returned, the player has more of them.
        let is_near = score - shed <= i64::try_from(drawn).expect("small") && score >= shed;
        assert!(
            score == shed || is_winner && score > shed || is_active && is_near || side.resigned
        );
        assert!(side.left > 0 || view.outcome.is_some(), "whoever has no tile has won");
    }
}
