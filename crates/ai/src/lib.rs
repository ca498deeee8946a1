//! What plays are worth, players that choose by it, and matches between them.
//!
//! ```
//! use ai::{Deed, Player, Setting, StaticPlayer, Turn};
//! use lexicon::Lexicon;
//! use tiles::TileSet;
//!
//! let tiles = TileSet::named("english").unwrap();
//! let words = ["HORN", "NOR", "OR"].map(|word| tiles.alphabet().word(word).unwrap());
//! let lexicon = Lexicon::from_words("few", tiles.alphabet().clone(), &words).unwrap();
//! let setting = Setting::standard(&lexicon, &tiles);
//! let rack = tiles.alphabet().rack("HORNQQQ").unwrap();
//! let turn = Turn { rules: setting.rules(), lines: setting.empty(), rack: &rack, bag: 86 };
//! let choice = StaticPlayer::default().choose(&turn);
//! assert!(matches!(choice.deed, Deed::Place(play) if play.score().0 == 14));
//! ```

mod built_in;
mod each_subset;
pub mod endgame;
mod game;
pub mod judges;
mod leaves;
pub mod matches;
mod player;
mod setting;
mod static_player;
mod statistics;
pub mod training;
mod turn;

pub use game::{GameResult, Observer, SideResult, play_game};
pub use leaves::{LONGEST_LEAVE, LeaveFileError, LeaveTable};
pub use player::Player;
pub use setting::{Rules, Setting};
pub use static_player::{StaticPlayer, WordAid};
pub use turn::{Choice, Deed, Turn};
