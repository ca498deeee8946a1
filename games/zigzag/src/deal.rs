//! The deal: determines who begins, gives everyone a pile and turns up seven tiles of each.

use tabletop::{Clocks, Seat};
use tiles::{Chance, Letter, Seed, Tile};

use crate::pile::Pile;
use crate::plane::Plane;
use crate::setup::Setup;
use crate::table::{Phase, Rotation, Side, Table};
use crate::{ActionDeal, ActionKind, HandTile};

/// Random streams: who begins, the tiles as they are dealt, a pile for each seat, the reserve, then
/// one for each later use.
const STARTER: u64 = 0;
const DEAL: u64 = 1;
const RESERVE: u64 = 2;
const FIRST_PILE: u64 = 3;
const FIRST_LATER_USE: u64 = 16;

/// With so many players everyone gets any Action tiles of an even deal, because there are not
/// enough of each kind.
const TOO_MANY_FOR_EACH_KIND: usize = 4;

/// The random stream for the next use after the deal.
pub(crate) fn later_chance(seed: &Seed, table: &mut Table) -> Chance {
    table.chances += 1;
    seed.chance(FIRST_LATER_USE + u64::from(table.chances))
}

/// The table before the first turn.
pub(crate) fn deal(setup: &Setup, seed: &Seed) -> Table {
    let seats = setup.seats();
    let all = setup.supply.all(setup.rules().blanks);
    let (starter_draws, turn) = draw_for_the_start(&all, seats, &mut seed.chance(STARTER));
    let (hands, rest) = share_out(setup, all, &mut seed.chance(DEAL));
    let side = |(hand, stream)| {
        let pile = Pile::of(hand, &mut seed.chance(stream));
        let mut side = Side { pile, ..Side::default() };
        side.refill();
        side
    };
    Table {
        sides: hands.into_iter().zip(FIRST_PILE..).map(side).collect(),
        plane: Plane::new(),
        laid: Vec::new(),
        reserve: Pile::of(rest, &mut seed.chance(RESERVE)),
        turn,
        rotation: Rotation::Clockwise,
        phase: Phase::Turn,
        clocks: Clocks::new(seats),
        history: Vec::new(),
        starter_draws,
        passes: 0,
        chances: 0,
    }
}

/// The tiles of each player, and those that nobody takes.
fn share_out(
    setup: &Setup,
    mut tiles: Vec<HandTile>,
    chance: &mut Chance,
) -> (Vec<Vec<HandTile>>, Vec<HandTile>) {
    chance.shuffle(&mut tiles);
    let mut hands = match setup.rules().actions {
        ActionDeal::Mixed => vec![Vec::new(); setup.seats()],
        ActionDeal::Even => even_actions(&mut tiles, setup.seats()),
    };
    for hand in &mut hands {
        while hand.len() < setup.pile {
            // Action tiles that an even deal leaves over stay in the reserve.
            let is_dealt = |tile: &HandTile| match setup.rules().actions {
                ActionDeal::Mixed => true,
                ActionDeal::Even => matches!(tile, HandTile::Letter(_)),
            };
            let Some(place) = tiles.iter().rposition(is_dealt) else { break };
            hand.push(tiles.remove(place));
        }
    }
    (hands, tiles)
}

/// As many Action tiles for everyone: one of each kind, or any three with four players.
fn even_actions(tiles: &mut Vec<HandTile>, seats: usize) -> Vec<Vec<HandTile>> {
    let is_action = |tile: &HandTile| matches!(tile, HandTile::Action(_));
    if seats < TOO_MANY_FOR_EACH_KIND {
        let one_of_each = ActionKind::ALL.map(HandTile::from).to_vec();
        for kind in one_of_each.repeat(seats) {
            if let Some(place) = tiles.iter().position(|tile| *tile == kind) {
                tiles.remove(place);
            }
        }
        return vec![one_of_each; seats];
    }
    let actions: Vec<HandTile> = tiles.extract_if(.., |tile| is_action(tile)).collect();
    let share = actions.len() / seats;
    let mut shares = actions.chunks_exact(share.max(1));
    let hands = shares.by_ref().take(seats).map(<[HandTile]>::to_vec).collect();
    tiles.extend(shares.flatten());
    hands
}

