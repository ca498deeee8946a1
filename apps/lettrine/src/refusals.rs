//! What libraries refuse, as messages: their own texts are English and for developers.

use catalogue::wording;
use definitions::{ImportError, OpenError as DictionaryError, SkippedDictionary, Unreadable};
use lexicon::{
    BuildError, ContainerError, DamagedGraph, LeftOut, MAX_WORD_LENGTH, NotAWord, NotText,
    OpenError, PatternError, VerifyError,
};
use locales::{Message, commands as say};
use movegen::LONGEST_RACK;
use notation::{CgpError, NotANumber, PositionError};
use players::UnlikeLetters;
use players::endgame::RackTooLong;
use server::StartError;
use tiles::{AlphabetError, MAX_LETTERS, NotATile};

/// Something a library refuses, in words for the person who gave it.
pub(crate) trait Refusal {
    /// Why.
    fn message(&self) -> Message;
}

impl Refusal for NotATile {
    fn message(&self) -> Message {
        say::not_a_letter(&self.alphabet, &self.found)
    }
}

impl Refusal for PatternError {
    fn message(&self) -> Message {
        match self {
            Self::Empty => say::pattern_empty(),
            Self::Unclosed { pattern } => say::pattern_unclosed(pattern),
            Self::NoLetters { pattern } => say::pattern_no_letters(pattern),
            Self::NotALetter { found, alphabet } => {
                say::pattern_not_a_letter(alphabet, found, "? . * [ ]")
            }
            Self::TooLong(found) => say::pattern_too_long(*found),
        }
    }
}

impl Refusal for NotText {
    fn message(&self) -> Message {
        say::list_not_text(self.line)
    }
}

impl Refusal for LeftOut {
    fn message(&self) -> Message {
        let why = match &self.reason {
            NotAWord::Letter(wrong) => wrong.message(),
            NotAWord::Length(found) => say::word_length(*found, MAX_WORD_LENGTH),
        };
        say::left_out(self.first_line, self.lines, &self.first_text, why)
    }
}

impl Refusal for BuildError {
    fn message(&self) -> Message {
        match self {
            Self::NoWords => say::list_empty(),
            Self::EmptyWord { number } => say::list_empty_word(*number),
            Self::WordTooLong { number, length } => {
                say::list_long_word(*length, MAX_WORD_LENGTH, *number)
            }
            Self::TooLarge => say::list_too_large(),
        }
    }
}

impl Refusal for ContainerError {
    fn message(&self) -> Message {
        match self {
            Self::NotALexicon => say::file_not_a_lexicon(),
            Self::OtherVersion(found) => say::file_other_version(found),
            Self::NoHeader => say::file_no_header(),
            Self::Missing(field) => say::file_missing(*field),
            Self::Graph(fault) => fault.message(),
        }
    }
}

impl Refusal for OpenError {
    fn message(&self) -> Message {
        match self {
            Self::Damaged(fault) => fault.message(),
            Self::OtherAlphabet { letter, alphabet, letters } => {
                say::graph_alphabet(alphabet, *letter, *letters)
            }
        }
    }
}

impl Refusal for DamagedGraph {
    fn message(&self) -> Message {
        match self {
            Self::WrongLength(bytes) => say::graph_length(*bytes),
            Self::TooManyNodes(found) => say::graph_nodes(*found),
            Self::NoWords => say::graph_empty(),
            Self::Unterminated { node } | Self::WrongNode { node } | Self::TooDeep { node } => {
                say::graph_damaged(*node)
            }
        }
    }
}

impl Refusal for VerifyError {
    fn message(&self) -> Message {
        match self {
            Self::Body { stated, found } => say::verify_body(found.hex(), stated.hex()),
            Self::WordCount { stated, found } => say::verify_count(*found, *stated),
            Self::Words { stated, found } => say::verify_words(found.hex(), stated.hex()),
            Self::PartsDiffer => say::verify_graph(),
        }
    }
}

impl Refusal for AlphabetError {
    fn message(&self) -> Message {
        match self {
            Self::UnknownLine { line, found } => say::alphabet_line(found, *line),
            Self::NoLetters => say::alphabet_no_letters(),
            Self::TooManyLetters(found) => say::alphabet_too_many(*found, MAX_LETTERS),
            Self::Twice(letter) => say::alphabet_twice(letter),
            Self::NotALetter(found) => say::alphabet_not_a_letter(found),
            Self::NotListed { line, found } => say::alphabet_not_listed(found, *line),
        }
    }
}

impl Refusal for ImportError {
    fn message(&self) -> Message {
        let shown = |path: &std::path::Path| path.display().to_string();
        match self {
            Self::Unreadable { path, reason } => say::unreadable(reason.to_string(), shown(path)),
            Self::UnknownKind { path } => say::import_kind(shown(path)),
            Self::Missing { kind, part, expected } => {
                say::import_missing(shown(expected), *kind, *part)
            }
            Self::Damaged { path, problem } => say::damaged(shown(path), *problem),
            Self::TooLarge { path, limit } => say::import_too_large(shown(path), *limit),
            Self::Empty { path } => say::import_empty(shown(path)),
        }
    }
}

impl Refusal for SkippedDictionary {
    fn message(&self) -> Message {
        let file = self.path.display().to_string();
        match &self.cause {
            Unreadable::File(error) => say::unreadable(error.to_string(), file),
            Unreadable::Contents(fault) => say::in_file(file, fault.message()),
        }
    }
}

impl Refusal for DictionaryError {
    fn message(&self) -> Message {
        match self {
            Self::NotADictionary => say::dictionary_not_one(),
            Self::Version { found } => say::dictionary_version(found.to_string()),
            Self::Damaged => say::dictionary_damaged(),
        }
    }
}

impl Refusal for CgpError {
    fn message(&self) -> Message {
        locales::crossword::position(wording::position_text(self))
    }
}

impl Refusal for PositionError {
    fn message(&self) -> Message {
        locales::crossword::position(wording::position_tiles(self))
    }
}

impl Refusal for NotANumber {
    fn message(&self) -> Message {
        say::not_a_number(&self.found, self.opcode)
    }
}

impl Refusal for notation::UnknownTileSet {
    fn message(&self) -> Message {
        wording::no_tile_set(self)
    }
}

impl Refusal for notation::UnknownLayout {
    fn message(&self) -> Message {
        wording::no_layout(self)
    }
}

impl Refusal for players::UnknownPlayer {
    fn message(&self) -> Message {
        wording::computer(self)
    }
}

impl Refusal for UnlikeLetters {
    fn message(&self) -> Message {
        say::unlike_letters(&self.list, &self.set)
    }
}

impl Refusal for RackTooLong {
    fn message(&self) -> Message {
        say::endgame_rack_too_long(self.0, LONGEST_RACK)
    }
}

impl Refusal for StartError {
    fn message(&self) -> Message {
        match self {
            Self::Store(fault) => fault.message(),
            Self::Listen { address, source } => {
                say::cannot_listen(address.to_string(), source.to_string())
            }
        }
    }
}

impl Refusal for store::OpenError {
    fn message(&self) -> Message {
        match self {
            Self::Folder(error) => say::database_folder(error.to_string()),
            Self::NotADatabase => say::database_not_one(),
            Self::Damaged => say::database_damaged(),
            Self::Foreign => say::database_foreign(),
            Self::InUse(address) if address.is_empty() => say::database_in_use(),
            Self::InUse(address) => say::database_in_use_at(address),
            Self::Newer => say::database_newer(),
            Self::Database(_) => say::database_unopened(),
        }
    }
}
