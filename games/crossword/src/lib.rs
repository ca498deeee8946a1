//! The crossword game: its rules, as an event log.
