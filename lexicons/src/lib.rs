//! The word lists that come with the program.
