//! The crossword game as `tabletop` plays it.

use std::sync::Arc;

use lexicon::Shelf;
use players::Knowledge;
use search_control::SearchControl;
use tabletop::{
    Commitment, Counter, Decision, Game, Kind, Lookups, Millis, Moment, Outcome, Racks, Seat,
    SeatRecord, Viewer,
};
use tiles::Seed;

use crate::achievement::WHOLE_RACKS;
use crate::clock::{ClockRule, TimeOver, TurnClock};
use crate::computer::{self, EngineContext, Trial};
use crate::deal::deal;
use crate::event::{Event, EventKind};
use crate::history::Move;
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::table::{Pause, Phase, Table, Typing};
use crate::view::View;
use crate::{Action, InvalidOptions, Mode, Options, Refusal, Rules, Undo};

/// A crossword game in progress.
#[derive(Clone)]
pub struct Crossword {
    pub(crate) setup: Arc<Setup>,
    pub(crate) seed: Seed,
    pub(crate) table: Table,
    /// The table as it was before each turn, where turns may be taken back.
    past: Vec<Arc<Table>>,
}

/// Games are equal when their options and states are equal, including the order of the bag.
impl PartialEq for Crossword {
    fn eq(&self, other: &Self) -> bool {
        self.setup.options == other.setup.options
            && self.seed == other.seed
            && self.table == other.table
            && self.past == other.past
    }
}

impl std::fmt::Debug for Crossword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Crossword").field("table", &self.table).finish_non_exhaustive()
    }
}

