//! The board, and the rack and the last play below it.

use board::{Layout, Premium, Square};
use crossword::{MoveView, PhaseView, RackView, View};
use locales::classic as say;
use ratatui::style::{Modifier, Style};

use super::{Canvas, width};
use crate::classic::edition::Edition;
use crate::classic::entry::letter_at;
use crate::classic::game::{Game, Stage};

/// Where the board begins.
const TOP: u16 = 2;
const LEFT: u16 = 4;
/// The columns of a square.
const CELL: u16 = 3;
/// The row of the name over the rack.
const NAME: u16 = 18;
/// Where the last play is told.
const LAST: u16 = 35;

/// The board with its labels.
pub(super) fn board(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    let Some(layout) = Layout::named(&view.rules.layout) else { return };
    let quiet = canvas.palette.quiet;
    for (number, at) in (0..).zip(0..u16::try_from(layout.columns()).unwrap_or(0)) {
        let label = game.edition.column(number);
        canvas.put_right(LEFT + at * CELL + 2, TOP - 1, &label, quiet);
    }
    for (number, at) in (0..).zip(0..u16::try_from(layout.rows()).unwrap_or(0)) {
        canvas.put_right(LEFT - 1, TOP + at, &game.edition.row(number), quiet);
    }
    let laid = laid(game, view);
    for square in layout.squares() {
        let on_it = laid.iter().find(|(at, ..)| *at == square);
        let (text, style) = match (on_it, letter_at(&view.board, square)) {
            (Some((_, letter, blank)), _) => tile(canvas, square, *letter, *blank, true),
            (None, Some(letter)) if letter != '.' && !game.pending.hidden.contains(&square) => {
                tile(canvas, square, letter, letter.is_lowercase(), false)
            }
            _ => empty(canvas, square, layout.premium(square), game.edition),
        };
        let style = if cursor(game) == Some(square) { canvas.palette.selected } else { style };
        let (row, column) = (u16::from(square.row), u16::from(square.column));
        canvas.put(LEFT + column * CELL, TOP + row, &text, style);
    }
}

/// Where the cursor is.
fn cursor(game: &Game) -> Option<Square> {
    match &game.stage {
        Stage::Placing(_, square) => Some(*square),
        _ => None,
    }
}

/// Tiles that lie on the board only for now: a word tried by the player, or by the computer.
fn laid(game: &Game, view: &View) -> Vec<(Square, char, bool)> {
    let tiles = match (&game.stage, &game.pending.trial, &view.phase) {
        (Stage::Deciding(trying) | Stage::Asking(trying), ..) => trying.tiles.as_slice(),
        (Stage::Answering, _, phase) => return in_question(phase, view),
        (_, Some((_, trial)), _) => match &trial.action {
            crossword::Action::Lay { tiles } => tiles.as_slice(),
            _ => &[],
        },
        _ => &[],
    };
    let letter = |letter: &str| letter.chars().next().unwrap_or('?');
    tiles.iter().map(|tile| (tile.square, letter(&tile.letter), tile.blank)).collect()
}

/// The tiles that the program asks about.
fn in_question(phase: &PhaseView, view: &View) -> Vec<(Square, char, bool)> {
    let (PhaseView::ChallengeAnswer { placement, .. } | PhaseView::Sure { placement, .. }) = phase
    else {
        return Vec::new();
    };
    let set = tiles::TileSet::named(&view.rules.tiles);
    let tile = |(square, tile): &(Square, tiles::PlacedTile)| {
        let text = set.as_ref()?.alphabet().placed_text(*tile);
        let letter = text.chars().next()?;
        Some((*square, letter, letter.is_lowercase()))
    };
    placement.tiles.iter().filter_map(tile).collect()
}

/// A tile; neighbours have two tints, and a blank another ground.
fn tile(
    canvas: &Canvas<'_, '_>,
    square: Square,
    letter: char,
    is_blank: bool,
    is_laid: bool,
) -> (String, Style) {
    let tints = if is_laid { canvas.palette.laid } else { canvas.palette.tiles };
    let style = tints[usize::from((square.row + square.column) % 2)];
    if is_blank {
        let style = canvas.palette.strong.add_modifier(Modifier::UNDERLINED);
        (format!(" {} ", letter.to_lowercase()), style)
    } else {
        (format!(" {letter} "), style)
    }
}

/// An empty square: its premium in colour with a label, or as a sign.
fn empty(
    canvas: &Canvas<'_, '_>,
    square: Square,
    premium: Premium,
    edition: Edition,
) -> (String, Style) {
    let palette = canvas.palette;
    let style = premium_style(canvas, premium);
    let sign = premium_sign(premium, edition, palette.has_colour);
    match premium {
        Premium::None => {
            let tint = palette.empty[usize::from((square.row + square.column) % 2)];
            (" · ".to_owned(), tint)
        }
        _ if width(sign) == 1 => (format!(" {sign} "), style),
        _ => (format!("{sign} "), style),
    }
}

