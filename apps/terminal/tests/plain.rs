//! The dialogue of text lines: lines in, text out.

mod support;

mod plain {
    mod crossword_modes;
    mod games;
    mod house;
    mod server;
    mod talk;
}
