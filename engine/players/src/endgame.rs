//! The endgame, solved exactly: alpha-beta search (Knuth and Moore 1975) with iterative deepening
//! and a transposition table, for two players, an empty bag and known racks.
//!
//! [`Solver::solve`] finds the spread that the player to move gains with best play of both, and the
//! line. docs/notes/endgame.md tells how the search works and why its answer is exact.
//!
//! The game ends in one of two ways. A player who goes out gains the value of the other's tiles,
//! and the other loses it. Or nobody plays any more, and both lose the value of their tiles.
//!
//! The rules count several turns without points before the second end (six, at clubs); the search
//! ends the game at the second pass in a row. The value is the same: let *l* be the best value the
//! player to move can have by laying tiles, *r* the value if the other lays tiles after a pass, and
//! *e* the value if the game ends; with *k* turns left the value is v(k) = max(l, min(r, v(k −
//! 2))), v(0) = e and v(1) = max(l, e), and as max(l, min(r, ·)) done twice is the same as done
//! once, all v(k) from k = 2 on are equal. (A placement for no points, nothing but blanks, is taken
//! for one that scores.)

mod clock;
mod comparison;
mod crossings;
mod frame;
mod grid;
mod hand;
mod look;
mod memory;
mod mix;
mod open_lines;
mod open_walk;
mod parts;
mod prospects;
mod root;
mod run_out;
pub mod sample;
mod scorer;
mod search;
pub mod slow;
mod spots;
mod step;
mod table;
mod threats;
mod walk;
mod worker;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use board::{Board, Placement};
use movegen::{LONGEST_RACK, Lines, Play, Subsets};
use tiles::{Letter, PlacedTile, Rack, Score};

use self::clock::Clock;
pub use self::comparison::Comparison;
use self::frame::Frame;
use self::grid::Grid;
use self::hand::Kinds;
use self::memory::Memory;
use self::mix::mix;
use self::root::{First, Progress};
use self::step::{BLANK, Step};
use self::table::Table;
use self::walk::Words;
use self::worker::{CUTS, MOST_PLIES, Worker};
use crate::setting::EngineRules;
use crate::turn::Move;

/// An endgame: the bag is empty, so both racks are known.
#[derive(Clone, Copy)]
pub struct Position<'game> {
    /// The rules of the game.
    pub rules: EngineRules<'game>,
    /// The board.
    pub lines: &'game Lines,
    /// The racks, that of the player to move first.
    pub racks: [&'game Rack; 2],
    /// How many turns in a row have brought no points.
    pub scoreless_turns: u8,
}

/// How long to search and for what.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'call> {
    /// When the answer must be there.
    pub deadline: Option<Instant>,
    /// Set from another thread to stop the search.
    pub stop: Option<&'call AtomicBool>,
    /// How many positions each thread may look at.
    pub nodes: Option<u64>,
    /// How many threads search; none counts as one.
    pub threads: usize,
    /// How many first moves are wanted, each with its own line; none counts as one.
    pub lines: usize,
}

/// How a game goes on to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves in turn, the mover's first, to the end of the game unless time runs out.
    pub moves: Vec<Move>,
    /// What the mover gains on the other from here to the end of the game, racks settled.
    pub value: Score,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The best lines, the best first; never none.
    pub lines: Vec<Line>,
    /// Whether the values are proved; otherwise they are the best estimates that time allowed.
    pub is_proved: bool,
    /// How many plies ahead the last finished search looked.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Why an endgame cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rack of {0} tiles is too long for the endgame solver; it takes up to {LONGEST_RACK}")]
pub struct RackTooLong(pub usize);

/// Solves endgames, in memory that is used again.
pub struct Solver {
    table: Table,
    memories: Vec<Memory>,
}

impl Default for Limits<'_> {
    /// One line, one thread, all the time it takes.
    fn default() -> Self {
        Self { deadline: None, stop: None, nodes: None, threads: 1, lines: 1 }
    }
}

impl Default for Solver {
    /// A table of 64 megabytes.
    fn default() -> Self {
        Self::with_megabytes(64)
    }
}

impl Solver {
    /// A solver whose transposition table takes at most this many megabytes.
    pub fn with_megabytes(megabytes: usize) -> Self {
        Self { table: Table::new(megabytes << 20), memories: Vec::new() }
    }

    /// The best first moves and how the game goes on. Without a limit of time and with one thread
    /// the answer is always the same.
    pub fn solve(
        &mut self,
        position: &Position<'_>,
        limits: &Limits<'_>,
    ) -> Result<Solution, RackTooLong> {
        if let Some(rack) = position.racks.iter().find(|rack| rack.len() > LONGEST_RACK) {
            return Err(RackTooLong(rack.len()));
        }
        if position.racks.iter().any(|rack| rack.is_empty()) {
            return Ok(Solution::of_a_game_that_is_over(position));
        }
        let threads = limits.threads.max(1);
        self.table.begin();
        self.memories.resize_with(threads, Memory::default);
        Ok(search(position, limits, &self.table, &mut self.memories[..threads]))
    }
}

