//! A toy game that fulfils the contract: open letters on points of a plane, and no racks.

use catalogue::Entry;
use lexicon::Shelf;
use locales::{Message, Spoken, table};
use search_control::SearchControl;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::{
    ClockView, Commitment, ComputerPlayer, Counter, Decision, Game, Help, Hint, Kind, Listed,
    Lookups, Millis, Moment, Outcome, Player, Preset, Racks, SearchEffort, Seat, SeatRecord,
    SharedLine, SharedPhase, SharedSeat, SharedView, TableOptions, Viewer, action_names, testkit,
};
use tiles::{Score, Seed};

const MARKS: Counter = Counter { name: "marks" };

/// How the game is played: there is nothing to choose but how many letters make a whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    letters: usize,
}

type Options = TableOptions<Rules>;

/// A place of this game: a point in a plane.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Point {
    x: i32,
    y: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Action {
    Mark { at: Point },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Marked {
    by: Seat,
    at: Point,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct View {
    #[serde(flatten)]
    shared: SharedView<SharedSeat, SharedPhase, LineView>,
    /// The letters that lie open, in the order of play.
    line: Vec<(Point, char)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct LineView {
    #[serde(flatten)]
    shared: SharedLine,
    at: Point,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Refusal {
    NotNow,
    Taken,
}

impl Spoken for Refusal {
    fn message(&self) -> Message {
        table::not_an_action(format!("{self:?}"))
    }
}

locales::spoken_error!(Refusal);

#[derive(Clone, Debug, PartialEq)]
struct Noughts {
    options: Options,
    seed: Seed,
    marks: Vec<Marked>,
}

impl Noughts {
    fn turn(&self) -> Seat {
        let seats = self.options.players.len();
        Seat::all(seats).nth(self.marks.len() % seats).unwrap_or(Seat(0))
    }

    fn points(&self, seat: Seat) -> usize {
        self.marks.iter().filter(|mark| mark.by == seat).count()
    }

    fn score(&self, seat: Seat) -> Score {
        Score(i32::try_from(self.points(seat)).unwrap_or(i32::MAX))
    }

    fn letter(by: Seat) -> char {
        if by == Seat(0) { 'O' } else { 'X' }
    }
}

impl Game for Noughts {
    const ID: &'static str = "noughts";
    type Library = Shelf;
    type Rules = Rules;
    type InvalidOptions = Refusal;
    type Action = Action;
    type Event = Marked;
    type View = View;
    type Refusal = Refusal;
    type Question = ();
    type Answer = ();
    type EngineContext = ();
    type Trial = ();
    const FORMATS: &'static [&'static str] = &[];
    const COUNTERS: &'static [Counter] = &[MARKS];

    fn kind(_: &Options) -> Kind {
        Kind { mode: "normal".to_owned(), language: "en".to_owned() }
    }

    fn start(options: &Options, seed: Seed, _: &Shelf) -> Result<Self, Refusal> {
        Ok(Self { options: options.clone(), seed, marks: Vec::new() })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn decide(&self, by: Seat, action: Action, _: Moment) -> Result<Decision<Self>, Refusal> {
        let Action::Mark { at } = action;
        if self.outcome().is_some() || by != self.turn() {
            return Err(Refusal::NotNow);
        }
        if self.marks.iter().any(|mark| mark.at == at) {
            return Err(Refusal::Taken);
        }
        Ok(Decision::of(self, [Marked { by, at }]))
    }

    fn due(&self) -> Option<Moment> {
        None
    }

    fn expire(&self, _: Moment) -> Decision<Self> {
        Decision::nothing(self)
    }

    fn apply(&mut self, event: &Marked) {
        self.marks.push(event.clone());
    }

    fn view(&self, viewer: Viewer) -> View {
        let outcome = self.outcome();
        let (is_over, turn) = (outcome.is_some(), self.turn());
        let seat = |seat: Seat| SharedSeat {
            player: self.options.players[seat.index()].clone(),
            score: self.score(seat),
            rack: None,
            clock: ClockView { spent: Millis(0), turn: Millis(0), since: None },
            resigned: false,
        };
        let line = |mark: &Marked| LineView {
            shared: SharedLine { seat: mark.by, points: Score(1), total: self.score(mark.by) },
            at: mark.at,
        };
        let may = if !is_over && viewer.seat() == Some(turn) { vec!["mark"] } else { vec![] };
        let shared = SharedView {
            viewer: viewer.seat(),
            seats: Seat::all(self.options.players.len()).map(seat).collect(),
            turn: (!is_over).then_some(turn),
            phase: SharedPhase { waits_for: if is_over { "nothing" } else { "mark" }.to_owned() },
            may: action_names(may),
            history: self.marks.iter().map(line).collect(),
            starter_draws: Vec::new(),
            commitment: Commitment::to(&self.seed),
            seed: is_over.then(|| self.seed.to_string()),
            outcome,
            help: Help { hint: Hint::None, see_me_think: false },
        };
        let line = self.marks.iter().map(|mark| (mark.at, Self::letter(mark.by))).collect();
        View { shared, line }
    }

    fn outcome(&self) -> Option<Outcome> {
        let seats = || Seat::all(self.options.players.len());
        (self.marks.len() >= self.options.rules.letters).then(|| Outcome {
            winners: seats().max_by_key(|seat| self.points(*seat)).into_iter().collect(),
            scores: seats().map(|seat| self.score(seat)).collect(),
        })
    }

    fn answer(&self, _: Seat, (): ()) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    fn is_expensive((): &()) -> bool {
        false
    }

    fn is_help((): &()) -> bool {
        false
    }

    fn waits_for(&self) -> Vec<Seat> {
        if self.outcome().is_some() { Vec::new() } else { vec![self.turn()] }
    }

    fn cause(&self, event: &Marked) -> Option<(Seat, Action)> {
        Some((event.by, Action::Mark { at: event.at }))
    }

    fn racks(&self) -> Racks {
        Racks::Open
    }

    fn lookups(&self) -> Lookups {
        Lookups::Allowed
    }

    fn records(&self) -> Vec<SeatRecord> {
        let record = |seat| {
            let mut record = SeatRecord::default();
            record.count(MARKS, u32::try_from(self.points(seat)).unwrap_or(u32::MAX));
            record
        };
        Seat::all(self.options.players.len()).map(record).collect()
    }

    fn written(&self, _: &str, _: Viewer) -> Option<String> {
        None
    }

    fn engine_context(&self) {}

    fn choose_action(view: &View, (): &(), _: &SearchControl<'_, ()>) -> Option<Action> {
        let x = i32::try_from(view.line.len()).ok()?;
        view.shared.may_do("mark").then_some(Action::Mark { at: Point { x, y: -x } })
    }
}

impl Listed for Noughts {
    fn presets() -> Vec<Preset> {
        vec![Preset {
            name: "five".to_owned(),
            language: "en".to_owned(),
            title: table::not_an_action("five"),
            era: table::not_an_action("five"),
            about: table::not_an_action("five"),
            rules: json!({"letters": 5}),
        }]
    }

    fn computers() -> Vec<ComputerPlayer> {
        vec![ComputerPlayer { name: "level1".to_owned(), effort: SearchEffort::Brief }]
    }

    fn told(view: &View) -> Vec<Message> {
        let line = |line: &LineView| table::not_an_action(format!("{:?}", line.at));
        view.shared.history.iter().map(line).collect()
    }

    #[cfg(feature = "typescript")]
    fn typescript() -> String {
        tabletop::typescript::game_file("// Noughts as screens see it.\n", &[])
    }
}

fn options() -> Options {
    let players = vec![Player::person("Ann"), Player::computer("Zoe", "level1")];
    Options { rules: Rules { letters: 5 }, players, position: None, aids: None }
}

fn no_words() -> Shelf {
    Shelf::new([])
}

#[test]
fn a_game_of_open_letters_on_a_plane_fulfils_the_contract() {
    let seed = Seed::from_number(1);
    let game = testkit::check_whole_game::<Noughts>(&options(), seed, &no_words());
    assert_eq!(game.records()[0].counters["marks"], 3);
}

#[test]
fn a_host_plays_it_in_json_without_knowing_it() {
    let entry = Entry::of::<Noughts>();
    let rules = (entry.presets)().remove(0).rules;
    let players =
        json!([{"name": "Ann", "by": "person"}, {"name": "Zoe", "by": {"computer": "level1"}}]);
    let options = catalogue::read_options(json!({"rules": rules, "players": players})).unwrap();
    assert_eq!((entry.kind)(&options).unwrap().mode, "normal");
    let mut game = (entry.start)(options, Seed::from_number(1), &no_words()).unwrap();
    let mark = json!({"do": "mark", "at": {"x": -3, "y": 70}});
    let decision = game.decide(Seat(0), mark.clone().into(), Moment(0)).unwrap();
    assert_eq!(decision.log(), [json!({"by": 0, "at": {"x": -3, "y": 70}})]);
    game = decision.into_game();
    assert!(game.decide(Seat(1), mark.into(), Moment(0)).is_err());
    let action = game.computer_turn(Seat(1)).think(&SearchControl::unlimited()).unwrap();
    game = game.decide(Seat(1), action, Moment(0)).unwrap().into_game();
    let view = game.view(Viewer::Spectator);
    assert_eq!(view["line"], json!([[{"x": -3, "y": 70}, "O"], [{"x": 1, "y": -1}, "X"]]));
    assert!(view["seats"][0].get("rack").is_none());
    assert_eq!((entry.told)(view).len(), 2);
}

#[test]
fn its_computer_players_meet_like_those_of_any_game() {
    let entry = Entry::of::<Noughts>();
    assert_eq!(entry.search_effort("level1"), SearchEffort::Brief);
    let rules = json!({"letters": 5});
    let seed = Seed::from_number(1);
    let meeting = entry.meet(&rules, &["level1", "level1"], seed, &no_words()).unwrap();
    assert_eq!(meeting.outcome.scores, [Score(3), Score(2)]);
}
