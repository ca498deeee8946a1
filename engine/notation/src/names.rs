//! Finds the tile set and the board that a position or game names.

use std::sync::Arc;

use board::Layout;
use tiles::TileSet;

/// Names that other programs use for our boards: Woogles and Macondo first, then MAGPIE.
const LAYOUT_CODES: [(&str, &str); 4] = [
    ("standard", "CrosswordGame"),
    ("large", "SuperCrosswordGame"),
    ("standard", "standard15"),
    ("large", "standard21"),
];
/// What our word lists are called in files for other programs, which guess the letters of a game from
/// how such a name begins.
const LIST_NAMES: [(&str, &str); 2] = [("en", "ECWL-Lettrine"), ("fr", "FRA-Lettrine")];

/// Prefixes of the names of French word lists.
const FRENCH_LISTS: [&str; 2] = ["fr", "ods"];

/// A tile set that is not built in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no tile set called {found}; there are {list}", list = tile_sets())]
pub struct UnknownTileSet {
    /// The name.
    pub found: String,
}

fn tile_sets() -> String {
    TileSet::names().collect::<Vec<_>>().join(", ")
}

/// A board that is not built in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownLayout {
    /// No board has this name.
    #[error("there is no board called {0}; there are {list}", list = layouts())]
    Named(String),
    /// No board has this many rows.
    #[error("there is no board {0} rows high; there are {list}", list = layouts())]
    Sized(usize),
}

fn layouts() -> String {
    Layout::names().collect::<Vec<_>>().join(", ")
}

/// The name that other programs use for a board, or our own if they have none.
pub fn layout_code(layout: &Layout) -> &str {
    let code = LAYOUT_CODES.iter().find(|(name, _)| *name == layout.name());
    code.map_or(layout.name(), |(_, code)| code)
}

/// The name under which a word list of ours goes to other programs.
pub fn list_name(ours: &str) -> &str {
    LIST_NAMES.iter().find(|(name, _)| *name == ours).map_or(ours, |(_, theirs)| theirs)
}

/// Our own name of a word list that a file of ours names.
pub(crate) fn own_list(named: &str) -> &str {
    LIST_NAMES.iter().find(|(_, theirs)| *theirs == named).map_or(named, |(name, _)| name)
}

/// The tile set with this name; else that of the word list's language, else the English one.
pub(crate) fn tile_set(
    name: Option<&str>,
    word_list: Option<&str>,
) -> Result<Arc<TileSet>, UnknownTileSet> {
    let guess = || {
        let list = word_list.unwrap_or_default().to_lowercase();
        let french = FRENCH_LISTS.iter().any(|start| list.starts_with(start));
        if french { "french" } else { "english" }
    };
    let name = name.map_or_else(|| guess().to_owned(), str::to_lowercase);
    TileSet::named(&name).ok_or(UnknownTileSet { found: name })
}

/// The board with this name, ours or that of other programs.
pub(crate) fn layout(name: &str) -> Result<Arc<Layout>, UnknownLayout> {
    let ours = LAYOUT_CODES.iter().find(|(_, code)| code.eq_ignore_ascii_case(name));
    let ours = ours.map_or_else(|| name.to_lowercase(), |(ours, _)| (*ours).to_owned());
    Layout::named(&ours).ok_or_else(|| UnknownLayout::Named(name.to_owned()))
}

/// The first board with this many rows.
pub(crate) fn layout_of_size(rows: usize) -> Result<Arc<Layout>, UnknownLayout> {
    Layout::names()
        .filter_map(Layout::named)
        .find(|layout| layout.rows() == rows)
        .ok_or(UnknownLayout::Sized(rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_programs_names_for_boards_are_known() {
        for (found, ours) in [
            ("CrosswordGame", "standard"),
            ("SuperCrosswordGame", "large"),
            ("standard15", "standard"),
            ("standard21", "large"),
            ("small", "small"),
            ("Standard", "standard"),
        ] {
            let layout = layout(found).unwrap();
            assert_eq!(layout.name(), ours);
        }
        assert_eq!(layout_code(&Layout::named("large").unwrap()), "SuperCrosswordGame");
        assert_eq!(layout_code(&Layout::named("small").unwrap()), "small");
    }

    #[test]
    fn the_tiles_are_english_unless_the_word_list_is_french() {
        let name = |name, list| tile_set(name, list).unwrap().name().to_owned();
        assert_eq!(name(None, None), "english");
        assert_eq!(name(None, Some("CSW21")), "english");
        assert_eq!(name(None, Some("FRA20")), "french");
        assert_eq!(name(None, Some("ODS8")), "french");
        assert_eq!(name(Some("English"), Some("fr")), "english");
    }

    #[test]
    fn a_list_of_ours_has_a_name_from_which_others_know_its_language() {
        assert_eq!((list_name("en"), list_name("fr")), ("ECWL-Lettrine", "FRA-Lettrine"));
        assert_eq!((own_list("FRA-Lettrine"), own_list("CSW21")), ("fr", "CSW21"));
        assert_eq!(list_name("mine"), "mine");
        assert_eq!(tile_set(None, Some(list_name("fr"))).unwrap().name(), "french");
    }

    #[test]
    fn names_that_mean_nothing_are_refused_with_those_that_do() {
        assert_eq!(
            tile_set(Some("klingon"), None).unwrap_err().to_string(),
            "there is no tile set called klingon; there are english, french"
        );
        assert_eq!(
            layout("round").unwrap_err().to_string(),
            "there is no board called round; there are standard, large, small"
        );
        assert_eq!(
            layout_of_size(3).unwrap_err().to_string(),
            "there is no board 3 rows high; there are standard, large, small"
        );
    }
}
