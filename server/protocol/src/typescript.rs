//! TypeScript versions of the protocol types, for the page.

use ts_rs::{Config, TS};

use crate::{
    ActionRequest, Aids, BestPlay, CatalogueEntry, CounterTotal, Credentials, DefinitionEntry,
    DefinitionSense, Farewell, ForceRequest, FormEntry, HighScore, HighScores, HolderView, Hooks,
    ImportedTable, LexiconEntry, Me, NameRequest, NewSeat, NewTableRequest, PasswordChange,
    PresetEntry, Problem, ProblemKind, QuestionAnswer, QuestionRequest, RematchView, SaveRequest,
    SavedBy, SavedEvent, SavedGame, SavedSeat, ScoreCategory, SeatRequest, SeatedView, SeatingView,
    Settings, Statistics, StreamEvent, TableChanges, TableList, TableState, TableSummary,
    TableView, TrialShown, Update, VeilRequest, Visibility, WordList, WordReport,
};

macro_rules! declarations {
    ($config:expr; $($type:ty),* $(,)?) => { vec![$(<$type as TS>::decl($config)),*] };
}

/// All types of the protocol as the text of a TypeScript module.
pub fn typescript() -> String {
    let config = Config::default();
    let declarations = declarations![&config;
        Me, NameRequest, Credentials, PasswordChange, Settings,
        CatalogueEntry, PresetEntry, LexiconEntry,
        NewTableRequest, NewSeat, Aids, Visibility, TableState, SeatRequest, TableChanges, HolderView,
        SeatingView, RematchView, TableView, TableSummary, TableList,
        ActionRequest, QuestionRequest, QuestionAnswer, ForceRequest, VeilRequest,
        Update, SeatedView, TrialShown, Farewell, StreamEvent,
        Problem, ProblemKind,
        ScoreCategory, HighScores, HighScore, BestPlay, Statistics, CounterTotal,
        WordReport, DefinitionEntry, DefinitionSense, FormEntry, Hooks, WordList,
        SavedGame, SavedSeat, SavedBy, SavedEvent, ImportedTable, SaveRequest,
    ];
    let exported = declarations.iter().map(|declaration| format!("\nexport {declaration}\n"));
    let text: String = exported.collect();
    let lines = text.lines().flat_map(|line| [line.trim_end(), "\n"]);
    std::iter::once("// Made from server/protocol by `cargo xtask types`.\n").chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_that_is_mentioned_is_declared() {
        let text = typescript();
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let is_type = |word: &&str| word.starts_with(char::is_uppercase) && word.len() > 1;
        let known = ["Array", "Record", "Made"];
        for name in words.filter(is_type).filter(|name| !known.contains(name)) {
            let declared = text.contains(&format!("export type {name} = "));
            let is_prose =
                text.lines().any(|line| line.trim().starts_with('*') && line.contains(name));
            assert!(declared || is_prose, "{name}");
        }
        assert!(!text.contains("bigint"), "JSON has no such numbers");
    }
}
