//! What one viewer may see. Screens and computer players get nothing else.
//!
//! Hidden tiles are left out where a view is made, in [`Visibility`]; nothing else here looks at a rack.

use board::{Board, Direction, Square};
use serde::{Deserialize, Serialize};
use tabletop::{
    Game, Help, Seat, SharedLine, SharedSeat, SharedView, TileCount, Viewer, action_names,
    draws_as_text,
};
use tiles::{Alphabet, Score, Tile};

use crate::ending::Settlement;
use crate::game::Crossword;
use crate::history::{Move, Turn};
use crate::table::{Pause, Phase, Stage, Typing};
use crate::visibility::Visibility;
use crate::{Mode, Rules};

/// How an empty square is written.
pub(crate) const EMPTY: &str = ".";

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The rules of the table.
    pub rules: Rules,
    /// The part common to all games.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedView<SeatView, PhaseView, TurnView>,
    /// The board row by row, as positions are written: `.` for an empty square.
    pub board: Vec<String>,
    /// How many tiles are in the bag.
    pub bag: usize,
    /// The tiles that remain, as this viewer may count them.
    pub remaining: Vec<TileCount>,
    /// Which game of how many, in a tournament.
    pub round: (u8, u8),
}

/// A seat, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The part common to all games.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedSeat,
    /// The points of earlier games of a tournament.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub carried: Score,
}