type Round = Vec<(Seat, HandTile)>;

/// Everyone turns up a tile; whoever turns up no letter draws again, and so do those who share the
/// letter nearest to A, until one player alone has it. Then all tiles are mixed again.
fn draw_for_the_start(tiles: &[HandTile], seats: usize, chance: &mut Chance) -> (Vec<Round>, Seat) {
    let mut rounds = Vec::new();
    let mut contenders: Vec<Seat> = Seat::all(seats).collect();
    while contenders.len() > 1 {
        let mut letters: Vec<(Seat, Letter)> = Vec::new();
        while letters.len() < contenders.len() {
            let is_drawing = |seat: &&Seat| letters.iter().all(|(other, _)| other != *seat);
            let drawing: Vec<Seat> = contenders.iter().filter(is_drawing).copied().collect();
            let mut mixed = tiles.to_vec();
            chance.shuffle(&mut mixed);
            let round: Round = drawing.into_iter().zip(mixed).collect();
            letters.extend(letters_of(&round));
            rounds.push(round);
        }
        contenders = nearest_to_a(&letters);
    }
    (rounds, contenders.first().copied().unwrap_or(Seat(0)))
}

/// Who turned up a letter, and which.
fn letters_of(round: &[(Seat, HandTile)]) -> Vec<(Seat, Letter)> {
    let letter = |(seat, tile): &(Seat, HandTile)| match tile {
        HandTile::Letter(Tile::Letter(letter)) => Some((*seat, *letter)),
        HandTile::Letter(Tile::Blank) | HandTile::Action(_) => None,
    };
    round.iter().filter_map(letter).collect()
}

/// Who has the letter nearest to A, in order of seat.
fn nearest_to_a(letters: &[(Seat, Letter)]) -> Vec<Seat> {
    let nearest = letters.iter().map(|(_, letter)| *letter).min();
    let mut seats: Vec<Seat> = letters
        .iter()
        .filter(|(_, letter)| Some(*letter) == nearest)
        .map(|(seat, _)| *seat)
        .collect();
    seats.sort_unstable();
    seats
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(number: u8) -> Letter {
        Letter::from_number(number).unwrap()
    }

    fn tile(number: u8) -> HandTile {
        Tile::Letter(letter(number)).into()
    }

    /// ZZ-004
    #[test]
    fn the_letter_nearest_to_a_begins() {
        let letters = [(Seat(0), letter(3)), (Seat(1), letter(1)), (Seat(2), letter(26))];
        assert_eq!(nearest_to_a(&letters), [Seat(1)]);
    }

    /// ZZ-004
    #[test]
    fn whoever_turns_up_an_action_tile_draws_again() {
        let round = [(Seat(0), tile(3)), (Seat(1), ActionKind::Skip.into())];
        assert_eq!(letters_of(&round), [(Seat(0), letter(3))]);
    }

    /// ZZ-004
    #[test]
    fn those_who_share_the_letter_nearest_to_a_draw_again() {
        let letters = [(Seat(0), letter(2)), (Seat(1), letter(9)), (Seat(2), letter(2))];
        assert_eq!(nearest_to_a(&letters), [Seat(0), Seat(2)]);
        let tiles = [tile(1), tile(1), tile(2)];
        let mut drawn_again = 0;
        for number in 0..50 {
            let mut chance = Seed::from_number(number).chance(STARTER);
            let (rounds, starter) = draw_for_the_start(&tiles, 2, &mut chance);
            let (last, before) = rounds.split_last().unwrap();
            assert!(before.iter().all(|round| round[0].1 == round[1].1), "a tie is drawn again");
            assert_eq!(nearest_to_a(&letters_of(last)), [starter]);
            drawn_again += before.len();
        }
        assert!(drawn_again > 0);
    }

    /// ZZ-004
    #[test]
    fn nobody_turns_up_the_same_tile_as_another() {
        let tiles = [tile(1), tile(2)];
        let mut chance = Seed::from_number(1).chance(STARTER);
        let (rounds, starter) = draw_for_the_start(&tiles, 2, &mut chance);
        assert_eq!(rounds.len(), 1);
        let lowest = rounds[0].iter().min_by_key(|(_, tile)| *tile).unwrap();
        assert_eq!(lowest.0, starter);
    }
}
