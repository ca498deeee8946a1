//! What a board looks like before anything lies on it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A board without tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LayoutView {
    /// The name by which rules name it.
    pub name: String,
    /// How many rows it has.
    pub rows: u32,
    /// How many columns it has.
    pub columns: u32,
    /// The square that the first word covers: `H8`.
    pub start: String,
    /// Row by row, what each square does: `2L`, `3L`, `2W`, `3W`; nothing is empty.
    pub premiums: Vec<Vec<String>>,
}
