//! A player who sees what a screen sees, and does something sensible with it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use board::{Board, Layout, Placement, Square, Terms};
use lexicon::Lexicon;
use serde_json::{Value, json};
use tiles::TileSet;

/// It plays one of this many best plays.
const BEST: usize = 4;

/// A player with its own source of chance (xorshift).
pub struct Robot(u64);

impl Robot {
    /// A player who always does the same with the same number.
    pub fn new(number: u64) -> Self {
        Self(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below this.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % below.max(1)
    }

    /// What to do, seen from a seat; nothing if there is nothing for it to do.
    pub fn choose(&mut self, view: &Value) -> Option<Value> {
        let may = |name: &str| view["may"].as_array().is_some_and(|may| may.contains(&name.into()));
        let phase = &view["phase"];
        let told = |tiles: String| json!({"seat": phase["seat"], "tiles": tiles});
        let count = usize::try_from(phase["count"].as_u64().unwrap_or(0)).unwrap_or(0);
        match phase["waits_for"].as_str()? {
            "resume" if may("resume") => Some(json!({"do": "resume"})),
            "starter_told" if may("tell_starter") => {
                let letters: Vec<&str> =
                    ["C", "A", "T", "S"].into_iter().take(array(&view["seats"]).len()).collect();
                Some(json!({"do": "tell_starter", "letters": letters}))
            }
            "rack_told" if may("tell_rack") => {
                Some(with(told(self.draw(view, count)), "tell_rack"))
            }
            "left_told" if may("tell_left") => {
                Some(with(told(self.draw(view, count)), "tell_left"))
            }
            _ if may("lay") => Some(self.turn(view, may("exchange"))),
            _ if may("answer") => Some(json!({"do": "answer", "sure": true})),
            _ => ["accept", "pick", "next_game", "reject_challenge"]
                .into_iter()
                .find(|name| may(name))
                .map(|name| json!({"do": name})),
        }
    }

    fn turn(&mut self, view: &Value, may_exchange: bool) -> Value {
        let rack = self.rack(view);
        let set = set(view);
        let board = board(view, &set);
        let lexicon = lexicon(text(&view["rules"]["lexicon"]));
        let plays = |rack: &str| {
            let held = set.alphabet().rack(rack).expect("racks are made of tiles");
            movegen::generate(&board, &held, &lexicon, &Terms::standard(&set))
        };
        // Blanks make very many plays; they are for those who have no other.
        let mut plays = match plays(&rack.replace('?', "")) {
            some if !some.is_empty() => some,
            _ => plays(&rack),
        };
        plays.sort_by_key(|play| std::cmp::Reverse(play.score()));
        plays.truncate(BEST);
        match plays.get(self.roll(plays.len())) {
            Some(play) => lay(play.placement(), &set),
            None if may_exchange => {
                let first = set.alphabet().pieces(&rack).next().unwrap_or_default();
                json!({"do": "exchange", "tiles": first})
            }
            None => json!({"do": "pass"}),
        }
    }

    /// The viewer's rack; at a real table the program does not know it, and any may be meant.
    fn rack(&mut self, view: &Value) -> String {
        let seat = usize::try_from(view["viewer"].as_u64().expect("players have seats"));
        let rack = &view["seats"][seat.expect("seats are few")]["rack"];
        if let Some(shown) = rack["shown"].as_str() {
            return shown.to_owned();
        }
        let count = rack["hidden"].as_u64().expect("a rack is shown or hidden");
        self.draw(view, usize::try_from(count).unwrap_or(0))
    }

    /// This many of the tiles that nobody has seen.
    fn draw(&mut self, view: &Value, count: usize) -> String {
        let kinds = array(&view["remaining"]).iter();
        let left = |kind: &Value| usize::try_from(kind["left"].as_u64().unwrap_or(0)).unwrap_or(0);
        let mut unseen: Vec<&str> =
            kinds.flat_map(|kind| std::iter::repeat_n(text(&kind["tile"]), left(kind))).collect();
        let drawn = (0..count.min(unseen.len())).map(|_| {
            let place = self.roll(unseen.len());
            unseen.swap_remove(place)
        });
        drawn.collect()
    }
}

fn with(mut action: Value, name: &str) -> Value {
    action["do"] = name.into();
    action
}

fn lay(placement: &Placement, set: &TileSet) -> Value {
    let laid = placement.tiles.iter().map(|(square, tile)| {
        let letter = set.alphabet().text(tile.letter());
        json!({"square": square.to_string(), "letter": letter, "blank": tile.is_blank()})
    });
    json!({"do": "lay", "tiles": laid.collect::<Vec<_>>()})
}

/// The tile set of a view.
pub fn set(view: &Value) -> Arc<TileSet> {
    TileSet::named(text(&view["rules"]["tiles"])).expect("the table was set with tiles we have")
}

/// The board of a view.
pub fn board(view: &Value, set: &TileSet) -> Board {
    let layout = Layout::named(text(&view["rules"]["layout"])).expect("and with a board we have");
    let mut board = Board::new(layout);
    for (line, row) in array(&view["board"]).iter().zip(0..) {
        for (piece, column) in set.alphabet().pieces(text(line)).zip(0..) {
            if piece != "." {
                let tile = set.alphabet().placed_tile(piece).expect("tiles lie on boards");
                board.set(Square { row, column }, Some(tile));
            }
        }
    }
    board
}

/// The words of this name, opened once.
pub fn lexicon(name: &str) -> Arc<Lexicon> {
    static OPENED: LazyLock<Mutex<HashMap<String, Arc<Lexicon>>>> = LazyLock::new(Mutex::default);
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let open = || word_data::open(name).expect("the table was set with words we have");
    Arc::clone(opened.entry(name.to_owned()).or_insert_with(open))
}

/// A text of a view.
pub fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// A list of a view.
pub fn array(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}