/// How a premium square is coloured.
pub(super) fn premium_style(canvas: &Canvas<'_, '_>, premium: Premium) -> Style {
    let palette = canvas.palette;
    match premium {
        Premium::None => palette.empty[0],
        Premium::Letter(2) => palette.double_letter,
        Premium::Letter(_) => palette.triple_letter,
        Premium::Word(2) => palette.double_word,
        Premium::Word(_) => palette.triple_word,
    }
}

/// How a premium square is labelled: Micro has signs where there is no colour.
pub(super) fn premium_sign(premium: Premium, edition: Edition, has_colour: bool) -> &'static str {
    match (edition, premium) {
        (_, Premium::None) => "·",
        (Edition::Deluxe, Premium::Letter(2)) => "2L",
        (Edition::Deluxe, Premium::Letter(_)) => "3L",
        (Edition::Deluxe, Premium::Word(2)) => "2W",
        (Edition::Deluxe, Premium::Word(_)) => "3W",
        (Edition::Micro, Premium::Letter(2)) if has_colour => "LD",
        (Edition::Micro, Premium::Letter(_)) if has_colour => "LT",
        (Edition::Micro, Premium::Word(2)) if has_colour => "MD",
        (Edition::Micro, Premium::Word(_)) if has_colour => "MT",
        (Edition::Micro, Premium::Letter(2)) => ":",
        (Edition::Micro, Premium::Letter(_)) => "∴",
        (Edition::Micro, Premium::Word(2)) => "+",
        (Edition::Micro, Premium::Word(_)) => "#",
    }
}

/// The name and the rack of the player whose turn it is, at the bottom left.
pub(super) fn rack(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    let Some(seat) = game.current() else { return };
    let name = game.name(seat);
    canvas.put(1, NAME, &name, canvas.palette.accent);
    let label = game.edition.say(&say::rack());
    canvas.put(2 + width(&name), NAME, &label, canvas.palette.quiet);
    let hidden = match view.seats.get(usize::from(seat)).and_then(|seat| seat.rack.as_ref()) {
        Some(RackView::Hidden(count)) => Some(*count),
        Some(RackView::Shown(_)) | None => None,
    };
    if hidden.is_some() || game.stage == Stage::Curtain {
        let count = hidden.unwrap_or(game.rack().chars().count());
        for column in (0..count).filter_map(|tile| u16::try_from(tile).ok()) {
            canvas.put(LEFT + column * 4, NAME + 1, "   ", canvas.palette.tiles[1]);
            canvas.put(LEFT + column * 4, NAME + 2, "   ", canvas.palette.tiles[1]);
        }
        return;
    }
    tiles(canvas, game, view);
}

fn tiles(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    let mut used = used_tiles(game);
    for (column, sign) in (0..).zip(game.rack().chars()) {
        let is_used =
            used.iter().position(|tile| *tile == sign).map(|at| used.remove(at)).is_some();
        let style = if is_used { canvas.palette.used } else { canvas.palette.tiles[0] };
        let is_sign = |tile: &&tabletop::TileCount| tile.tile.chars().eq([sign]);
        let value = view.remaining.iter().find(is_sign).map_or(0, |tile| tile.value.0);
        let letter = if sign == '?' { ' ' } else { sign };
        canvas.put(LEFT + column * 4, NAME + 1, &format!(" {letter} "), style);
        canvas.put(LEFT + column * 4, NAME + 2, &format!("{value:>3}"), style);
    }
}

/// The tiles of the rack that lie on the board for now, or are chosen to be changed.
fn used_tiles(game: &Game) -> Vec<char> {
    match &game.stage {
        Stage::Deciding(trying) | Stage::Asking(trying) => trying
            .tiles
            .iter()
            .map(|tile| if tile.blank { '?' } else { tile.letter.chars().next().unwrap_or('?') })
            .collect(),
        Stage::Changing(tiles) => tiles.chars().collect(),
        _ => Vec::new(),
    }
}

/// What the last turn was, and how many tiles are in the bag.
pub(super) fn last_play(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    let quiet = canvas.palette.quiet;
    let bag = game.edition.say(&say::bag(view.bag));
    canvas.put(LAST, NAME + 3, &bag, quiet);
    let Some(line) = view.history.last().filter(|_| game.pending.hidden.is_empty()) else { return };
    canvas.put(LAST, NAME, &game.name(line.seat.0), canvas.palette.paper);
    let (what, points) = match &line.what {
        MoveView::Played { at, direction, word, .. } => {
            let word = word.replace(['(', ')'], "");
            let place = game.edition.place(*at, *direction);
            (format!("{word} {place}"), game.edition.say(&say::points(line.points.0)))
        }
        MoveView::Exchanged { count, .. } => {
            (game.edition.say(&say::changed(*count)), String::new())
        }
        MoveView::Passed => (game.edition.say(&say::passed()), String::new()),
        MoveView::TimedOut => (game.edition.say(&say::timed_out()), String::new()),
        MoveView::Lost { words } => (words.join(" "), game.edition.say(&say::lost())),
        _ => (String::new(), String::new()),
    };
    canvas.put(LAST, NAME + 1, &what, quiet);
    canvas.put(LAST, NAME + 2, &points, quiet);
}
