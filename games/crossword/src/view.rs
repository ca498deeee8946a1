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
    /// A player who asks the others to let a turn be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Seat"))]
    pub undo_asked: Option<Seat>,
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
    /// How many times the player has taken a turn back.
    #[serde(default)]
    pub taken_back: u16,
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
        /// Who paused it, if that is known.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
        by: Option<Seat>,
        /// How often this player has paused the game.
        #[serde(default)]
        times: u16,
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
    /// The challenge that failed on this play, or that took a play back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub challenge: Option<ChallengeView>,
}

/// A challenge by a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChallengeView {
    /// Who challenged.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub by: Seat,
    /// The words that are not valid; all words of the play if it is.
    pub words: Vec<String>,
    /// Whether a word was not valid.
    pub upheld: bool,
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
            board: if game.is_covered() {
                board_rows(&Board::new(setup.layout.clone()), alphabet)
            } else {
                board_rows(&table.board, alphabet)
            },
            bag: table.pool.len(),
            remaining: TileCount::all(&setup.tiles, &visibility.remaining()),
            round: (table.round + 1, games),
            undo_asked: table.undo_asked.as_ref().map(|asked| asked.by),
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
        Self { shared, carried: table.carried[index], taken_back: table.taken_back[index] }
    }
}

impl PhaseView {
    fn of(game: &Crossword) -> Self {
        let table = &game.table;
        if table.pause != Pause::Running {
            let by = table.paused_by.filter(|_| table.pause == Pause::Paused);
            let times = by.map_or(0, |by| table.pauses[by.index()]);
            return Self::Resume { stopped: table.pause == Pause::Stopped, by, times };
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
        let challenge = turn.challenge.as_ref().map(|challenge| ChallengeView {
            by: challenge.by,
            words: challenge.words.clone(),
            upheld: challenge.upheld,
        });
        Self { shared, what, challenge }
    }
}

/// The main word with blanks in lowercase and tiles already on the board in parentheses: `HO(R)N`.
pub(crate) fn main_word_text(play: &board::FittedPlay, alphabet: &Alphabet) -> String {
    main_word(play, alphabet, |letter| format!("({letter})")).replace(")(", "")
}

/// The main word with a dot for each tile already on the board, as all programs read it: `HO.N`.
pub(crate) fn main_word_with_dots(play: &board::FittedPlay, alphabet: &Alphabet) -> String {
    main_word(play, alphabet, |_| EMPTY.to_owned())
}

fn main_word(
    play: &board::FittedPlay,
    alphabet: &Alphabet,
    laid_before: impl Fn(&str) -> String,
) -> String {
    let word = play.main_word();
    let mut square = Some(word.start);
    let mut text = String::new();
    for tile in &word.tiles {
        let is_new = play.placement().tiles.iter().any(|(laid, _)| Some(*laid) == square);
        let letter = alphabet.placed_text(*tile);
        text += &if is_new { letter } else { laid_before(&letter) };
        square = square.and_then(|at| at.next(word.direction));
    }
    text
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
