//! Plays games between computer players and records the results.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use lexicon::Shelf;
use search_control::SearchControl;
use tabletop::{Game, Moment, Player, PresetRules, Seat, Viewer};
use tiles::Seed;
use zigzag::{EndReason, LineKindView, Options, PhaseView, Rules, View, Zigzag};

/// What happened in one game.
#[derive(Clone, Default)]
pub(crate) struct Played {
    /// By seat: 1 for a win; a shared win counts as 1 divided by the number of winners.
    pub(crate) won: Vec<f64>,
    /// Who began.
    pub(crate) starter: usize,
    /// Turns of all players; missed turns do not count.
    pub(crate) turns: f64,
    /// Words laid.
    pub(crate) words: f64,
    /// Tiles laid as letters of words.
    pub(crate) letters: f64,
    pub(crate) actions: f64,
    pub(crate) exchanges: f64,
    /// Letters on the final table on which nothing can nest.
    pub(crate) blocked: f64,
    /// Width and height of the final table, in diameters of a tile.
    pub(crate) size: (f64, f64),
    /// Whether nobody finished, and the fewest tiles won.
    pub(crate) is_standstill: bool,
}

/// The rules of the leaflet.
pub(crate) fn leaflet(language: &str) -> Rules {
    Rules::preset(&format!("zigzag-{language}")).expect("en or fr")
}

/// A table with these computer players.
pub(crate) fn start(rules: Rules, names: &[&str], seed: u64, shelf: &Shelf) -> Zigzag {
    let players = names.iter().map(|name| Player::computer("computer", name)).collect();
    let options = Options { rules, players, position: None, aids: None };
    let game = Zigzag::start(&options, Seed::from_number(seed), shelf);
    game.unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

/// Plays a game to its end. `watch` gets each player's view before an action, and the game after
/// it.
pub(crate) fn play(mut game: Zigzag, watch: &mut dyn FnMut(Seat, &View, &Zigzag)) -> Zigzag {
    let context = game.engine_context();
    while let Some(seat) = game.waits_for().first().copied() {
        let view = game.view(Viewer::Seat(seat));
        let action = Zigzag::choose_action(&view, &context, &SearchControl::unlimited());
        let decision = game.decide(seat, action.expect("it is this player's turn"), Moment(0));
        game = decision.expect("computer players keep to the rules").into_game();
        watch(seat, &view, &game);
    }
    game
}

/// Plays pairs of games with the same draws and swapped seats; results are in the order of the
/// names.
pub(crate) fn play_pairs(language: &str, [one, other]: [&str; 2], pairs: u64) -> Vec<Played> {
    let shelf = Shelf::new(word_data::open(language));
    let pairs = at_once(pairs, &|seed| {
        let mut swapped = play_game(language, &[other, one], seed, &shelf);
        swapped.won.reverse();
        swapped.starter = 1 - swapped.starter;
        [play_game(language, &[one, other], seed, &shelf), swapped]
    });
    pairs.into_iter().flatten().collect()
}

/// Plays games between so many players of equal strength, each game with its own draws.
pub(crate) fn play_equals(language: &str, name: &str, seats: usize, games: u64) -> Vec<Played> {
    let shelf = Shelf::new(word_data::open(language));
    at_once(games, &|seed| play_game(language, &vec![name; seats], seed, &shelf))
}

fn play_game(language: &str, names: &[&str], seed: u64, shelf: &Shelf) -> Played {
    let game = play(start(leaflet(language), names, seed, shelf), &mut |_, _, _| {});
    result(&game, names.len())
}

fn result(game: &Zigzag, seats: usize) -> Played {
    let outcome = game.outcome().expect("nobody is waited for");
    let share = 1.0 / float(outcome.winners.len());
    let view = game.view(Viewer::Spectator);
    let won = |seat| if outcome.winners.contains(&seat) { share } else { 0.0 };
    let mut played = Played {
        won: Seat::all(seats).map(won).collect(),
        starter: view.history.first().map_or(0, |line| line.seat.index()),
        blocked: float(view.table.iter().filter(|tile| is_blocked(&tile.tile, &tile.free)).count()),
        size: size(&view),
        is_standstill: is_standstill(&view),
        ..Played::default()
    };
    for line in &view.history {
        played.count(&line.what);
    }
    played
}

impl Played {
    fn count(&mut self, what: &LineKindView) {
        self.turns += 1.0;
        match what {
            LineKindView::Word { word, action } => {
                self.words += 1.0;
                self.letters += float(word.laid.len());
                self.actions += float(usize::from(action.is_some()));
            }
            LineKindView::Action { .. } => self.actions += 1.0,
            LineKindView::Exchanged { .. } | LineKindView::Passed => self.exchanges += 1.0,
            LineKindView::Missed { .. }
            | LineKindView::Received { .. }
            | LineKindView::Resigned
            | LineKindView::Won => self.turns -= 1.0,
        }
    }
}

fn is_standstill(view: &View) -> bool {
    let PhaseView::Nothing { settlement } = &view.phase else { return false };
    settlement.reason == EndReason::Standstill
}

/// Whether a tile is a letter on which nothing can nest.
fn is_blocked<Free>(tile: &str, free: &[Free]) -> bool {
    zigzag::ActionKind::named(tile).is_none() && free.is_empty()
}

fn size(view: &View) -> (f64, f64) {
    let diameter = f64::from(2 * zigzag::RADIUS);
    let span = |numbers: Vec<i32>| {
        let least = numbers.iter().min().copied().unwrap_or(0);
        let most = numbers.iter().max().copied().unwrap_or(0);
        f64::from(most - least) / diameter + 1.0
    };
    let columns = view.table.iter().map(|tile| tile.x).collect();
    let rows = view.table.iter().map(|tile| tile.y).collect();
    (span(columns), span(rows))
}

pub(crate) fn float(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Calls `play_one` for each number below `count` on all processors; results are in numerical
/// order.
pub(crate) fn at_once<Played: Send>(
    count: u64,
    play_one: &(dyn Fn(u64) -> Played + Sync),
) -> Vec<Played> {
    let next = AtomicU64::new(0);
    let work = || {
        let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let numbers = numbers.take_while(|number| *number < count);
        numbers.map(|number| (number, play_one(number))).collect::<Vec<_>>()
    };
    let mut played: Vec<(u64, Played)> = thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no player panics")).collect()
    });
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, game)| game).collect()
}
