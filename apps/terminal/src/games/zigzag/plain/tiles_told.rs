//! The tiles in words: on the table, in front of the players, in the piles.

use locales::{Message, Value as Gap, plain, zigzag as say};
use zigzag::{ActionKind, LineKindView, TableTile, TileId, View, WordView};

use super::turns;
use crate::plain::line::folded;
use crate::plain::speaker::listed;

/// How many letters of a long list are told.
const LISTED: usize = 40;

/// A tile in words: a letter, a blank, Skip.
fn tile(text: &str) -> Gap {
    match ActionKind::named(text) {
        Some(ActionKind::Skip) => Gap::from(say::action_skip()),
        Some(ActionKind::Reverse) => Gap::from(say::action_reverse()),
        Some(kind) => Gap::from(kind.name()),
        None if text == "?" => Gap::from(plain::blank()),
        None => Gap::from(text),
    }
}

/// Tiles one by one.
pub(super) fn all(tiles: &[String]) -> Gap {
    Gap::List(tiles.iter().map(|text| tile(text)).collect())
}

/// The open tiles of everyone, or of the one who is named.
pub(super) fn open(view: &View, rest: &[&str]) -> Vec<Message> {
    let wanted = folded(&rest.join(" "));
    let is_wanted =
        |seat: &&zigzag::SeatView| wanted.is_empty() || folded(&seat.player.name) == wanted;
    let told = view.seats.iter().filter(is_wanted);
    let told: Vec<Message> =
        told.map(|seat| say::plain_open_of(&*seat.player.name, all(&seat.open))).collect();
    if told.is_empty() { vec![say::plain_whom()] } else { told }
}

/// Every word on the table with who laid it, in the order of laying.
pub(super) fn words(view: &View) -> Vec<Message> {
    let told = view.history.iter().filter_map(|line| match &line.what {
        LineKindView::Word { word, .. } => {
            let name = view.seats.get(line.seat.index()).map_or("", |seat| &seat.player.name);
            Some(say::plain_word_by(name, &word.word))
        }
        _ => None,
    });
    let told: Vec<Message> = told.collect();
    if told.is_empty() {
        vec![say::plain_table_empty()]
    } else {
        vec![say::plain_words(listed(told))]
    }
}

/// The tiles on the table with their numbers.
pub(super) fn on_table(view: &View) -> Vec<Message> {
    if view.table.is_empty() {
        return vec![say::plain_table_empty()];
    }
    let numbered = view.table.iter().zip(1_u32..);
    let told = numbered.map(|(laid, number)| say::plain_number(number, tile(&laid.tile)));
    vec![say::plain_on_table(view.table.len(), listed(told))]
}

/// The letters on which something can nest, the last laid first.
pub(super) fn free(view: &View) -> Vec<Message> {
    let free: Vec<(usize, &TableTile)> =
        view.table.iter().enumerate().filter(|(_, tile)| !tile.free.is_empty()).collect();
    if free.is_empty() {
        return vec![if view.table.is_empty() {
            say::plain_table_empty()
        } else {
            say::plain_none_free()
        }];
    }
    let told = free.iter().rev().take(LISTED);
    let told = told.map(|(index, laid)| say::plain_number(index + 1, tile(&laid.tile)));
    vec![say::plain_free(free.len(), listed(told))]
}

/// One tile of the table: its words, who laid it, and how many directions are free.
pub(super) fn one(view: &View, rest: &[&str]) -> Vec<Message> {
    let wanted = rest.first().copied().unwrap_or_default();
    let Some(id) = turns::find_tile(wanted, view) else {
        return vec![say::plain_no_such_letter(wanted.to_uppercase())];
    };
    let laid = &view.table[id.index()];
    let name = view.seats.get(laid.owner.index()).map_or("", |seat| &seat.player.name);
    let mut lines = vec![say::plain_tile(name, id.index() + 1, tile(&laid.tile))];
    let words = words_with(view, id);
    if !words.is_empty() {
        lines.push(say::plain_in_words(Gap::from(&words[..])));
    }
    lines.extend(neighbours(view, id));
    lines.push(match laid.free.len() {
        0 => say::plain_blocked(),
        sides => say::plain_free_sides(sides),
    });
    lines
}

fn neighbours(view: &View, id: TileId) -> Option<Message> {
    let below = view.table[id.index()].on.into_iter().map(TileId::index);
    let above = view.table.iter().enumerate().filter(|(_, tile)| tile.on == Some(id));
    let near: Vec<usize> = below.chain(above.map(|(index, _)| index)).collect();
    let told =
        near.iter().map(|index| say::plain_number(index + 1, tile(&view.table[*index].tile)));
    (!near.is_empty()).then(|| say::plain_neighbours(listed(told)))
}

fn words_with(view: &View, id: TileId) -> Vec<String> {
    let word = |word: &WordView| word.tiles.contains(&id).then(|| word.word.clone());
    let lines = view.history.iter().filter_map(|line| match &line.what {
        LineKindView::Word { word: laid, .. } => word(laid),
        _ => None,
    });
    lines.collect()
}

/// The piles of everyone, and the reserve.
pub(super) fn piles(view: &View) -> Vec<Message> {
    let pile = |seat: &zigzag::SeatView| plain::score_of(&*seat.player.name, seat.pile);
    vec![say::plain_piles(listed(view.seats.iter().map(pile))), say::plain_reserve(view.reserve)]
}

/// How many of each tile lie face down.
pub(super) fn unseen(view: &View) -> Message {
    let left = view.unseen.iter().filter(|unseen| unseen.left > 0);
    say::plain_unseen(listed(left.map(|it| plain::tile_count(it.left, tile(&it.tile)))))
}