fn search(
    position: &Position<'_>,
    limits: &Limits<'_>,
    table: &Table,
    memories: &mut [Memory],
) -> Solution {
    let kinds = Kinds::of(position.racks);
    let done = AtomicBool::new(false);
    let clock = Clock::new(limits, &done);
    let wanted = limits.lines.max(1);
    let start = |memory| worker(position, (&kinds, table, memory), clock);
    let (first_memory, others) = memories.split_first_mut().expect("there is one for each thread");
    thread::scope(|scope| {
        let helpers: Vec<_> = others
            .iter_mut()
            .zip(0..)
            .map(|(memory, number)| {
                let start = &start;
                scope.spawn(move || {
                    let mut worker = start(memory);
                    let mut moves = worker.first_moves();
                    worker.deepen(&mut moves, wanted, 2 + number % 2);
                    worker.nodes
                })
            })
            .collect();
        let mut worker = start(first_memory);
        let mut moves = worker.first_moves();
        let progress = worker.deepen(&mut moves, wanted, 1);
        let mut is_whole = true;
        let lines = moves.iter().take(wanted).map(|candidate| {
            let (line, ends) = line(position, &mut worker, candidate);
            is_whole &= ends;
            line
        });
        let lines = lines.collect();
        done.store(true, Ordering::Relaxed);
        let helped =
            helpers.into_iter().map(|helper| helper.join().expect("searches do not panic"));
        let nodes = worker.nodes + helped.sum::<u64>();
        let Progress { depth, is_proved } = progress;
        Solution { lines, is_proved: is_proved && is_whole, depth, nodes }
    })
}

fn worker<'game>(
    position: &Position<'game>,
    (kinds, table, memory): (&'game Kinds, &'game Table, &'game mut Memory),
    clock: Clock<'game>,
) -> Worker<'game> {
    memory.clear();
    let graph = position.lines.graph();
    let terms = position.rules.terms;
    let hands = position.racks.map(|rack| kinds.hand(rack));
    let letters = hands.map(|hand| match kinds.blanks(hand) {
        0 => kinds.letters(hand),
        _ => !1,
    });
    let mut frames: Vec<Frame> = std::iter::repeat_with(Frame::new).take(MOST_PLIES + 2).collect();
    let turns_left = position.rules.scoreless_turns.saturating_sub(position.scoreless_turns);
    frames[0].hands = hands;
    frames[0].worth = position.racks.map(|rack| rack.value(terms.tiles).0);
    frames[0].pass_ends = turns_left <= 1;
    Worker {
        words: Words { graph, kinds, terms },
        grid: Grid::new(position.lines, graph, &terms, letters[0] | letters[1]),
        memory,
        table,
        clock,
        frames,
        nodes: 0,
        cuts: [0, 1].map(|_| vec![0; CUTS]),
        salt: mix(table.generation()),
    }
}

/// A line in the words of the game, and whether all its steps fit the rules of the game.
fn line(position: &Position<'_>, worker: &mut Worker<'_>, first: &First) -> (Line, bool) {
    let terms = position.rules.terms;
    let mut board = position.lines.board().clone();
    let mut racks = position.racks.map(Clone::clone);
    let mut moves = Vec::new();
    let steps = worker.line(first);
    for (step, seat) in steps.iter().zip([0, 1].into_iter().cycle()) {
        moves.extend(move_of_step(step, (worker, &mut board), &mut racks[seat], &terms));
    }
    let is_whole = moves.len() == steps.len();
    (Line { moves, value: Score(first.value) }, is_whole)
}

fn move_of_step(
    step: &Step,
    (worker, board): (&Worker<'_>, &mut Board),
    rack: &mut Rack,
    terms: &board::Terms<'_>,
) -> Option<Move> {
    if step.is_pass() {
        return Some(Move::Pass);
    }
    let tiles = step.laid().filter_map(|(at, tile)| {
        let letter = Letter::from_number(tile & !BLANK)?;
        let placed = match tile & BLANK {
            0 => PlacedTile::Natural(letter),
            _ => PlacedTile::BlankAs(letter),
        };
        Some((worker.grid.square(step.line.into(), at), placed))
    });
    let placement = Placement { tiles: tiles.collect() };
    let fitted = placement.fit(board, terms).ok()?;
    let subsets = Subsets::of(rack, terms.tiles)?;
    let kept = rack.without(&placement.lifted()).ok()?;
    let play = Play::of(&fitted, &subsets);
    *rack = kept;
    board.play(&fitted.trusted());
    Some(Move::Place(play))
}

impl Solution {
    fn of_a_game_that_is_over(position: &Position<'_>) -> Self {
        let [own, other] = position.racks.map(|rack| rack.value(position.rules.terms.tiles).0);
        let factor = if position.racks.iter().all(|rack| rack.is_empty()) { 0 } else { 2 };
        let line = Line { moves: Vec::new(), value: Score(factor * (other - own)) };
        Self { lines: vec![line], is_proved: true, depth: 0, nodes: 0 }
    }
}
