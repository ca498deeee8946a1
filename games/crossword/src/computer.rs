//! Computer players: turn a view into an engine's turn, and its chosen move into an action.
//!
//! A computer player has only a [`View`], like a person, and no access to the game itself.

use std::sync::Arc;
use std::time::Duration;

use board::{Board, Direction, Layout, Placement, Square};
use movegen::{LONGEST_RACK, Lines};
use players::{Choice, Description, Knowledge, Move, SeenMove, Situation, Turn};
use search_control::SearchControl;
use serde::{Deserialize, Serialize};
use tabletop::{PlayedBy, Racks, Seat};
use tiles::{Alphabet, Letter, PlacedTile, Rack, Score, Tile, TileSet, Words};
use vocabulary::{FamilySetting, Level, Scale};

use crate::setup::terms;
use crate::view::EMPTY;
use crate::{Action, Family, LaidTile, MoveView, Passes, RackView, Rules, TurnView, View};

/// Data that the computer players of a table share: words, tiles and board.
#[derive(Clone)]
pub struct EngineContext {
    pub(crate) knowledge: Arc<Knowledge>,
    pub(crate) layout: Arc<Layout>,
}

/// A move that a computer player considers, shown to people who watch it think.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Trial {
    /// The action.
    pub action: Action,
    /// The word it would make; blanks are lowercase.
    pub word: Option<String>,
    /// Where it begins, and which way it runs.
    #[cfg_attr(feature = "typescript", ts(type = "[Square, Direction] | null"))]
    pub place: Option<(Square, Direction)>,
    /// Its points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub score: Score,
}

/// The names of the computer players a table may seat: eight levels, the two best, then the four
/// levels of tables that offer four.
pub(crate) fn computer_names() -> Vec<String> {
    let levels = |scale| Level::all().filter(move |level| level.scale() == scale);
    let name = |level: Level| level.to_string();
    let best = ["expert", "champion"].map(str::to_owned);
    levels(Scale::Eight).map(name).chain(best).chain(levels(Scale::Four).map(name)).collect()
}

/// The longest time for a move that a host gives anyone.
const LONGEST_MOVE: Duration = Duration::from_mins(1);

/// Whether this player takes one thread and at most a minute for a move.
pub(crate) fn is_affordable(name: &str) -> bool {
    match name.parse() {
        Ok(Description::Champion(options)) => options.threads == 1 && options.time <= LONGEST_MOVE,
        Ok(Description::Expert(options)) => options.time <= LONGEST_MOVE,
        Ok(Description::Static(_) | Description::Level(_)) => true,
        Err(_) => false,
    }
}

/// Chooses the action of the computer player with this view; `None` if it need not act.
pub(crate) fn choose_action(
    view: &View,
    context: &EngineContext,
    control: &SearchControl<'_, Trial>,
) -> Option<Action> {
    let seat = view.viewer?;
    let PlayedBy::Computer(name) = &view.seats.get(seat.index())?.player.by else { return None };
    let may = |action: &str| view.may_do(action);
    if may("challenge") && last_words_are_wrong(view, context) {
        return Some(Action::Challenge);
    }
    match () {
        () if may("lay") => {
            let seen = Seen::from(view, context, seat)?;
            Some(seen.act(name, control))
        }
        () if may("accept") => Some(Action::Accept),
        () if may("next_game") && !has_people(view) => Some(Action::NextGame),
        () if may("pick") => Some(Action::Pick),
        () if may("answer") => Some(Action::Answer { sure: false }),
        () if may("accept_challenge") => Some(Action::AcceptChallenge),
        () => None,
    }
}

fn has_people(view: &View) -> bool {
    view.seats.iter().any(|seat| seat.player.is_person())
}

/// Whether the last play formed a word that the list does not have.
fn last_words_are_wrong(view: &View, context: &EngineContext) -> bool {
    let played = view.history.iter().rev().find_map(|turn| match &turn.what {
        MoveView::Played { words, .. } => Some(words),
        _ => None,
    });
    let lexicon = context.knowledge.lexicon();
    let is_known = |text: &str| {
        let tiles = lexicon.alphabet().placed_tiles(text).unwrap_or_default();
        let letters: Vec<Letter> = tiles.into_iter().map(PlacedTile::letter).collect();
        lexicon.knows(&letters)
    };
    played.is_some_and(|words| words.iter().any(|(word, _)| !is_known(word)))
}

