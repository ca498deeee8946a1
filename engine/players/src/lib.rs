//! The crossword engine's computer players: equity, search, reviews, and matches between players.
//!
//! ```
//! use players::{Move, Player, Setting, StaticPlayer, Turn};
//! use lexicon::Lexicon;
//! use tiles::TileSet;
//!
//! let tiles = TileSet::named("english").unwrap();
//! let words = ["HORN", "NOR", "OR"].map(|word| tiles.alphabet().word(word).unwrap());
//! let lexicon = Lexicon::from_words("few", tiles.alphabet().clone(), &words).unwrap();
//! let setting = Setting::standard(&lexicon, &tiles);
//! let rack = tiles.alphabet().rack("HORNQQQ").unwrap();
//! let turn = Turn::new(setting.rules(), setting.empty(), &rack, 86);
//! let choice = StaticPlayer::default().choose(&turn);
//! assert!(matches!(choice.chosen, Move::Place(play) if play.score().0 == 14));
//! ```

mod built_in;
mod champion;
mod description;
mod drawing;
mod each_subset;
pub mod endgame;
mod expert;
pub mod explain;
mod formed;
pub mod hints;
pub mod inference;
pub mod judges;
mod knowledge;
mod leaves;
pub mod levels;
pub mod matches;
mod player;
pub mod pre_endgame;
mod review;
mod search_control;
mod self_play;
mod setting;
pub mod simulate;
mod static_player;
mod statistics;
pub mod training;
mod turn;
pub mod win_chances;

pub use crate::search_control::{SearchControl, StopSignal};
pub use champion::{Champion, ChampionOptions};
pub use description::{Description, Leaves, LevelOptions, StaticOptions, UnknownPlayer};
pub use expert::{Endgames, Expert, ExpertOptions};
pub use knowledge::{Knowledge, UnlikeLetters, WordSource};
pub use leaves::{LONGEST_LEAVE, LeaveFileError, LeaveTable};
pub use player::Player;
pub use review::{
    Effort, Judged, JudgedBy, Judgement, Lost, NotJudged, Played, Review, Reviewer, TurnJudge,
    Verdict, Worth,
};
pub use self_play::{GameResult, Observer, SideResult, play_game};
pub use setting::{EngineRules, Setting};
pub use simulate::{Simulated, Simulation};
pub use static_player::{StaticPlayer, WordAid};
pub use turn::{Choice, Move, SeenMove, Situation, Turn};
pub use win_chances::WinChances;