impl Game for Crossword {
    const ID: &'static str = "crossword";
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
    const FORMATS: &'static [&'static str] = &["gcg", "cgp"];
    const HAS_SELF_PLAY: bool = true;
    const COUNTERS: &'static [Counter] = &[WHOLE_RACKS];

    fn kind(options: &Options) -> Kind {
        let mode = match options.rules.mode {
            Mode::Normal => "normal",
            Mode::Solitaire => "solitaire",
            Mode::Tournament(_) => "tournament",
            Mode::RealBoard => "real_board",
        };
        Kind { mode: mode.to_owned(), language: options.rules.language.clone() }
    }

    fn start(options: &Options, seed: Seed, shelf: &Shelf) -> Result<Self, InvalidOptions> {
        let setup = Arc::new(Setup::new(options, shelf)?);
        let table = deal(&setup, &seed, 0, Moment(0));
        Ok(Self { setup, seed, table, past: Vec::new() })
    }

    fn options(&self) -> &Options {
        &self.setup.options
    }

    fn decide(&self, seat: Seat, action: Action, now: Moment) -> Result<Decision<Self>, Refusal> {
        let kinds = self.judge(seat, action, now)?;
        Ok(self.with_what_follows(kinds, now))
    }

    fn due(&self) -> Option<Moment> {
        let ClockRule::PerTurn(TurnClock { seconds, over: TimeOver::MissesTurn }) =
            self.setup.rules().clock
        else {
            return None;
        };
        let may_still_run_out = self.table.phase == Phase::Turn
            && self.table.pause == Pause::Running
            && !matches!(self.table.typing, Typing::MustPlace(_));
        let limit = Millis::from_seconds(seconds.into());
        may_still_run_out.then(|| self.table.clocks.reaches(limit)).flatten()
    }

    fn expire(&self, now: Moment) -> Decision<Self> {
        if self.due().is_none_or(|due| now < due) {
            return Decision::nothing(self);
        }
        let kind = match self.table.typing {
            Typing::Nothing => EventKind::TimedOut,
            Typing::Word(_) | Typing::MustPlace(_) => EventKind::MustPlace,
        };
        self.with_what_follows(vec![kind], now)
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
            _ => None,
        }
    }

    fn answer(&self, seat: Seat, question: Question) -> Result<Answer, Refusal> {
        match question {
            Question::Preview { tiles } => self.preview(seat, &tiles).map(Answer::Preview),
            Question::Hint { asked_before } => self.hint(seat, asked_before).map(Answer::Hint),
            Question::Review { turn, language } => {
                self.review(turn, language).map(|review| Answer::Review(Box::new(review)))
            }
            Question::Try { turn, tiles } => self.try_again(turn, &tiles).map(Answer::Preview),
        }
    }

    fn is_expensive(question: &Question) -> bool {
        match question {
            Question::Preview { .. } | Question::Try { .. } => false,
            // The first hint builds the set of words that the adviser knows.
            Question::Hint { .. } | Question::Review { .. } => true,
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

    /// Logs of before do not tell who paused.
    fn is_same_event(stored: &Event, made: &Event) -> bool {
        let paused = matches!(
            (&stored.what, &made.what),
            (EventKind::Paused { by: None }, EventKind::Paused { .. })
        );
        stored == made || (paused && stored.at == made.at)
    }

    /// At a real table people hold their tiles in their hands.
    fn racks(&self) -> Racks {
        match self.setup.rules().mode {
            Mode::RealBoard => Racks::Open,
            Mode::Normal | Mode::Solitaire | Mode::Tournament(_) => self.setup.rules().racks,
        }
    }

    /// Words may always be looked up once the game is over.
    fn lookups(&self) -> Lookups {
        match self.table.phase {
            Phase::Over(_) => Lookups::Allowed,
            _ => self.setup.rules().lookups,
        }
    }

    fn shows_word(&self, word: &str) -> bool {
        let open = self.table.last_play.as_ref().filter(|_| self.players_challenge());
        let open = open.map(|last| last.play.words()).unwrap_or_default();
        let alphabet = self.setup.tiles.alphabet();
        let is_word = |formed: &board::FormedWord| formed.text(alphabet) == word;
        let plays = self.table.history.iter().filter_map(|turn| match &turn.what {
            Move::Played(play) => Some(play),
            _ => None,
        });
        !open.iter().any(is_word) && plays.flat_map(|play| play.words()).any(is_word)
    }

    fn records(&self) -> Vec<SeatRecord> {
        self.achievements()
    }

    fn written(&self, format: &str, viewer: Viewer) -> Option<String> {
        match format {
            "gcg" => Some(self.to_gcg(viewer).to_string()),
            "cgp" if !self.is_covered() => {
                let alphabet = self.setup.tiles.alphabet();
                Some(self.position(viewer).to_cgp(alphabet).to_string())
            }
            _ => None,
        }
    }

    fn engine_context(&self) -> EngineContext {
        let Setup { lexicon, tiles, layout, .. } = &*self.setup;
        let knowledge = Knowledge::shared(lexicon, tiles, &vocabulary::of(lexicon));
        let knowledge = knowledge.expect("a table is set with words and tiles that go together");
        EngineContext { knowledge, layout: Arc::clone(layout) }
    }

    fn choose_action(
        view: &View,
        context: &EngineContext,
        thinking: &SearchControl<'_, Trial>,
    ) -> Option<Action> {
        computer::choose_action(view, context, thinking)
    }
}

impl Crossword {
    /// The options it was started with, the word list's checksum filled in.
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// The commitment to its seed, which may be published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.seed)
    }

    /// The seat to move, until the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        match self.table.phase {
            Phase::Turn | Phase::Question(_) | Phase::Picking => Some(self.table.turn),
            _ => None,
        }
    }

    /// The board with its tiles.
    pub fn board(&self) -> &board::Board {
        &self.table.board
    }

    /// The word list of the game.
    pub fn lexicon(&self) -> &Arc<lexicon::Lexicon> {
        &self.setup.lexicon
    }

    /// The terms for scoring a play.
    pub fn terms(&self) -> board::Terms<'_> {
        self.setup.terms()
    }

    /// Saves the table before a turn if turns may be taken back.
    pub(crate) fn remember(&mut self) {
        if self.setup.rules().undo != Undo::Never {
            self.past.push(Arc::new(self.table.clone()));
        }
    }

    /// Clears the undo history when a new game begins.
    pub(crate) fn forget(&mut self) {
        self.past.clear();
    }

    /// Whether the board is covered: nobody thinks while the clocks stand still.
    pub(crate) fn is_covered(&self) -> bool {
        let is_over = matches!(self.table.phase, Phase::Over(_));
        self.table.pause != Pause::Running
            && self.setup.rules().clock != ClockRule::None
            && !is_over
    }

    /// Whether this seat may take a turn back.
    pub(crate) fn check_undo(&self, seat: Seat) -> Result<(), Refusal> {
        let has_turn = match self.setup.rules().undo {
            Undo::Never => return Err(Refusal::UndoForbidden),
            Undo::LastTurn => self.past.last().is_some_and(|table| table.turn == seat),
            Undo::Always => self.past.iter().any(|table| table.turn == seat),
        };
        if has_turn { Ok(()) } else { Err(Refusal::NothingToUndo) }
    }

    /// The table before a seat's last turn, if it can be restored.
    pub(crate) fn before_turn_of(&self, seat: Seat) -> Option<&Table> {
        self.past.iter().rev().find(|table| table.turn == seat).map(|table| &**table)
    }

    /// Restores the table before a seat's last turn. Time used is not given back.
    pub(crate) fn take_back(&mut self, seat: Seat, now: Moment) {
        while let Some(table) = self.past.pop() {
            if table.turn == seat {
                let undone = std::mem::replace(&mut self.table, (*table).clone());
                self.table.clocks = undone.clocks;
                self.table.clocks.end_turn(undone.turn, now);
                (self.table.pauses, self.table.taken_back) = (undone.pauses, undone.taken_back);
                let times = &mut self.table.taken_back[seat.index()];
                *times = times.saturating_add(1);
                return;
            }
        }
    }

    /// The events of an action, and the end of the game if it follows.
    fn with_what_follows(&self, kinds: Vec<EventKind>, now: Moment) -> Decision<Self> {
        let event = |what| Event { at: now, what };
        let mut decision = Decision::of(self, kinds.into_iter().map(event));
        match decision.after().ending() {
            Some(reason) if decision.after().table.unknown_hands().next().is_none() => {
                decision.push(event(EventKind::Ended { reason }));
            }
            Some(reason) => decision.push(event(EventKind::EndReached { reason })),
            None => {}
        }
        if let Phase::TellLeft(reason) = decision.after().table.phase {
            let left = decision.after().left_by_deduction(reason);
            decision.extend(left.into_iter().map(event));
        }
        decision
    }
}
