//! Zigzag as `tabletop` plays it.

use std::sync::Arc;

use lexicon::{Lexicon, Shelf};
use search_control::SearchControl;
use tabletop::{
    Commitment, Counter, Decision, Game, Kind, Lookups, Moment, Outcome, Racks, Seat, SeatRecord,
    Viewer,
};
use tiles::Seed;

use crate::achievement;
use crate::computer::{self, EngineContext, Trial};
use crate::deal::deal;
use crate::event::{Event, EventKind};
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::table::{Phase, Table};
use crate::view::View;
use crate::{Action, InvalidOptions, Options, Refusal, Rules};

/// A game of Zigzag in progress.
#[derive(Clone)]
pub struct Zigzag {
    pub(crate) setup: Arc<Setup>,
    pub(crate) seed: Seed,
    pub(crate) table: Table,
}

/// Games are equal when their options and states are equal, including the order of the piles.
impl PartialEq for Zigzag {
    fn eq(&self, other: &Self) -> bool {
        self.setup.options == other.setup.options
            && self.seed == other.seed
            && self.table == other.table
    }
}

impl std::fmt::Debug for Zigzag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Zigzag").field("table", &self.table).finish_non_exhaustive()
    }
}

impl Game for Zigzag {
    const ID: &'static str = "zigzag";
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
        Kind { mode: "normal".to_owned(), language: options.rules.language.clone() }
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
        let event = |what| Event { at: now, what };
        let what = self.judge(seat, action)?;
        let mut decision = Decision::of(self, [event(what)]);
        if let Some(reason) = decision.after().ending() {
            decision.push(event(EventKind::Ended { reason }));
        }
        Ok(decision)
    }

    /// Nothing happens by itself: the leaflet has no clock.
    fn due(&self) -> Option<Moment> {
        None
    }

    fn expire(&self, _: Moment) -> Decision<Self> {
        Decision::nothing(self)
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
            Phase::Turn | Phase::Return(_) => None,
        }
    }

    fn answer(&self, seat: Seat, question: Question) -> Result<Answer, Refusal> {
        match question {
            Question::Read { on, chain } => {
                self.readings(seat, on, &chain).map(|readings| Answer::Read { readings })
            }
            Question::Find { word, on } => {
                self.ways(seat, &word, on).map(|ways| Answer::Find { ways })
            }
            Question::Try { word, action } => {
                self.preview(seat, word.as_ref(), action.as_ref()).map(Answer::Try)
            }
            Question::Hint { strength, asked_before } => {
                self.hint(seat, strength, asked_before).map(Answer::Hint)
            }
            Question::Analysis { line } => {
                self.analysis(line).map(|analysis| Answer::Analysis(Box::new(analysis)))
            }
        }
    }

    /// Whatever lists plays; a preview or a reading only looks words up.
    fn is_expensive(question: &Question) -> bool {
        match question {
            Question::Read { .. } | Question::Try { .. } => false,
            Question::Find { .. } | Question::Hint { .. } | Question::Analysis { .. } => true,
        }
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
        Racks::Open
    }

    /// Words may always be looked up once the game is over.
    fn lookups(&self) -> Lookups {
        match self.table.phase {
            Phase::Over(_) => Lookups::Allowed,
            Phase::Turn | Phase::Return(_) => self.setup.rules().lookups,
        }
    }

    fn records(&self) -> Vec<SeatRecord> {
        self.achievements()
    }

    fn written(&self, format: &str, viewer: Viewer) -> Option<String> {
        (format == "txt").then(|| self.turn_list(viewer))
    }

    fn engine_context(&self) -> EngineContext {
        EngineContext::new(&self.setup.lexicon, self.setup.alphabet())
    }

    fn choose_action(
        view: &View,
        context: &EngineContext,
        thinking: &SearchControl<'_, Trial>,
    ) -> Option<Action> {
        computer::choose_action(view, context, thinking)
    }
}

impl Zigzag {
    /// The commitment to its seed, which may be published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.seed)
    }

    /// Whose turn it is, while the game goes on.
    pub fn to_move(&self) -> Option<Seat> {
        match self.table.phase {
            Phase::Turn | Phase::Return(_) => Some(self.table.turn),
            Phase::Over(_) => None,
        }
    }

    /// The word list of the game.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.setup.lexicon
    }
}