tabletop::reads_like_its_shared_part! {
    View => SharedView<SeatView, PhaseView, TurnView>;
    SeatView => SharedSeat;
    TurnView => SharedLine;
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum PhaseView {
    /// A move.
    Move {
        /// The letters a player must place because the time ran out.
        must_place: Option<String>,
    },
    /// An answer to the program's challenge.
    ChallengeAnswer {
        /// The words in doubt.
        words: Vec<String>,
        /// The tiles laid.
        #[cfg_attr(feature = "typescript", ts(type = "Placement"))]
        placement: board::Placement,
    },
    /// An answer to "are you sure of this word?".
    Sure {
        /// The word.
        word: String,
        /// The tiles laid.
        #[cfg_attr(feature = "typescript", ts(type = "Placement"))]
        placement: board::Placement,
    },
    /// New tiles to be picked.
    Pick,
    /// The last play to be accepted or challenged.
    Acceptance {
        /// Who has not answered.
        #[cfg_attr(feature = "typescript", ts(type = "Seat[]"))]
        by: Vec<Seat>,
    },
    /// The letters drawn for the start.
    StarterTold,
    /// The tiles drawn for a computer player.
    RackTold {
        /// Which.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// The tiles a person has left.
    LeftTold {
        /// Who.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// The game to be resumed.
    Resume {
        /// Whether the game was stopped rather than paused.
        stopped: bool,
    },
    /// The next game of the tournament.
    NextGame {
        /// The settlement of the last one.
        settlement: Settlement,
    },
    /// Nothing: the game is over.
    Nothing {
        /// The settlement of the scores.
        settlement: Settlement,
    },
}

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose line it is, and its points.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub shared: SharedLine,
    /// What was done.
    #[serde(flatten)]
    pub what: MoveView,
}

/// What was done in a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum MoveView {
    /// A word was played.
    Played {
        /// Where the main word begins.
        #[cfg_attr(feature = "typescript", ts(type = "Square"))]
        at: Square,
        /// Which way it runs.
        #[cfg_attr(feature = "typescript", ts(type = "Direction"))]
        direction: Direction,
        /// The main word; blanks are lowercase, tiles already on the board in parentheses.
        word: String,
        /// All words formed, with their points.
        #[cfg_attr(feature = "typescript", ts(type = "[string, Score][]"))]
        words: Vec<(String, Score)>,
        /// The squares that were covered.
        #[cfg_attr(feature = "typescript", ts(type = "Square[]"))]
        squares: Vec<Square>,
        /// The bonus for a whole rack.
        #[cfg_attr(feature = "typescript", ts(type = "Score"))]
        bonus: Score,
    },
    /// Tiles were exchanged.
    Exchanged {
        /// How many.
        count: usize,
        /// Which, for viewers who may know.
        tiles: Option<String>,
    },
    /// A pass.
    Passed,
    /// The turn was lost for words that are not in the list.
    Lost {
        /// The words.
        words: Vec<String>,
    },
    /// A play was challenged and taken back.
    Withdrawn,
    /// Points for a wrong challenge.
    ChallengeBonus,
    /// The turn's time ran out.
    TimedOut,
    /// A turn was sat out after a wrong challenge.
    SatOut,
    /// Points lost for time.
    TimePenalty,
    /// The player resigned.
    Resigned,
    /// The tiles left in a rack were counted.
    Racks {
        /// Which.
        tiles: String,
    },
}

impl View {
    pub(crate) fn of(game: &Crossword, viewer: Viewer) -> Self {
        let (table, setup) = (&game.table, &game.setup);
        let visibility = Visibility::new(game, viewer);
        let alphabet = setup.tiles.alphabet();
        let games = match setup.rules().mode {
            Mode::Tournament(games) => games,
            Mode::Normal | Mode::Solitaire | Mode::RealBoard => 1,
        };
        let is_over = matches!(table.phase, Phase::Over(_));
        let screen = &setup.rules().screen;
        let shared = SharedView {
            viewer: viewer.seat(),
            seats: Seat::all(setup.seats())
                .map(|seat| SeatView::of(game, seat, &visibility))
                .collect(),
            turn: game.to_move(),
            phase: PhaseView::of(game),
            may: action_names(game.possible_actions(viewer)),
            history: table
                .history
                .iter()
                .map(|turn| TurnView::of(turn, &visibility, alphabet))
                .collect(),
            starter_draws: draws_as_text(&table.starter_draws, alphabet),
            commitment: game.commitment(),
            seed: is_over.then(|| game.seed.to_string()),
            outcome: game.outcome(),
            help: Help { hint: screen.hint, see_me_think: screen.see_me_think },
        };
        Self {
            rules: setup.rules().clone(),
            shared,
            board: board_rows(&game.table.board, alphabet),
            bag: table.pool.len(),
            remaining: TileCount::all(&setup.tiles, &visibility.remaining()),
            round: (table.round + 1, games),
        }
    }
}

impl SeatView {
    fn of(game: &Crossword, seat: Seat, visibility: &Visibility<'_>) -> Self {
        let (table, index) = (&game.table, seat.index());
        let shared = SharedSeat {
            player: game.setup.options.players[index].clone(),
            score: table.scores[index],
            rack: Some(visibility.rack(seat)),
            clock: table.clocks.view(seat, game.to_move()),
            resigned: table.resigned[index],
        };
        Self { shared, carried: table.carried[index] }
    }
}

impl PhaseView {
    fn of(game: &Crossword) -> Self {
        let table = &game.table;
        if table.pause != Pause::Running {
            return Self::Resume { stopped: table.pause == Pause::Stopped };
        }
        match &table.phase {
            Phase::Turn => Self::Move {
                must_place: match &table.typing {
                    Typing::MustPlace(typed) => Some(typed.clone()),
                    Typing::Nothing | Typing::Word(_) => None,
                },
            },
            Phase::Question(question) => match question.stage {
                Stage::Challenged => Self::ChallengeAnswer {
                    words: question.words.clone(),
                    placement: question.placement.clone(),
                },
                Stage::Sure => Self::Sure {
                    word: question.words[question.vouched].clone(),
                    placement: question.placement.clone(),
                },
            },
            Phase::Picking => Self::Pick,
            Phase::Acceptance(by) => Self::Acceptance { by: by.clone() },
            Phase::TellStarter => Self::StarterTold,
            Phase::TellRacks => {
                let (seat, count) = game.first_owed().unwrap_or((Seat(0), 0));
                Self::RackTold { seat, count }
            }
            Phase::TellLeft(_) => {
                let (seat, count) = table.unknown_hands().next().unwrap_or((Seat(0), 0));
                Self::LeftTold { seat, count }
            }
            Phase::BetweenGames(settlement) => Self::NextGame { settlement: settlement.clone() },
            Phase::Over(settlement) => Self::Nothing { settlement: settlement.clone() },
        }
    }
}

impl TurnView {
    fn of(turn: &Turn, visibility: &Visibility<'_>, alphabet: &Alphabet) -> Self {
        let what = match &turn.what {
            Move::Played(play) => MoveView::Played {
                at: play.main_word().start,
                direction: play.main_word().direction,
                word: main_word_text(play, alphabet),
                words: play.words().iter().map(|word| (word.text(alphabet), word.score)).collect(),
                squares: play.placement().tiles.iter().map(|(square, _)| *square).collect(),
                bonus: play.bonus(),
            },
            Move::Exchanged(tiles) => MoveView::Exchanged {
                count: tiles.len(),
                tiles: visibility.sees(turn.seat).then(|| tiles_text(tiles, alphabet)),
            },
            Move::Passed => MoveView::Passed,
            Move::Lost { words, .. } => MoveView::Lost { words: words.clone() },
            Move::Withdrawn => MoveView::Withdrawn,
            Move::ChallengeBonus => MoveView::ChallengeBonus,
            Move::TimedOut => MoveView::TimedOut,
            Move::SatOut => MoveView::SatOut,
            Move::TimePenalty => MoveView::TimePenalty,
            Move::Resigned => MoveView::Resigned,
            Move::Racks(tiles) => MoveView::Racks { tiles: tiles_text(tiles, alphabet) },
        };
        let shared = SharedLine { seat: turn.seat, points: turn.points, total: turn.total };
        Self { shared, what }
    }
}

/// The main word with blanks in lowercase and tiles already on the board in parentheses: `HO(R)N`.
pub(crate) fn main_word_text(play: &board::FittedPlay, alphabet: &Alphabet) -> String {
    let word = play.main_word();
    let mut square = Some(word.start);
    let mut text = String::new();
    for tile in &word.tiles {
        let is_new = play.placement().tiles.iter().any(|(laid, _)| Some(*laid) == square);
        let letter = alphabet.placed_text(*tile);
        let pieces = if is_new { ["", &letter, ""] } else { ["(", &letter, ")"] };
        text.extend(pieces);
        square = square.and_then(|at| at.next(word.direction));
    }
    text.replace(")(", "")
}

fn tiles_text(tiles: &[Tile], alphabet: &Alphabet) -> String {
    tiles.iter().map(|tile| alphabet.tile_text(*tile)).collect()
}

/// A board row by row, as positions are written.
pub(crate) fn board_rows(board: &Board, alphabet: &Alphabet) -> Vec<String> {
    let squares: Vec<String> = board
        .layout()
        .squares()
        .map(|square| match board.tile(square) {
            Some(tile) => alphabet.placed_text(tile),
            None => EMPTY.to_owned(),
        })
        .collect();
    squares.chunks(board.layout().columns()).map(<[String]>::concat).collect()
}
