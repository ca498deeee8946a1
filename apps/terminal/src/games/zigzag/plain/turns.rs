//! A turn as people type it: `DIVERTI`, `DIVERTI on E`, `DIVERTI on 12 +2 Ben K W`, `skip`.

use locales::{Message, zigzag as say};
use serde_json::{Value, json};
use tabletop::Seat;
use zigzag::{ActionKind, Gift, TileId, View, WrittenAction};

use crate::plain::line::{Vocabulary, folded, named};
use crate::plain::speaker::Seen;

const KINDS: &Vocabulary<ActionKind> = &[
    (ActionKind::PlusTwo, &["+2", "plus2"]),
    (ActionKind::PlusThree, &["+3", "plus3"]),
    (ActionKind::Skip, &["skip", "sauter", "saut"]),
    (ActionKind::Reverse, &["reverse", "inversion", "inverser"]),
];
const ON: [&str; 2] = ["on", "sur"];
const PILE: [&str; 2] = ["pile", "pioche"];

/// A turn that was typed.
pub(super) struct Turn {
    word: Option<String>,
    on: Option<TileId>,
    action: Option<WrittenAction>,
}

/// Whether a line lays an Action tile alone.
pub(super) fn is_action(words: &[&str]) -> bool {
    words.first().is_some_and(|word| named(KINDS, word).is_some())
}

/// A tile as the game writes it.
pub(super) fn tile(text: &str) -> String {
    match named(KINDS, text) {
        Some(kind) => kind.name().to_owned(),
        None => folded(text).to_uppercase(),
    }
}

impl Turn {
    /// Reads a turn.
    pub(super) fn read(words: &[&str], view: &View, seen: &Seen<'_>) -> Result<Self, Message> {
        let mut rest = words;
        let word = match rest {
            [word, after @ ..] if named(KINDS, word).is_none() => {
                rest = after;
                Some(folded(word).to_uppercase())
            }
            _ => None,
        };
        let (on, after) = nest(rest, view)?;
        rest = after;
        let action = match rest {
            [kind, gifts @ ..] => {
                let Some(kind) = named(KINDS, kind) else {
                    return Err(say::plain_not_a_turn());
                };
                Some(action(kind, gifts, word.as_deref(), view, seen)?)
            }
            [] => None,
        };
        Ok(Self { word, on, action })
    }

    /// The action that plays it.
    pub(super) fn action(&self) -> Value {
        json!({"do": "write", "word": self.word, "on": self.on, "action": self.action})
    }

    /// The question how its word can lie; none without a word.
    pub(super) fn find(&self) -> Option<Value> {
        let word = self.word.as_ref()?;
        Some(json!({"ask": "find", "word": word, "on": self.on}))
    }
}

/// The action that lays an Action tile alone, with gifts that the program chooses.
pub(super) fn alone(kind: ActionKind, view: &View, seen: &Seen<'_>) -> Value {
    let action = action(kind, &[], None, view, seen).ok();
    json!({"do": "write", "word": null, "action": action})
}

type AfterNest<'line> = (Option<TileId>, &'line [&'line str]);

/// The letter on which a word is to nest: a number of the table or a letter.
fn nest<'line>(rest: &'line [&'line str], view: &View) -> Result<AfterNest<'line>, Message> {
    let [on, wanted, after @ ..] = rest else { return Ok((None, rest)) };
    if !ON.contains(&&*folded(on)) {
        return Ok((None, rest));
    }
    match find_tile(wanted, view) {
        Some(id) => Ok((Some(id), after)),
        None => Err(say::plain_no_such_letter(wanted.to_uppercase())),
    }
}

/// The tile of the table that a number or a letter names; of several, the last that is free.
pub(super) fn find_tile(wanted: &str, view: &View) -> Option<TileId> {
    let wanted = folded(wanted).to_uppercase();
    let number = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let is_letter = |tile: &zigzag::TableTile| tile.tile.to_uppercase() == wanted;
    let free = || view.table.iter().rposition(|tile| is_letter(tile) && !tile.free.is_empty());
    let found = match number {
        Some(number) => Some(number).filter(|number| *number < view.table.len()),
        None => free().or_else(|| view.table.iter().rposition(is_letter)),
    };
    found.and_then(|index| u16::try_from(index).ok()).map(TileId)
}

fn action(
    kind: ActionKind,
    rest: &[&str],
    word: Option<&str>,
    view: &View,
    seen: &Seen<'_>,
) -> Result<WrittenAction, Message> {
    let gifts = match rest {
        [] => usual_gifts(kind, word, view, seen),
        _ => read_gifts(rest, view)?,
    };
    Ok(WrittenAction { tile: kind, gifts })
}

/// Reads `Ben K W Cleo pile`: names, and after each what they get.
fn read_gifts(rest: &[&str], view: &View) -> Result<Vec<Gift>, Message> {
    let mut gifts: Vec<Gift> = Vec::new();
    for text in rest {
        let named = view.seats.iter().position(|seat| folded(&seat.player.name) == folded(text));
        if let Some(seat) = named.and_then(|seat| u8::try_from(seat).ok()) {
            gifts.push(Gift { to: Seat(seat), open: Vec::new(), pile: 0 });
            continue;
        }
        let Some(gift) = gifts.last_mut() else { return Err(say::plain_whom()) };
        if PILE.contains(&&*folded(text)) {
            gift.pile += 1;
        } else {
            gift.open.push(tile(text));
        }
    }
    Ok(gifts)
}

/// Gifts for whoever comes next: open tiles that the word does not need, then tiles of the pile.
fn usual_gifts(kind: ActionKind, word: Option<&str>, view: &View, seen: &Seen<'_>) -> Vec<Gift> {
    let own = seen.seat.and_then(|seat| view.seats.get(usize::from(seat)));
    let is_other = |seat: &Seat| Some(seat.0) != seen.seat;
    let others = || Seat::all(view.seats.len()).filter(|seat| !view.seats[seat.index()].resigned);
    let (Some(own), Some(to)) =
        (own, view.next.filter(is_other).or_else(|| others().find(is_other)))
    else {
        return Vec::new();
    };
    if kind.gifts() == 0 {
        return Vec::new();
    }
    let mut open = own.open.clone();
    let used = word.unwrap_or_default().chars().map(String::from).chain([kind.name().to_owned()]);
    for tile in used {
        if let Some(place) = open.iter().position(|held| *held == tile) {
            open.swap_remove(place);
        }
    }
    open.sort_by_key(|tile| ActionKind::named(tile).is_some() || tile == "?");
    open.truncate(kind.gifts());
    let pile = (kind.gifts() - open.len()).min(own.pile);
    vec![Gift { to, open, pile: u8::try_from(pile).unwrap_or_default() }]
}
