//! Plays games between computer players and records the results.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use lexicon::Shelf;
use parcours::{Options, Parcours, Rules, View};
use search_control::SearchControl;
use tabletop::{Game, Moment, Player, PresetRules, Seat, Viewer};
use tiles::Seed;

/// One player's result of one game.
#[derive(Clone, Default)]
pub(crate) struct Side {
    pub(crate) score: f64,
    /// 1 for a win; a shared win counts as 1 divided by the number of winners.
    pub(crate) won: f64,
    pub(crate) hands: f64,
    pub(crate) all_nine: f64,
    pub(crate) board: String,
    counters: BTreeMap<&'static str, u32>,
}

impl Side {
    pub(crate) fn feat(&self, name: &str) -> f64 {
        f64::from(self.counters.get(name).copied().unwrap_or(0))
    }
}

/// A table with these computer players.
pub(crate) fn start(language: &str, names: &[&str], seed: u64, shelf: &Shelf) -> Parcours {
    let rules = Rules::preset(&format!("parcours-{language}")).expect("en or fr");
    let players = names.iter().map(|name| Player::computer("computer", name)).collect();
    let options = Options { rules, players, position: None, aids: None };
    let game = Parcours::start(&options, Seed::from_number(seed), shelf);
    game.unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// Plays a game to its end. `watch` gets each player's view before an action, and the game after
/// it.
pub(crate) fn play(mut game: Parcours, watch: &mut dyn FnMut(Seat, &View, &Parcours)) -> Vec<Side> {
    let context = game.engine_context();
    while let Some(seat) = game.waits_for().first().copied() {
        let view = game.view(Viewer::Seat(seat));
        let action = Parcours::choose_action(&view, &context, &SearchControl::unlimited());
        let decision = game.decide(seat, action.expect("it is this player's hand"), Moment(0));
        game = decision.expect("computer players keep to the rules").into_game();
        watch(seat, &view, &game);
    }
    sides(&game)
}

fn sides(game: &Parcours) -> Vec<Side> {
    let outcome = game.outcome().expect("nobody is waited for");
    let share = 1.0 / f64::from(u8::try_from(outcome.winners.len()).expect("at most four"));
    let view = game.view(Viewer::Spectator);
    let seats = view.shared.seats.into_iter().zip(game.records()).zip(Seat::all(4));
    seats
        .map(|((seat, record), number)| Side {
            score: f64::from(seat.score.0),
            won: if outcome.winners.contains(&number) { share } else { 0.0 },
            hands: f64::from(seat.hands),
            all_nine: f64::from(record.counters.get("whole_racks").copied().unwrap_or(0)),
            board: seat.board,
            counters: record.counters,
        })
        .collect()
}

/// Plays pairs of games with the same draws and swapped seats; sides are in the order of the names.
pub(crate) fn play_pairs(language: &str, [one, other]: [&str; 2], pairs: u64) -> Vec<[Side; 2]> {
    let shelf = Shelf::new(word_data::open(language));
    let pairs = at_once(pairs, &|seed| {
        let [theirs, ours] = play_game(language, [other, one], seed, &shelf);
        [play_game(language, [one, other], seed, &shelf), [ours, theirs]]
    });
    pairs.into_iter().flatten().collect()
}

/// Plays games between players of equal strength, each game with its own draws.
pub(crate) fn play_equals<const SEATS: usize>(
    language: &str,
    name: &str,
    games: u64,
) -> Vec<[Side; SEATS]> {
    let shelf = Shelf::new(word_data::open(language));
    at_once(games, &|seed| play_game(language, [name; SEATS], seed, &shelf))
}

fn play_game<const SEATS: usize>(
    language: &str,
    names: [&str; SEATS],
    seed: u64,
    shelf: &Shelf,
) -> [Side; SEATS] {
    let sides = play(start(language, &names, seed, shelf), &mut |_, _, _| {});
    <[Side; SEATS]>::try_from(sides).ok().expect("a side for each seat")
}

/// Calls `play_one` for each number below `count` on all processors; results are in numerical
/// order.
fn at_once<Played: Send>(count: u64, play_one: &(dyn Fn(u64) -> Played + Sync)) -> Vec<Played> {
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
