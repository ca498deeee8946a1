//! Imports games of other programs: a GCG file becomes a game at a real table, entered turn by turn.
//!
//! Every turn of the file is decided like one that is played here, so the result is a game like any
//! other: it can be viewed, reviewed, continued and exported.

use lexicon::Shelf;
use locales::{Message, Spoken, crossword as say};
use notation::{GcgError, GcgGame};
use tabletop::{Game, Imported};
use tiles::Seed;

use crate::wording;
use crate::{Crossword, InvalidOptions, Refusal};

mod enter;
mod plan;

/// Why a file was not imported.
#[derive(Clone, Debug, PartialEq)]
pub enum NotImported {
    /// The file is malformed.
    Unreadable(GcgError),
    /// Its tile set or its board is unknown.
    Foreign(Message),
    /// Its options are not valid.
    InvalidOptions(InvalidOptions),
    /// A word that cannot be placed where the file says.
    Misplaced {
        /// Which line of the game, counted from 1.
        turn: usize,
        /// Why not.
        why: Message,
    },
    /// A turn that the rules do not allow.
    Refused {
        /// Which line of the game, counted from 1.
        turn: usize,
        /// Why not.
        why: Refusal,
    },
}

locales::spoken_error!(NotImported);

impl Spoken for NotImported {
    fn message(&self) -> Message {
        match self {
            Self::Unreadable(fault) => wording::gcg_error(fault),
            Self::Foreign(why) => why.clone(),
            Self::InvalidOptions(why) => why.message(),
            Self::Misplaced { turn, why } => say::gcg_turn(*turn, why.clone()),
            Self::Refused { turn, why } => say::gcg_turn(*turn, why.message()),
        }
    }
}

impl From<GcgError> for NotImported {
    fn from(fault: GcgError) -> Self {
        Self::Unreadable(fault)
    }
}

impl From<InvalidOptions> for NotImported {
    fn from(fault: InvalidOptions) -> Self {
        Self::InvalidOptions(fault)
    }
}

/// Imports a game; `None` if the file has no format that this game reads.
pub(crate) fn import(
    bytes: &[u8],
    shelf: &Shelf,
) -> Option<Result<Imported<Crossword>, NotImported>> {
    looks_like_gcg(bytes).then(|| import_gcg(bytes, shelf))
}

/// Whether the first non-empty line is a pragma or a turn.
fn looks_like_gcg(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    matches!(text.trim_ascii_start().first(), Some(b'#' | b'>'))
}

fn import_gcg(bytes: &[u8], shelf: &Shelf) -> Result<Imported<Crossword>, NotImported> {
    let read = GcgGame::read(bytes)?;
    let mut notes: Vec<Message> = read.repairs.iter().map(wording::repair).collect();
    let plan = plan::plan(read.game, &mut notes)?;
    // Games at a real table use no random numbers.
    let seed = Seed::from_number(0);
    let game = Crossword::start(&plan.options, seed, shelf)?;
    let log = enter::enter(&game, &plan.game, &mut notes)?;
    let log = log.into_iter().map(|event| (event.clone(), event.at)).collect();
    Ok(Imported { options: plan.options, seed, log, notes })
}
