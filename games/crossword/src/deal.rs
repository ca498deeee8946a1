//! The deal: determines who starts and draws everyone's tiles.

use board::Board;
use notation::Position;
use tabletop::{Clocks, Moment, Seat, SeatRecord};
use tiles::{Bag, Chance, Rack, Score, Seed, Tile};

use crate::setup::Setup;
use crate::table::{Hand, Pause, Phase, Pool, Table, Typing};
use crate::{Mode, Starter};

/// Random streams of one game: who starts, the order of the bag, then one for each later use.
const STARTER: u64 = 0;
const BAG: u64 = 1;
const FIRST_LATER_USE: u64 = 2;

/// The random stream for one purpose of one round.
fn stream(seed: &Seed, round: u8, purpose: u64) -> Chance {
    seed.chance(u64::from(round) << 32 | purpose)
}

/// The random stream for the next use after the deal.
pub(crate) fn later_chance(seed: &Seed, table: &mut Table) -> Chance {
    table.chances += 1;
    stream(seed, table.round, FIRST_LATER_USE + u64::from(table.chances))
}

/// The table before the first turn of a round.
pub(crate) fn deal(setup: &Setup, seed: &Seed, round: u8, now: Moment) -> Table {
    let seats = setup.seats();
    let mut clocks = Clocks::new(seats);
    clocks.begin_turn(now);
    let mut table = Table {
        board: Board::new(setup.layout.clone()),
        pool: Pool::Outside(0),
        hands: vec![Hand::Known(Rack::EMPTY); seats],
        scores: vec![Score::ZERO; seats],
        turn: Seat(0),
        phase: Phase::Turn,
        pause: Pause::Running,
        clocks,
        typing: Typing::Nothing,
        scoreless: 0,
        passes: 0,
        exchanges: vec![0; seats],
        shown: None,
        told_overtime: vec![Score::ZERO; seats],
        sitting_out: vec![0; seats],
        paused_by: None,
        pauses: vec![0; seats],
        undo_asked: None,
        taken_back: vec![0; seats],
        resigned: vec![false; seats],
        last_play: None,
        history: Vec::new(),
        starter_draws: Vec::new(),
        round,
        carried: vec![Score::ZERO; seats],
        achieved: vec![SeatRecord::default(); seats],
        chances: 0,
    };
    match &setup.position {
        Some(position) if round == 0 => take_up_position(setup, seed, position, &mut table),
        _ if setup.rules().mode == Mode::RealBoard => leave_to_the_real_table(setup, &mut table),
        _ => deal_from_the_bag(setup, seed, &mut table),
    }
    table
}

fn deal_from_the_bag(setup: &Setup, seed: &Seed, table: &mut Table) {
    if setup.rules().starter == Starter::Draw && setup.seats() > 1 {
        let mut chance = stream(seed, table.round, STARTER);
        table.starter_draws = draw_for_the_start(setup, &mut chance);
        table.turn = starter(&table.starter_draws);
    }
    let mut bag = Bag::full(&setup.tiles, &mut stream(seed, table.round, BAG));
    for seat in in_order_from(table.turn, setup.seats()) {
        table.hands[seat.index()] = Hand::Known(bag.draw_rack(setup.rules().rack_size.into()));
    }
    table.pool = Pool::Bag(bag);
}

fn take_up_position(setup: &Setup, seed: &Seed, position: &Position, table: &mut Table) {
    table.board = position.board.clone();
    table.scores.clone_from(&position.scores);
    table.scoreless = position.scoreless_turns;
    let mut left: Rack = setup.tiles.tiles().collect();
    let on_board = position.board.tiles().map(|(_, tile)| tile.lifted());
    for tile in on_board.chain(position.racks.iter().flat_map(Rack::tiles)) {
        left.take(tile).expect("a position holds no more tiles than the set");
    }
    let mut bag = Bag::of(left.tiles(), &mut stream(seed, table.round, BAG));
    for (hand, rack) in table.hands.iter_mut().zip(&position.racks) {
        let mut rack = rack.clone();
        rack.extend(bag.draw(usize::from(setup.rules().rack_size) - rack.len()));
        *hand = Hand::Known(rack);
    }
    table.pool = Pool::Bag(bag);
}

fn leave_to_the_real_table(setup: &Setup, table: &mut Table) {
    let rack_size = usize::from(setup.rules().rack_size);
    let mut left = setup.tiles.len();
    for (hand, player) in table.hands.iter_mut().zip(&setup.options.players) {
        if player.is_person() {
            *hand = Hand::Unseen(rack_size);
            left -= rack_size;
        }
    }
    table.pool = Pool::Outside(left);
    let has_computers = setup.options.players.iter().any(|player| !player.is_person());
    table.phase = match setup.rules().starter {
        Starter::Draw => Phase::TellStarter,
        Starter::First if has_computers => Phase::TellRacks,
        Starter::First => Phase::Turn,
    };
}

/// Everyone draws a letter; players who tie for the lowest draw again until one has it alone.
fn draw_for_the_start(setup: &Setup, chance: &mut Chance) -> Vec<Vec<(Seat, Tile)>> {
    let mut rounds: Vec<Vec<(Seat, Tile)>> = Vec::new();
    let mut drawing: Vec<Seat> = Seat::all(setup.seats()).collect();
    while drawing.len() > 1 {
        let mut bag = Bag::full(&setup.tiles, chance);
        let draws: Vec<(Seat, Tile)> =
            drawing.iter().copied().zip(bag.draw(drawing.len())).collect();
        drawing = lowest(&draws);
        rounds.push(draws);
    }
    rounds
}

/// The players who drew the lowest letter; a blank comes before A.
pub(crate) fn lowest(draws: &[(Seat, Tile)]) -> Vec<Seat> {
    let lowest = draws.iter().map(|(_, tile)| tile.index()).min();
    draws.iter().filter(|(_, tile)| Some(tile.index()) == lowest).map(|(seat, _)| *seat).collect()
}

fn starter(rounds: &[Vec<(Seat, Tile)>]) -> Seat {
    let last = rounds.last().map(|draws| lowest(draws));
    last.and_then(|seats| seats.first().copied()).unwrap_or(Seat(0))
}

fn in_order_from(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(first), move |seat| Some(seat.next(seats))).take(seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiles::Letter;

    fn letter(number: u8) -> Tile {
        Tile::Letter(Letter::from_number(number).unwrap())
    }

    /// MS-060
    #[test]
    fn the_letter_nearest_to_a_starts_and_a_blank_comes_before_a() {
        let draws = [(Seat(0), letter(3)), (Seat(1), letter(1)), (Seat(2), letter(26))];
        assert_eq!(lowest(&draws), [Seat(1)]);
        let with_blank = [(Seat(0), letter(1)), (Seat(1), Tile::Blank)];
        assert_eq!(lowest(&with_blank), [Seat(1)]);
    }

    /// MS-060
    #[test]
    fn players_with_the_same_lowest_letter_draw_again() {
        let draws = [(Seat(0), letter(2)), (Seat(1), letter(9)), (Seat(2), letter(2))];
        assert_eq!(lowest(&draws), [Seat(0), Seat(2)]);
    }

    /// MS-061
    #[test]
    fn play_goes_round_from_the_one_who_starts() {
        let order: Vec<Seat> = in_order_from(Seat(2), 4).collect();
        assert_eq!(order, [Seat(2), Seat(3), Seat(0), Seat(1)]);
    }
}
