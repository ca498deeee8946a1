//! A game and its log, kept together.

use tiles::Seed;

use crate::{Decision, Game, Moment, Seat, TableOptions};

/// A game with the log of everything that happened in it.
#[derive(Clone, Debug)]
pub struct Recorded<G: Game> {
    game: G,
    log: Vec<G::Event>,
}

impl<G: Game> Recorded<G> {
    /// A game at its beginning, with an empty log.
    pub fn start(
        options: &TableOptions<G::Rules>,
        seed: Seed,
        library: &G::Library,
    ) -> Result<Self, G::InvalidOptions> {
        Ok(Self { game: G::start(options, seed, library)?, log: Vec::new() })
    }

    /// A game brought back from its log.
    pub fn replay(
        options: &TableOptions<G::Rules>,
        seed: Seed,
        library: &G::Library,
        log: Vec<G::Event>,
    ) -> Result<Self, G::InvalidOptions> {
        let mut game = G::start(options, seed, library)?;
        for event in &log {
            game.apply(event);
        }
        Ok(Self { game, log })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything that happened, in order.
    pub fn log(&self) -> &[G::Event] {
        &self.log
    }

    /// Does what a player asks, after whatever was due before; gives the events, or the refusal.
    ///
    /// What was due stays done even when the action is refused.
    pub fn submit(
        &mut self,
        seat: Seat,
        action: G::Action,
        now: Moment,
    ) -> Result<&[G::Event], G::Refusal> {
        let before = self.log.len();
        self.pass_time(now);
        let decision = self.game.decide(seat, action, now)?;
        self.record(decision);
        Ok(&self.log[before..])
    }

    /// Applies what is due at this moment.
    pub fn pass_time(&mut self, now: Moment) {
        while self.game.due().is_some_and(|due| due <= now) {
            let decision = self.game.expire(now);
            if decision.is_empty() {
                break;
            }
            self.record(decision);
        }
    }

    fn record(&mut self, decision: Decision<G>) {
        let (events, after) = decision.into_parts();
        self.log.extend(events);
        self.game = after;
    }
}
