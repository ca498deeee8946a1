//! What the rules decide: events, and the game as it stands after them.

use std::fmt;

use crate::Game;

/// Events that the rules made of an action or of time that passed, with the game after them.
///
/// Each event is applied once, when it enters the decision. A host stores [`Decision::events`] and
/// then continues with [`Decision::into_game`]; a decision that is dropped has changed nothing.
#[derive(Clone)]
pub struct Decision<G: Game> {
    events: Vec<G::Event>,
    after: G,
}

impl<G: Game> Decision<G> {
    /// A decision by which nothing happens in this game.
    pub fn nothing(game: &G) -> Self {
        Self { events: Vec::new(), after: game.clone() }
    }

    /// The decision by which these events happen in this game.
    pub fn of(game: &G, events: impl IntoIterator<Item = G::Event>) -> Self {
        let mut decision = Self::nothing(game);
        decision.extend(events);
        decision
    }

    /// Adds an event that follows from those before it.
    pub fn push(&mut self, event: G::Event) {
        self.after.apply(&event);
        self.events.push(event);
    }

    /// What happens, in order.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Whether nothing happens.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The game as it stands after the events so far.
    pub fn after(&self) -> &G {
        &self.after
    }

    /// The game after the events.
    pub fn into_game(self) -> G {
        self.after
    }

    /// The events, and the game after them.
    pub fn into_parts(self) -> (Vec<G::Event>, G) {
        (self.events, self.after)
    }
}

impl<G: Game> Extend<G::Event> for Decision<G> {
    fn extend<Events: IntoIterator<Item = G::Event>>(&mut self, events: Events) {
        events.into_iter().for_each(|event| self.push(event));
    }
}

/// Two decisions are equal when the same happens.
impl<G: Game> PartialEq for Decision<G> {
    fn eq(&self, other: &Self) -> bool {
        self.events == other.events
    }
}

impl<G: Game<Event: fmt::Debug>> fmt::Debug for Decision<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decision").field("events", &self.events).finish_non_exhaustive()
    }
}
