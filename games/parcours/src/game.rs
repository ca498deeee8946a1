//! Parcours as `tabletop` plays it.

use std::sync::Arc;

use lexicon::{Lexicon, Shelf};
use search_control::SearchControl;
use tabletop::{
    Commitment, Counter, Decision, Game, Kind, Lookups, Millis, Moment, Outcome, Racks, Seat,
    SeatRecord, Viewer,
};
use tiles::Seed;

use crate::achievement;
use crate::clock::{ClockRule, HandClock};
use crate::computer::{self, EngineContext, Trial};
use crate::deal::deal;
use crate::event::{Event, EventKind};
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::table::{Pause, Phase, Table};
use crate::view::View;
use crate::{Action, InvalidOptions, Options, Refusal, Rules};

/// A game of Parcours in progress.
#[derive(Clone)]
pub struct Parcours {
    pub(crate) setup: Arc<Setup>,
    pub(crate) seed: Seed,
    pub(crate) table: Table,
}

/// Games are equal when their options and states are equal, including the order of the bags.
impl PartialEq for Parcours {
    fn eq(&self, other: &Self) -> bool {
        self.setup.options == other.setup.options
            && self.seed == other.seed
            && self.table == other.table
    }
}

impl std::fmt::Debug for Parcours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Parcours").field("table", &self.table).finish_non_exhaustive()
    }
}

impl Game for Parcours {
    const ID: &'static str = "parcours";
    type Library = Shelf;
    type Rules = Rules;
    type InvalidOptions = InvalidOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Question = Question;
    type Answer = Answer;
    type EngineContext = EngineContext;
    type Trial = Trial;
    const FORMATS: &'static [&'static str] = &["txt"];
    const COUNTERS: &'static [Counter] = achievement::COUNTERS;

    fn kind(options: &Options) -> Kind {
        let mode = if options.players.len() == 1 { "solitaire" } else { "normal" };
        Kind { mode: mode.to_owned(), language: options.rules.language.clone() }
    }

    fn start(options: &Options, seed: Seed, shelf: &Shelf) -> Result<Self, InvalidOptions> {
        let setup = Arc::new(Setup::new(options, shelf)?);
        let table = deal(&setup, &seed);
        Ok(Self { setup, seed, table })
    }

    fn options(&self) -> &Options {
        &self.setup.options
    }

    fn decide(&self, seat: Seat, action: Action, now: Moment) -> Result<Decision<Self>, Refusal> {
        let kinds = self.judge(seat, action, now)?;
        Ok(self.with_what_follows(kinds, now))
    }

    fn due(&self) -> Option<Moment> {
        let ClockRule::PerHand(HandClock { seconds }) = self.setup.rules().clock else {
            return None;
        };
        let is_running = self.table.phase == Phase::Hand && self.table.pause == Pause::Running;
        let limit = Millis::from_seconds(seconds.into());
        is_running.then(|| self.table.clocks.reaches(limit)).flatten()
    }

    fn expire(&self, now: Moment) -> Decision<Self> {
        match self.due() {
            Some(due) if due <= now => self.with_what_follows(vec![EventKind::TimedOut], now),
            _ => Decision::nothing(self),
        }
    }

    fn apply(&mut self, event: &Event) {
        self.apply_event(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        match &self.table.phase {
            Phase::Over(settlement) => Some(settlement.outcome()),
            Phase::Hand | Phase::Asked(_) => None,
        }
    }

    fn answer(&self, seat: Seat, question: Question) -> Result<Answer, Refusal> {
        match question {
            Question::Preview { words } => self.preview(seat, &words).map(Answer::Preview),
            Question::Hint { asked_before } => self.hint(seat, asked_before).map(Answer::Hint),
        }
    }

    /// A hint plans a whole hand; a preview only adds up.
    fn is_expensive(question: &Question) -> bool {
        matches!(question, Question::Hint { .. })
    }

    fn is_help(question: &Question) -> bool {
        matches!(question, Question::Hint { .. })
    }

    fn waits_for(&self) -> Vec<Seat> {
        self.seats_waited_for()
    }

    fn cause(&self, event: &Event) -> Option<(Seat, Action)> {
        self.cause_of(&event.what)
    }

    fn racks(&self) -> Racks {
        self.setup.rules().racks
    }

    /// Words may always be looked up once the game is over.
    fn lookups(&self) -> Lookups {
        match self.table.phase {
            Phase::Over(_) => Lookups::Allowed,
            _ => self.setup.rules().lookups,
        }
    }

    fn records(&self) -> Vec<SeatRecord> {
        self.achievements()
    }

    fn written(&self, format: &str, _: Viewer) -> Option<String> {
        (format == "txt").then(|| self.score_sheet())
    }

    fn engine_context(&self) -> EngineContext {
        EngineContext::new(&self.setup.lexicon, &self.setup.tiles)
    }

    fn choose_action(
        view: &View,
        context: &EngineContext,
        thinking: &SearchControl<'_, Trial>,
    ) -> Option<Action> {
        computer::choose_action(view, context, thinking)
    }
}

impl Parcours {
    /// The commitment to its seed, which may be published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.seed)
    }

    /// Whose hand it is, while the game goes on.
    pub fn to_move(&self) -> Option<Seat> {
        match self.table.phase {
            Phase::Hand | Phase::Asked(_) => Some(self.table.turn),
            Phase::Over(_) => None,
        }
    }

    /// The word list of the game.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.setup.lexicon
    }

    /// The events of an action, and the end of the game if it follows.
    fn with_what_follows(&self, kinds: Vec<EventKind>, now: Moment) -> Decision<Self> {
        let event = |what| Event { at: now, what };
        let mut decision = Decision::of(self, kinds.into_iter().map(event));
        if let Some(reason) = decision.after().ending() {
            decision.push(event(EventKind::Ended { reason }));
        }
        decision
    }
}
