//! Levels of computer players as values: which words they know, how well they see, what they leave
//! alone.
//!
//! ```
//! use levels::{Level, Vocabulary};
//!
//! let level: Level = "level3".parse().unwrap();
//! assert_eq!((level.number(), level.to_string().as_str()), (3, "level3"));
//! // A vocabulary that says nothing: every level knows every word.
//! assert_eq!(Vocabulary::default().skills.of(level).sight, 1.0);
//! ```

mod family;
mod file;
mod known_words;
mod letter_worths;
mod level;
mod skill;
mod tiers;
mod vocabulary;

pub use family::{FamilyList, FamilySetting};
pub use file::SkillFileError;
pub use known_words::KnownWords;
pub use letter_worths::{LetterFit, read_worths};
pub use level::{Level, Scale, UnknownLevel};
pub use skill::{Extensions, Skill, Skills};
pub use tiers::{DamagedTiers, Tier, WordTiers};
pub use vocabulary::Vocabulary;
