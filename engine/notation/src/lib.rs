//! Positions and games as text: coordinates, typed turns, CGP and GCG.
//!
//! Four lines read a position:
//!
//! ```
//! let text = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMPSTE/ 0/14 0 lex en; ld english;";
//! let cgp = notation::Cgp::parse(text)?;
//! let position = cgp.position(&*cgp.tile_set()?, &cgp.layout()?)?;
//! assert_eq!((position.board.tile_count(), position.racks[0].len()), (4, 7));
//! # assert_eq!(cgp.to_string(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cgp;
mod coordinates;
mod gcg;
mod names;
mod typed;

pub use cgp::{Cgp, CgpError, MAX_SEATS, NotANumber, Operation, Position, PositionError};
pub use coordinates::{Coordinates, NotAPlace, Place};
pub use gcg::{
    Exchanged, GcgError, GcgGame, GcgPlayer, GcgProblem, GcgRead, GcgTurn, MissingPart, Pragma,
    Repair, RepairKind, Replay, ReplayProblem, ReplayedTurn, TurnKind,
};
pub use names::{UnknownLayout, UnknownTileSet, layout_code, list_name};
pub use typed::{
    NotATurn, PathMismatch, Piece, PlayStyle, Through, TypedPlay, TypedTurn, play_text,
};
