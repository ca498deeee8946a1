//! Games of other programs: a GCG file becomes a game at a real table, entered turn by turn.
//!
//! Every turn of the file goes through the same judgement as one that is played here, so that what
//! comes out is a game like any other: it can be looked at, reviewed, continued and written again.

use lexicon::Shelf;
use locales::{Message, Spoken, crossword as say};
use notation::{GcgError, GcgGame};
use tabletop::{Game, Imported};
use tiles::Seed;

use crate::wording;
use crate::{Crossword, InvalidOptions, Refusal};

mod enter;
mod plan;

/// Why a file did not become a game.
#[derive(Clone, Debug, PartialEq)]
pub enum NotImported {
    /// The file is not as such files are written.
    Unreadable(GcgError),
    /// Its tiles or its board are not here.
    Foreign(Message),
    /// Its table cannot be set.
    InvalidOptions(InvalidOptions),
    /// A word that cannot lie where the file says.
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

/// Reads a game; nothing if the file is not of a form this game reads.
pub(crate) fn import(
    bytes: &[u8],
    shelf: &Shelf,
) -> Option<Result<Imported<Crossword>, NotImported>> {
    looks_like_gcg(bytes).then(|| import_gcg(bytes, shelf))
}

/// Whether the first line that says anything is a remark or a turn.
fn looks_like_gcg(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    matches!(text.trim_ascii_start().first(), Some(b'#' | b'>'))
}

fn import_gcg(bytes: &[u8], shelf: &Shelf) -> Result<Imported<Crossword>, NotImported> {
    let read = GcgGame::read(bytes)?;
    let mut notes: Vec<Message> = read.repairs.iter().map(wording::repair).collect();
    let plan = plan::plan(read.game, &mut notes)?;
    // At a real table nothing is left to chance.
    let seed = Seed::from_number(0);
    let game = Crossword::start(&plan.options, seed, shelf)?;
    let log = enter::enter(&game, &plan.game, &mut notes)?;
    let log = log.into_iter().map(|event| (event.clone(), event.at)).collect();
    Ok(Imported { options: plan.options, seed, log, notes })
}
