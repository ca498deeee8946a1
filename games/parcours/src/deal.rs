//! The deal: assigns boards, determines who begins and draws nine letters for everyone.

use tabletop::{Clocks, Seat};
use tiles::{Bag, Chance, Seed, Tile, TileSet};

use crate::setup::Setup;
use crate::table::{Hand, Pause, Phase, Side, Table};

/// Random streams: the boards, who begins, a bag for each seat, then one for each later use.
const BOARDS: u64 = 0;
const STARTER: u64 = 1;
const FIRST_BAG: u64 = 2;
const FIRST_LATER_USE: u64 = 16;

/// The random stream for the next use after the deal.
pub(crate) fn later_chance(seed: &Seed, table: &mut Table) -> Chance {
    table.chances += 1;
    seed.chance(FIRST_LATER_USE + u64::from(table.chances))
}

/// The table before the first hand.
pub(crate) fn deal(setup: &Setup, seed: &Seed) -> Table {
    let seats = setup.seats();
    let mut boards = setup.boards.clone();
    seed.chance(BOARDS).shuffle(&mut boards);
    let side = |(course, stream)| {
        let mut side = Side::new(course, Bag::full(&setup.tiles, &mut seed.chance(stream)));
        side.refill();
        side
    };
    let sides: Vec<Side> = boards.into_iter().zip(FIRST_BAG..).take(seats).map(side).collect();
    let starter_draws = draw_for_the_start(&setup.tiles, seats, &mut seed.chance(STARTER));
    Table {
        turn: starter(&starter_draws, seats),
        sides,
        hand: Hand::default(),
        phase: Phase::Hand,
        pause: Pause::Running,
        clocks: Clocks::new(seats),
        history: Vec::new(),
        starter_draws,
        arrived: None,
        quiet: 0,
        chances: 0,
    }
}

/// Players draw a letter from their own full bag and put it back. Those who drew a joker draw
/// again, as do those who share the lowest letter, until one player alone has it.
fn draw_for_the_start(
    tiles: &TileSet,
    seats: usize,
    chance: &mut Chance,
) -> Vec<Vec<(Seat, Tile)>> {
    let bag: Vec<Tile> = tiles.tiles().collect();
    let mut rounds = Vec::new();
    while contenders(&rounds, seats).len() > 1 {
        let drawing = drawing(&rounds, seats);
        rounds
            .push(drawing.iter().map(|seat| (*seat, bag[chance.index_below(bag.len())])).collect());
    }
    rounds
}

/// Who may still begin after these rounds of draws.
fn contenders(rounds: &[Vec<(Seat, Tile)>], seats: usize) -> Vec<Seat> {
    let mut letters: Vec<(Seat, Option<Tile>)> =
        Seat::all(seats).map(|seat| (seat, None)).collect();
    for round in rounds {
        if letters.iter().all(|(_, tile)| tile.is_some()) {
            letters = lowest(&letters).into_iter().map(|seat| (seat, None)).collect();
        }
        for (seat, tile) in round.iter().filter(|(_, tile)| *tile != Tile::Blank) {
            if let Some(held) = letters.iter_mut().find(|(held, _)| held == seat) {
                held.1 = Some(*tile);
            }
        }
    }
    if letters.iter().any(|(_, tile)| tile.is_none()) {
        return letters.into_iter().map(|(seat, _)| seat).collect();
    }
    lowest(&letters)
}

/// Who draws in the next round: those without a letter, or those who share the lowest.
fn drawing(rounds: &[Vec<(Seat, Tile)>], seats: usize) -> Vec<Seat> {
    let jokers = rounds.last().into_iter().flatten().filter(|(_, tile)| *tile == Tile::Blank);
    let again: Vec<Seat> = jokers.map(|(seat, _)| *seat).collect();
    if again.is_empty() { contenders(rounds, seats) } else { again }
}

fn lowest(letters: &[(Seat, Option<Tile>)]) -> Vec<Seat> {
    let lowest = letters.iter().filter_map(|(_, tile)| *tile).min();
    letters.iter().filter(|(_, tile)| *tile == lowest).map(|(seat, _)| *seat).collect()
}

fn starter(rounds: &[Vec<(Seat, Tile)>], seats: usize) -> Seat {
    contenders(rounds, seats).first().copied().unwrap_or(Seat(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiles::Letter;

    fn letter(number: u8) -> Tile {
        Tile::Letter(Letter::from_number(number).unwrap())
    }

    fn seats(numbers: &[u8]) -> Vec<Seat> {
        numbers.iter().map(|number| Seat(*number)).collect()
    }

    /// PG-008
    #[test]
    fn the_letter_nearest_to_a_begins() {
        let round = vec![(Seat(0), letter(3)), (Seat(1), letter(1)), (Seat(2), letter(26))];
        assert_eq!(contenders(&[round], 3), seats(&[1]));
        assert_eq!(contenders(&[], 1), seats(&[0]), "alone, nobody draws");
    }

    /// PG-008
    #[test]
    fn who_draws_a_joker_draws_again_while_the_others_keep_their_letters() {
        let first = vec![(Seat(0), letter(3)), (Seat(1), Tile::Blank), (Seat(2), letter(9))];
        assert_eq!(drawing(std::slice::from_ref(&first), 3), seats(&[1]));
        let second = vec![(Seat(1), letter(5))];
        assert_eq!(contenders(&[first, second], 3), seats(&[0]));
    }

    /// PG-008
    #[test]
    fn those_who_share_the_lowest_letter_draw_again() {
        let first = vec![(Seat(0), letter(2)), (Seat(1), letter(9)), (Seat(2), letter(2))];
        assert_eq!(drawing(std::slice::from_ref(&first), 3), seats(&[0, 2]));
        let second = vec![(Seat(0), letter(20)), (Seat(2), letter(4))];
        assert_eq!(contenders(&[first, second], 3), seats(&[2]));
    }
}
