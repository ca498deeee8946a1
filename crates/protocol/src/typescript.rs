//! The same types for the page.

use ts_rs::{Config, TS};

use crate::{
    ActionRequest, Asked, BestPlay, CatalogueEntry, Credentials, DefinitionEntry, DefinitionSense,
    Farewell, ForceRequest, HighScore, HighScores, HolderView, Hooks, LexiconEntry, Me,
    NameRequest, NewSeat, NewTableRequest, PresetEntry, Problem, ProblemKind, QuestionRequest,
    ScoreCategory, SeatRequest, SeatedView, SeatingView, Settings, Statistics, StreamEvent,
    TableChanges, TableList, TableState, TableSummary, TableView, TrialShown, Update, Visibility,
    WordList, WordReport,
};

macro_rules! declarations {
    ($config:expr; $($type:ty),* $(,)?) => { vec![$(<$type as TS>::decl($config)),*] };
}

/// All types of the protocol as the text of a TypeScript module.
pub fn typescript() -> String {
    let config = Config::default();
    let declarations = declarations![&config;
        Me, NameRequest, Credentials, Settings,
        CatalogueEntry, PresetEntry, LexiconEntry,
        NewTableRequest, NewSeat, Visibility, TableState, SeatRequest, TableChanges, HolderView,
        SeatingView, TableView, TableSummary, TableList,
        ActionRequest, QuestionRequest, Asked, ForceRequest,
        Update, SeatedView, TrialShown, Farewell, StreamEvent,
        Problem, ProblemKind,
        ScoreCategory, HighScores, HighScore, BestPlay, Statistics,
        WordReport, DefinitionEntry, DefinitionSense, Hooks, WordList,
    ];
    let exported = declarations.iter().map(|declaration| format!("\nexport {declaration}\n"));
    std::iter::once("// Made from crates/protocol by `cargo xtask types`.\n".to_owned())
        .chain(exported)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_that_is_mentioned_is_declared() {
        let text = typescript();
        for name in ["Update", "TableView", "ProblemKind", "SeatingView", "DefinitionSense"] {
            assert!(text.contains(&format!("export type {name} = ")), "{name}");
        }
        assert!(!text.contains("bigint"), "JSON has no such numbers");
    }
}
