//! A lexicon: a word graph with its name, its alphabet and its checksum.

use std::sync::{Arc, OnceLock};

use tiles::{Alphabet, Letter};

use crate::{BuildError, Checksum, DamagedGraph, Everything, Found, WordGraph, WordRanks};

/// The words of a game: they never change once they are loaded, and are shared by reference.
///
/// ```
/// use lexicon::{Lexicon, WordList};
/// use tiles::Alphabet;
///
/// let english = Alphabet::named("english").unwrap();
/// let list = WordList::parse("care\nscare\ncared\n", &english);
/// let lexicon = Lexicon::from_words("mine", english.clone(), &list.words).unwrap();
/// assert!(lexicon.contains(&english.word("SCARE").unwrap()));
/// let rack = english.rack("ACERS").unwrap();
/// assert_eq!(lexicon.graph().anagrams(&rack).count(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Lexicon {
    name: String,
    alphabet: Arc<Alphabet>,
    graph: Arc<WordGraph>,
    about: About,
    /// Counted and summed up when first asked for: opening a lexicon must be quick.
    word_count: OnceLock<usize>,
    checksum: OnceLock<Checksum>,
    ranks: OnceLock<WordRanks>,
    /// The checksum of the nodes, if the file they came from states it.
    pub(crate) stated_body: Option<Checksum>,
}

/// Where the words come from, in sentences for people. Any of them may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// What the list is.
    pub description: String,
    /// Where it was taken from.
    pub source: String,
    /// Under which terms.
    pub licence: String,
}

/// Why a word graph could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The graph itself is not sound.
    #[error(transparent)]
    Damaged(#[from] DamagedGraph),
    /// The graph was made for a larger alphabet.
    #[error(
        "the word graph has a letter number {letter}, but the {alphabet} alphabet has {letters}; \
         open it with the alphabet it was made for"
    )]
    OtherAlphabet {
        /// The highest letter number in the graph.
        letter: u8,
        /// The alphabet's name.
        alphabet: String,
        /// How many letters it has.
        letters: usize,
    },
}

impl Lexicon {
    /// A lexicon of these words, in any order.
    pub fn from_words<Word: AsRef<[Letter]>>(
        name: &str,
        alphabet: Arc<Alphabet>,
        words: impl IntoIterator<Item = Word>,
    ) -> Result<Self, BuildError> {
        Ok(Self::new(name, alphabet, WordGraph::build(words)?))
    }

    /// Opens the bytes of a `.kwg` file, which does not say for which alphabet it was made.
    pub fn from_kwg(name: &str, alphabet: Arc<Alphabet>, bytes: &[u8]) -> Result<Self, OpenError> {
        let graph = WordGraph::from_bytes(bytes)?;
        let letter = graph.highest_letter();
        if usize::from(letter) > alphabet.len() {
            let (alphabet, letters) = (alphabet.name().to_owned(), alphabet.len());
            return Err(OpenError::OtherAlphabet { letter, alphabet, letters });
        }
        Ok(Self::new(name, alphabet, graph))
    }

    /// The same for bytes that this crate wrote, whose nodes are not looked at again.
    pub(crate) fn from_own_kwg(
        name: &str,
        alphabet: Arc<Alphabet>,
        bytes: &[u8],
    ) -> Result<Self, OpenError> {
        Ok(Self::new(name, alphabet, WordGraph::from_own_bytes(bytes)?))
    }

    fn new(name: &str, alphabet: Arc<Alphabet>, graph: WordGraph) -> Self {
        Self {
            name: name.to_owned(),
            alphabet,
            graph: Arc::new(graph),
            about: About::default(),
            word_count: OnceLock::new(),
            checksum: OnceLock::new(),
            ranks: OnceLock::new(),
            stated_body: None,
        }
    }

    /// The same with what is known about its words.
    #[must_use]
    pub fn with_about(self, about: About) -> Self {
        Self { about, ..self }
    }

    /// The same with a word count and a checksum that its file states; [`Lexicon::verify`] tries
    /// them.
    #[must_use]
    pub fn with_stated(self, word_count: usize, checksum: Checksum) -> Self {
        Self { word_count: word_count.into(), checksum: checksum.into(), ..self }
    }

    /// Its name: `en`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language of its words: `en`.
    pub fn language(&self) -> &str {
        self.alphabet.language()
    }

    /// The letters of its words.
    pub fn alphabet(&self) -> &Arc<Alphabet> {
        &self.alphabet
    }

    /// Its words as a graph, which answers everything else.
    pub fn graph(&self) -> &Arc<WordGraph> {
        &self.graph
    }

    /// Where its words come from.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// How many words it has.
    pub fn word_count(&self) -> usize {
        *self.word_count.get_or_init(|| self.ranks().len())
    }

    /// The checksum of its words, whatever file they came from.
    pub fn checksum(&self) -> Checksum {
        *self.checksum.get_or_init(|| Checksum::of_words(&self.alphabet, self.words()))
    }

    /// Its words by number; counted when first asked for.
    pub fn ranks(&self) -> &WordRanks {
        self.ranks.get_or_init(|| WordRanks::new(Arc::clone(&self.graph)))
    }

    /// Whether this is one of its words.
    pub fn contains(&self, word: &[Letter]) -> bool {
        self.graph.contains(word)
    }

    /// Its words in alphabetical order.
    pub fn words(&self) -> Found<'_, Everything> {
        self.graph.words()
    }
}
