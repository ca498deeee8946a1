//! One game: its options by its number, its players, and a check after every step.

use std::fmt;
use std::ops::AddAssign;
use std::panic::{AssertUnwindSafe, catch_unwind};

use lexicon::Shelf;
use search_control::SearchControl;
use tabletop::{Game, Moment, Player, PresetRules, Seat, Viewer, testkit};
use tiles::{Chance, Seed};
use zigzag::{
    Action, ActionDeal, Blanks, EndReason, Event, Options, PhaseView, Piles, Reading,
    ReverseForTwo, Rules, View, Zigzag,
};

use crate::invariants::{self, Start};
use crate::random_player;

/// The numbered random streams of a soak game, beside those of the game itself.
const OPTIONS: u64 = 1 << 40;
const CHOICES: u64 = OPTIONS + 1;

/// Views are read and written again after one step in so many, and at the end.
const VIEWS_CHECKED: usize = 16;

/// The real word lists.
pub(crate) fn open_shelf() -> Shelf {
    Shelf::new(["en", "fr"].map(|name| word_data::open(name).expect("it comes with the program")))
}

/// What was played.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    games: u64,
    pub(crate) broken: u64,
    computer_games: u64,
    steps: u64,
    refused: u64,
    tiles: u64,
    finished: u64,
    standstills: u64,
    resigned: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.broken += other.broken;
        self.computer_games += other.computer_games;
        self.steps += other.steps;
        self.refused += other.refused;
        self.tiles += other.tiles;
        self.finished += other.finished;
        self.standstills += other.standstills;
        self.resigned += other.resigned;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let random = self.games - self.computer_games;
        writeln!(
            f,
            "{} games: {} of computers, {random} at random",
            self.games, self.computer_games
        )?;
        writeln!(
            f,
            "{} steps, {} tiles laid, {} actions refused",
            self.steps, self.tiles, self.refused
        )?;
        writeln!(
            f,
            "{} finished, {} ended by the guard, {} by resignation",
            self.finished, self.standstills, self.resigned
        )?;
        write!(f, "{} broken", self.broken)
    }
}

/// Plays the game of this number; a broken invariant is told and counted.
pub(crate) fn play(number: u64, shelf: &Shelf) -> Tally {
    catch_unwind(AssertUnwindSafe(|| Match::new(number, shelf).play())).unwrap_or_else(|_| {
        println!("game {number} is broken");
        Tally { games: 1, broken: 1, ..Tally::default() }
    })
}

struct Match {
    options: Options,
    fresh: Zigzag,
    game: Zigzag,
    log: Vec<Event>,
    choices: Chance,
    tally: Tally,
}

impl Match {
    fn new(number: u64, shelf: &Shelf) -> Self {
        let seed = Seed::from_number(number);
        let mut chance = seed.chance(OPTIONS);
        let options = any_options(&mut chance);
        let fresh = Zigzag::start(&options, seed, shelf).expect("options that can be played");
        let by_computers = u64::from(!options.players[0].is_person());
        Self {
            game: fresh.clone(),
            options,
            fresh,
            log: Vec::new(),
            choices: seed.chance(CHOICES),
            tally: Tally { games: 1, computer_games: by_computers, ..Tally::default() },
        }
    }

    fn play(mut self) -> Tally {
        let context = self.fresh.engine_context();
        let view = self.game.view(Viewer::Spectator);
        let start = Start::of(&view);
        invariants::check(&view, &start);
        while let Some(seat) = self.game.waits_for().first().copied() {
            let view = self.game.view(Viewer::Seat(seat));
            let by_computer = Zigzag::choose_action(&view, &context, &SearchControl::unlimited());
            match by_computer {
                Some(action) => self.act(seat, action).expect("computers play by the rules"),
                None => self.play_at_random(seat, &view),
            }
            invariants::check(&self.game.view(Viewer::Spectator), &start);
            self.tally.steps += 1;
            assert!(self.tally.steps < start.longest_game(), "the game does not end");
            if self.choices.index_below(VIEWS_CHECKED) == 0 {
                testkit::check_views(&self.game, self.options.players.len());
            }
        }
        self.end()
    }

    /// Tries what a random player thinks of, until something is done.
    fn play_at_random(&mut self, seat: Seat, view: &View) {
        loop {
            let game = self.game.clone();
            let action = random_player::choose(&game, view, &mut self.choices);
            match self.act(seat, action) {
                Ok(()) => return,
                Err(()) => self.tally.refused += 1,
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), ()> {
        let (events, after) =
            self.game.decide(seat, action, Moment(0)).map_err(|_| ())?.into_parts();
        self.log.extend(events);
        self.game = after;
        Ok(())
    }

    fn end(mut self) -> Tally {
        testkit::check_views(&self.game, self.options.players.len());
        let log: Vec<_> = self.log.iter().map(|event| (event.clone(), Moment(0))).collect();
        testkit::check_log(&self.fresh, &self.game, &log);
        let view = self.game.view(Viewer::Spectator);
        self.tally.tiles += view.table.len() as u64;
        let PhaseView::Nothing { settlement } = &view.phase else { panic!("it is over") };
        match settlement.reason {
            EndReason::Finished => self.tally.finished += 1,
            EndReason::Standstill => self.tally.standstills += 1,
            EndReason::Resignation => self.tally.resigned += 1,
        }
        self.tally
    }
}

/// Any rules, any number of players, and either computers of any level or people at random.
fn any_options(chance: &mut Chance) -> Options {
    let mut either = || chance.index_below(2) == 0;
    let mut rules = Rules::preset(if either() { "zigzag-fr" } else { "zigzag-en" })
        .expect("it comes with the crate");
    rules.reading = if either() { Reading::Either } else { Reading::Directed };
    rules.piles = if either() { Piles::Full } else { Piles::Short };
    rules.actions = if either() { ActionDeal::Mixed } else { ActionDeal::Even };
    rules.reverse = if either() { ReverseForTwo::Nothing } else { ReverseForTwo::Skip };
    rules.blanks = if either() { Blanks::None } else { Blanks::Two };
    let by_computers = either();
    let levels = ["level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8"];
    let count = 2 + chance.index_below(3);
    let mut player = || match chance.index_below(levels.len() + 1) {
        level if by_computers => {
            Player::computer("Zoe", levels.get(level).copied().unwrap_or("expert"))
        }
        _ => Player::person("Ann"),
    };
    let players = (0..count).map(|_| player()).collect();
    Options { rules, players, position: None, aids: None }
}