/// A view, converted for the engine's players.
pub(crate) struct Seen<'view> {
    rules: players::EngineRules<'view>,
    context: &'view EngineContext,
    lines: Lines,
    rack: Rack,
    bag: usize,
    situation: Situation,
    before: Option<SeenMove>,
    family: FamilySetting,
    /// Whether this table shows what computer players consider.
    shows_trials: bool,
}

impl<'view> Seen<'view> {
    /// Reads a seat's view; `None` if the view hides the seat's own tiles.
    pub(crate) fn from(view: &View, context: &'view EngineContext, seat: Seat) -> Option<Self> {
        let tiles = context.knowledge.tiles();
        let Some(RackView::Shown(rack)) = &view.seats[seat.index()].rack else { return None };
        let rack: Rack = tiles.alphabet().rack(rack).ok()?;
        let board = read_board(view, context)?;
        let lines = Lines::new(&board, context.knowledge.lexicon(), tiles);
        let others = view.seats.len() - 1;
        Some(Self {
            rules: rules_of_view(view, tiles),
            context,
            lines,
            rack,
            bag: view.bag,
            situation: Situation { lead: lead(view, seat), others, scoreless_turns: quiet(view) },
            before: view.history.last().and_then(|turn| seen_move(turn, &board)),
            family: match view.rules.family {
                Family::On => FamilySetting::On,
                Family::Off => FamilySetting::Off,
            },
            // Trial words tell the letters of the rack.
            shows_trials: view.rules.screen.see_me_think && view.rules.racks == Racks::Open,
        })
    }

    /// The turn as the engine's players get it.
    pub(crate) fn turn(&self) -> Turn<'_> {
        Turn {
            situation: self.situation,
            before: self.before.as_ref(),
            ..Turn::new(self.rules, &self.lines, &self.rack, self.bag)
        }
    }

    /// Chooses an action as the player of this name.
    fn act(&self, name: &str, control: &SearchControl<'_, Trial>) -> Action {
        if self.rack.len() > LONGEST_RACK {
            return self.most_points(control);
        }
        // Setting up a table rejects unknown names of computer players.
        let description: Description = name.parse().unwrap_or_default();
        let description = description.with_family(self.family);
        let mut player = self.context.knowledge.player(&description);
        let tell = |choice: &Choice| control.tell(&self.trial(choice));
        let unheard = control.without_listener();
        let shows_trials = self.shows_trials && control.has_listener();
        let control =
            if shows_trials { unheard.with_listener(&tell, Duration::ZERO) } else { unheard };
        self.action(&player.think(&self.turn(), &control).chosen)
    }

    /// For racks larger than the engine supports: the highest-scoring play with as many tiles as it
    /// does, each part of the rack in turn until the search is stopped.
    ///
    /// All plays of a whole large rack would take hundreds of megabytes.
    fn most_points(&self, control: &SearchControl<'_, Trial>) -> Action {
        let (board, lexicon) = (self.lines.board(), self.context.knowledge.lexicon());
        let tiles: Vec<Tile> = self.rack.tiles().collect();
        let mut best = None;
        for left_out in 0..tiles.len() {
            if best.is_some() && control.is_over() {
                break;
            }
            let part = tiles.iter().cycle().skip(left_out).take(LONGEST_RACK);
            let part: Rack = part.copied().collect();
            let plays = movegen::generate(board, &part, lexicon, &self.rules.terms);
            best = plays.into_iter().chain(best).max_by_key(|play| play.score());
        }
        best.map_or(Action::Pass, |play| self.laying(play.placement()))
    }

    /// The action for an engine's move.
    pub(crate) fn action(&self, candidate: &Move) -> Action {
        match candidate {
            Move::Place(play) => self.laying(&play.placement(self.lines.board())),
            Move::Exchange(tiles) => {
                let alphabet = self.context.knowledge.tiles().alphabet();
                Action::Exchange { tiles: alphabet.rack_text(tiles) }
            }
            Move::Pass => Action::Pass,
        }
    }

    fn laying(&self, placement: &Placement) -> Action {
        Action::Lay { tiles: self.laid(placement) }
    }

    /// A placement in the notation of actions.
    pub(crate) fn laid(&self, placement: &Placement) -> Vec<LaidTile> {
        laid(placement, self.context.knowledge.tiles().alphabet())
    }

    fn trial(&self, choice: &Choice) -> Trial {
        let alphabet = self.context.knowledge.tiles().alphabet();
        let (mut word, mut place) = (None, None);
        if let Move::Place(play) = &choice.chosen {
            let board = self.lines.board();
            if let Ok(fitted) = play.placement(board).fit(board, &self.rules.terms) {
                word = Some(fitted.main_word().text(alphabet));
                place = Some((fitted.main_word().start, fitted.main_word().direction));
            }
        }
        Trial { action: self.action(&choice.chosen), word, place, score: choice.chosen.score() }
    }
}

