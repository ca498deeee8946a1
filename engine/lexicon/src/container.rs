//! Our own file: a word graph with everything there is to know about it.
//!
//! It begins with lines of text, so that `head` shows what it is:
//!
//! ```text
//! LTRX 1
//! name en
//! language en
//! alphabet english
//! letters A B C …
//! vowels A E I O U
//! words 248500
//! checksum 5d1c…        of the word list
//! body 90ab…            of the nodes
//! description …         any number of lines; so for source and licence
//! ```
//!
//! An empty line ends them, and the nodes follow as in a `.kwg` file. Lines with other keywords are
//! skipped: later versions may add some.

use std::sync::Arc;

use tiles::Alphabet;

use crate::{About, Checksum, Lexicon, OpenError};

const MAGIC: &str = "LTRX ";
const VERSION: &str = "1";

/// Why bytes are not a lexicon file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContainerError {
    /// Some other file.
    #[error("this is not a lexicon file: it does not begin with LTRX")]
    NotALexicon,
    /// A file of another version.
    #[error(
        "this lexicon file has version {0}; this program reads version {VERSION}, get a newer one"
    )]
    OtherVersion(String),
    /// The text at its beginning is cut short or is no text.
    #[error("the lexicon file is damaged: its description cannot be read; fetch it again")]
    NoHeader,
    /// Something that must be there is not, or cannot be read.
    #[error("the lexicon file is damaged: it does not say its `{0}`; fetch it again")]
    Missing(&'static str),
    /// The nodes are not sound.
    #[error(transparent)]
    Graph(#[from] OpenError),
}

/// How the nodes of a file are taken in.
type OpenNodes = fn(&str, Arc<Alphabet>, &[u8]) -> Result<Lexicon, OpenError>;

impl Lexicon {
    /// Whether a file begins as a lexicon file does.
    pub fn is_container(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC.as_bytes())
    }

    /// Opens the bytes of a lexicon file.
    ///
    /// What it says about its words is believed until [`Lexicon::verify`] tries it.
    pub fn from_container(bytes: &[u8]) -> Result<Self, ContainerError> {
        Self::open_container(bytes, Self::from_kwg)
    }

    /// Opens a lexicon file that is part of the program, as [`Lexicon::to_container`] wrote it when
    /// the program was built; its nodes are not looked at again.
    ///
    /// For any other file use [`Lexicon::from_container`]: walking a damaged graph could panic or
    /// take for ever.
    pub fn from_built_in(bytes: &[u8]) -> Result<Self, ContainerError> {
        Self::open_container(bytes, Self::from_own_kwg)
    }

    fn open_container(bytes: &[u8], open: OpenNodes) -> Result<Self, ContainerError> {
        let (header, nodes) = split(bytes)?;
        let alphabet = header.alphabet()?;
        let word_count = header.read("words", |text| text.parse().ok())?;
        let checksum = header.read("checksum", |text| text.parse().ok())?;
        let body = header.read("body", |text| text.parse().ok())?;
        let about = About {
            description: header.text("description"),
            source: header.text("source"),
            licence: header.text("licence"),
        };
        let mut lexicon = open(&header.text("name"), alphabet, nodes)?
            .with_about(about)
            .with_stated(word_count, checksum);
        lexicon.stated_body = Some(body);
        Ok(lexicon)
    }

    /// Writes a lexicon file.
    pub fn to_container(&self) -> Vec<u8> {
        let nodes = self.graph().to_bytes();
        let alphabet = self.alphabet();
        let faces = |letters: &mut dyn Iterator<Item = tiles::Letter>| {
            letters.map(|letter| alphabet.text(letter)).collect::<Vec<_>>().join(" ")
        };
        let vowels = &mut alphabet.letters().filter(|letter| alphabet.is_vowel(*letter));
        let entries = [
            ("name", self.name().to_owned()),
            ("language", self.language().to_owned()),
            ("alphabet", alphabet.name().to_owned()),
            ("letters", faces(&mut alphabet.letters())),
            ("vowels", faces(vowels)),
            ("words", self.word_count().to_string()),
            ("checksum", self.checksum().hex()),
            ("body", Checksum::of_bytes(&nodes).hex()),
            ("description", self.about().description.clone()),
            ("source", self.about().source.clone()),
            ("licence", self.about().licence.clone()),
        ];
        let lines = entries.iter().flat_map(|(keyword, text)| {
            text.lines().map(move |line| format!("{keyword} {line}\n"))
        });
        let header: String = std::iter::once(format!("{MAGIC}{VERSION}\n")).chain(lines).collect();
        [header.as_bytes(), b"\n", &nodes].concat()
    }
}

/// The lines at the beginning of a file.
struct Header<'file> {
    text: &'file str,
}

/// Cuts a file into its header and its nodes.
fn split(bytes: &[u8]) -> Result<(Header<'_>, &[u8]), ContainerError> {
    if !Lexicon::is_container(bytes) {
        return Err(ContainerError::NotALexicon);
    }
    let first_line = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let version = String::from_utf8_lossy(&first_line[MAGIC.len()..]);
    if version != VERSION {
        return Err(ContainerError::OtherVersion(version.chars().take(20).collect()));
    }
    let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(ContainerError::NoHeader)?;
    let text = std::str::from_utf8(&bytes[..end]).map_err(|_| ContainerError::NoHeader)?;
    Ok((Header { text }, &bytes[end + 2..]))
}

impl Header<'_> {
    /// Everything that is said under a keyword.
    fn text(&self, keyword: &str) -> String {
        let lines = self.text.lines().filter_map(|line| line.split_once(' '));
        let said: Vec<&str> =
            lines.filter(|(found, _)| *found == keyword).map(|(_, text)| text).collect();
        said.join("\n")
    }

    fn read<Value>(
        &self,
        keyword: &'static str,
        parse: impl Fn(&str) -> Option<Value>,
    ) -> Result<Value, ContainerError> {
        parse(&self.text(keyword)).ok_or(ContainerError::Missing(keyword))
    }

    /// The alphabet of that name if it has these letters, else one made of the letters alone.
    fn alphabet(&self) -> Result<Arc<Alphabet>, ContainerError> {
        let name = self.text("alphabet");
        let letters = self.text("letters");
        let known = Alphabet::named(&name).filter(|alphabet| {
            alphabet.letters().map(|letter| alphabet.text(letter)).eq(letters.split_whitespace())
        });
        let described = || {
            let [language, vowels] = ["language", "vowels"].map(|keyword| self.text(keyword));
            let text = format!("language {language}\nletters {letters}\nvowels {vowels}\n");
            Alphabet::parse(&name, &text)
                .map(Arc::new)
                .map_err(|_| ContainerError::Missing("letters"))
        };
        known.map_or_else(described, Ok)
    }
}
