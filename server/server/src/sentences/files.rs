//! What is said of a file that does not become a game.

use protocol::ProblemKind;
use tabletop::{Language, Sentence, Spoken};

use crate::rejection::Rejection;

/// Why a file does not become a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadFile {
    /// A file of no kind we know.
    Unknown,
    /// A file of ours that was cut or changed.
    Damaged(String),
    /// A file of a later version.
    Newer(u32),
    /// A game in a file that its rules do not allow, from this step on.
    Forged(usize),
    /// A file whose game cannot be set here, and why not.
    InvalidOptions(Sentence),
}

impl BadFile {
    fn in_english(&self) -> String {
        match self {
            Self::Unknown => "This file is not a game of any kind that is known here.".into(),
            Self::Damaged(why) => {
                format!("This file is damaged and cannot be read as a game: {why}.")
            }
            Self::Newer(version) => format!(
                "This file is of version {version}, which a later version of this program has written."
            ),
            Self::Forged(step) => {
                format!("Step {step} of this game could not have happened under its rules.")
            }
            Self::InvalidOptions(why) => {
                format!(
                    "The game in this file cannot be played here. {}",
                    why.say(Language::English)
                )
            }
        }
    }

    fn in_french(&self) -> String {
        match self {
            Self::Unknown => "Ce fichier n'est une partie d'aucune sorte connue ici.".into(),
            Self::Damaged(why) => {
                format!("Ce fichier est abîmé et ne se lit pas comme une partie : {why}.")
            }
            Self::Newer(version) => format!(
                "Ce fichier est de la version {version}, écrite par une version plus récente de ce programme."
            ),
            Self::Forged(step) => {
                format!("Le pas {step} de cette partie n'a pas pu avoir lieu selon ses règles.")
            }
            Self::InvalidOptions(why) => {
                format!("La partie de ce fichier ne se joue pas ici. {}", why.say(Language::French))
            }
        }
    }
}

impl Spoken for BadFile {
    fn say(&self, language: Language) -> String {
        match language {
            Language::English => self.in_english(),
            Language::French => self.in_french(),
        }
    }
}

impl From<BadFile> for Rejection {
    fn from(said: BadFile) -> Self {
        Self::new(ProblemKind::BadFile, said)
    }
}