/// A placement in the notation of actions.
pub(crate) fn laid(placement: &Placement, alphabet: &Alphabet) -> Vec<LaidTile> {
    let laid = |(square, tile): &(Square, PlacedTile)| LaidTile {
        square: *square,
        letter: alphabet.text(tile.letter()).to_owned(),
        blank: tile.is_blank(),
    };
    placement.tiles.iter().map(laid).collect()
}

/// Reads the board of a view; `None` if it does not fit the tile set.
fn read_board(view: &View, context: &EngineContext) -> Option<Board> {
    let alphabet = context.knowledge.tiles().alphabet();
    let mut board = Board::new(Arc::clone(&context.layout));
    for (text, row) in view.board.iter().zip(0..) {
        for (piece, column) in alphabet.pieces(text).zip(0..) {
            if piece != EMPTY {
                board.set(Square { row, column }, Some(alphabet.placed_tile(piece).ok()?));
            }
        }
    }
    Some(board)
}

/// The engine's rules for the player of this view; exchanging only if they may.
fn rules_of_view<'tiles>(view: &View, set: &'tiles TileSet) -> players::EngineRules<'tiles> {
    let rules = engine_rules(&view.rules, set, view.seats.len());
    let may_exchange = view.may_do("exchange");
    let exchange_needs = if may_exchange { rules.exchange_needs } else { usize::MAX };
    players::EngineRules { exchange_needs, ..rules }
}

/// The part of the rules that the engine's players use.
pub(crate) fn engine_rules<'tiles>(
    rules: &Rules,
    set: &'tiles TileSet,
    seats: usize,
) -> players::EngineRules<'tiles> {
    let scoreless_turns = match rules.end.passes {
        Passes::BagEmptyRound => seats,
        Passes::ScorelessEach(times) => usize::from(times) * seats,
        Passes::ScorelessInAll(times) => usize::from(times),
    };
    players::EngineRules {
        terms: terms(rules, set),
        exchange_needs: usize::from(rules.exchange.needs_in_bag),
        scoreless_turns: u8::try_from(scoreless_turns).unwrap_or(u8::MAX),
    }
}

/// A seat's lead over its best opponent.
fn lead(view: &View, seat: Seat) -> Score {
    let rivals = view.seats.iter().zip(0..).filter(|(_, place)| *place != seat.0);
    let best = rivals.map(|(rival, _)| rival.score).max().unwrap_or_default();
    view.seats[seat.index()].score - best
}

/// Number of consecutive scoreless turns.
fn quiet(view: &View) -> u8 {
    let quiet = view.history.iter().rev().take_while(|turn| turn.points == Score::ZERO);
    u8::try_from(quiet.count()).unwrap_or(u8::MAX)
}

/// A turn of the score sheet as a public move; `None` for lines that are not turns.
fn seen_move(turn: &TurnView, board: &Board) -> Option<SeenMove> {
    match &turn.what {
        MoveView::Played { squares, .. } => {
            let laid = squares.iter().map(|square| Some((*square, board.tile(*square)?)));
            Some(SeenMove::Laid(Placement { tiles: laid.collect::<Option<_>>()? }, turn.points))
        }
        MoveView::Exchanged { count, .. } => Some(SeenMove::Exchanged(*count)),
        MoveView::Passed => Some(SeenMove::Passed),
        _ => None,
    }
}
