//! Constant data for drawing the table: the boards.

use board::{Layout, Premium};
use serde::{Deserialize, Serialize};

/// Constant data for drawing the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Material {
    /// The boards, the standard one first.
    pub layouts: Vec<LayoutView>,
}

/// A board without tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LayoutView {
    /// Its name in rules.
    pub name: String,
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The square that the first word covers: `H8`.
    #[cfg_attr(feature = "typescript", ts(type = "Square"))]
    pub start: String,
    /// The premium of each square, row by row: `2L`, `3L`, `2W`, `3W`; empty if none.
    pub premiums: Vec<Vec<String>>,
}

impl Material {
    /// All built-in boards.
    pub fn built_in() -> Self {
        Self { layouts: Layout::names().filter_map(layout).collect() }
    }
}

fn layout(name: &str) -> Option<LayoutView> {
    let layout = Layout::named(name)?;
    let premiums: Vec<String> =
        layout.squares().map(|square| sign(layout.premium(square))).collect();
    Some(LayoutView {
        name: name.to_owned(),
        rows: layout.rows(),
        columns: layout.columns(),
        start: layout.start().to_string(),
        premiums: premiums.chunks(layout.columns()).map(<[String]>::to_vec).collect(),
    })
}

/// The short form of a premium: `3W` for a triple word score.
fn sign(premium: Premium) -> String {
    match premium {
        Premium::None => String::new(),
        Premium::Letter(times) => format!("{times}L"),
        Premium::Word(times) => format!("{times}W"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_tells_its_premium_squares_row_by_row() {
        let material = Material::built_in();
        let names: Vec<&str> = material.layouts.iter().map(|layout| &*layout.name).collect();
        assert_eq!(names, ["standard", "large", "small"]);
        let standard = &material.layouts[0];
        assert_eq!((standard.rows, standard.columns, &*standard.start), (15, 15, "H8"));
        assert_eq!((&*standard.premiums[0][0], &*standard.premiums[0][3]), ("3W", "2L"));
        assert_eq!(standard.premiums[0][1], "");
    }
}
