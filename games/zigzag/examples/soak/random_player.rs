//! A player who tries things at random: words on any letter, Action tiles, exchanges, nonsense.

use tabletop::{Game, Seat};
use tiles::{Chance, Letter};
use zigzag::{
    Action, ActionKind, ActionNest, Answer, ChainTile, Direction, Gift, Laid, LaidAction,
    PhaseView, Question, TileId, View, Zigzag,
};

/// How many chains are tried before something else.
const TRIES: usize = 100;

/// Something to try in this view.
pub(crate) fn choose(game: &Zigzag, view: &View, chance: &mut Chance) -> Action {
    let seat = view.viewer.expect("players have seats");
    if let PhaseView::Return { count } = view.phase {
        let mut tiles = view.seats[seat.index()].open.clone();
        chance.shuffle(&mut tiles);
        return Action::Return { tiles: tiles.into_iter().take(count).collect() };
    }
    match chance.index_below(100) {
        0 => Action::Resign,
        1..8 => nonsense(view, chance),
        8..10 => Action::Pass,
        10..14 => Action::Exchange { draw: small(chance, 9) },
        _ => word(game, view, seat, chance)
            .or_else(|| lone_action(view, seat, chance))
            .unwrap_or(Action::Exchange { draw: 1 + small(chance, 7) }),
    }
}

fn small(chance: &mut Chance, below: usize) -> u8 {
    u8::try_from(chance.index_below(below)).expect("it is small")
}

/// A direction, whether something fits there or not.
fn any_direction(chance: &mut Chance) -> Direction {
    Direction::ALL[chance.index_below(Direction::ALL.len())]
}

/// A letter of the table on which something fits, and a direction in which it does.
fn any_nest(view: &View, chance: &mut Chance) -> Option<(TileId, Direction)> {
    let open: Vec<usize> =
        (0..view.table.len()).filter(|id| !view.table[*id].free.is_empty()).collect();
    let id = *open.get(chance.index_below(open.len()))?;
    let free = &view.table[id].free;
    let direction = free[chance.index_below(free.len())];
    Some((TileId(u16::try_from(id).expect("a table is small")), direction))
}

/// A first word of the list, or a chain that makes a word where it lies.
fn word(game: &Zigzag, view: &View, seat: Seat, chance: &mut Chance) -> Option<Action> {
    if view.table.is_empty() {
        let (list, alphabet) = (game.lexicon(), game.lexicon().alphabet());
        let open = view.seats[seat.index()].open.iter();
        let letters: String =
            open.filter(|tile| ActionKind::named(tile).is_none()).map(String::as_str).collect();
        let rack = alphabet.rack(&letters).ok()?;
        let words: Vec<Vec<Letter>> = list.graph().sub_anagrams(&rack).collect();
        let word = words.get(chance.index_below(words.len()))?;
        let word = Some(alphabet.spell(word));
        return Some(Action::Write { word, on: None, action: None });
    }
    (0..TRIES).find_map(|_| {
        let (on, direction) = any_nest(view, chance)?;
        let chain = any_chain(view, seat, direction, chance);
        let question = Question::Read { on: Some(on), chain: chain.clone() };
        let Ok(Answer::Read { readings }) = game.answer(seat, question) else { return None };
        let reading = readings.get(chance.index_below(readings.len()))?.clone();
        let laid = Laid { on: Some(on), chain, reused: reading.reused, reads: reading.reads };
        let (last, _) = laid.chain.split_last()?;
        let action = lone_action(view, seat, chance).and_then(|action| match action {
            Action::Play { action: Some(action), .. } => Some(LaidAction {
                on: ActionNest::New(small(chance, laid.chain.len())),
                direction: last.direction,
                ..action
            }),
            _ => None,
        });
        let action = action.filter(|_| chance.index_below(3) == 0);
        Some(Action::Play { word: Some(laid), action })
    })
}

/// One to three of the player's letters, the first in this direction.
fn any_chain(view: &View, seat: Seat, first: Direction, chance: &mut Chance) -> Vec<ChainTile> {
    let mut letters: Vec<String> = view.seats[seat.index()].open.clone();
    letters.retain(|tile| ActionKind::named(tile).is_none());
    chance.shuffle(&mut letters);
    let length = 1 + chance.index_below(3);
    let mut direction = first;
    let mut chain = Vec::new();
    for tile in letters.into_iter().take(length) {
        let tile = if tile == "?" { "e".to_owned() } else { tile };
        chain.push(ChainTile { tile, direction });
        if chance.index_below(2) == 0 {
            direction = any_direction(chance);
        }
    }
    chain
}

/// An Action tile that the player holds, on any letter, with gifts to anybody.
fn lone_action(view: &View, seat: Seat, chance: &mut Chance) -> Option<Action> {
    let side = &view.seats[seat.index()];
    let tile = side.open.iter().find_map(|tile| ActionKind::named(tile))?;
    let (on, direction) = any_nest(view, chance)?;
    let others: Vec<Seat> = Seat::all(view.seats.len()).filter(|other| *other != seat).collect();
    let to = others[chance.index_below(others.len())];
    let mut open: Vec<String> = side.open.clone();
    open.remove(open.iter().position(|held| *held == tile.name())?);
    chance.shuffle(&mut open);
    let wanted = tile.gifts().min(side.left - 1);
    let pile = chance.index_below(wanted + 1).min(side.pile);
    open.truncate(wanted - pile);
    let gift = Gift { to, open, pile: u8::try_from(pile).expect("it is small") };
    let gifts = if wanted == 0 { Vec::new() } else { vec![gift] };
    let action = LaidAction { tile, on: ActionNest::Old(on), direction, gifts };
    Some(Action::Play { word: None, action: Some(action) })
}

/// Something that looks like a turn.
fn nonsense(view: &View, chance: &mut Chance) -> Action {
    let mut any_id =
        || TileId(u16::try_from(chance.index_below(view.table.len() + 3)).expect("small"));
    let (on, reused) = (any_id(), vec![any_id(), any_id()]);
    let chain = (0..chance.index_below(9))
        .map(|_| ChainTile { tile: "S".to_owned(), direction: any_direction(chance) })
        .collect();
    let laid = Laid { on: Some(on), chain, reused, reads: zigzag::Reads::Inwards };
    Action::Play { word: Some(laid), action: None }
}
