//! The word lists that come with the program, compiled in.
//!
//! Each language has its own folder beside this crate's sources, with its licence, its source and
//! our own decisions about words. The build script compiles each list to a lexicon file;
//! everything is read when it is first asked for, once.
//!
//! ```
//! let french = word_data::forms("fr").unwrap();
//! let told: Vec<String> = french.look_up("MANGEASSENT").iter().map(|form| form.in_french()).collect();
//! assert_eq!(told, ["subjonctif imparfait de manger, 3e personne du pluriel"]);
//! ```

mod forms;
mod front_coding;
mod vocabulary;

use std::io::Read;
use std::sync::{Arc, OnceLock};

use flate2::read::GzDecoder;
use lexicon::Lexicon;

pub use self::forms::{Form, Forms, Gender, Grammar, Number, Person, Tense, WordClass};
pub use self::vocabulary::{Tier, Vocabulary};

/// One built-in list: its parts as they are compiled in, and as they are once read.
struct BuiltIn {
    name: &'static str,
    lexicon: &'static [u8],
    tiers: &'static [u8],
    forms: Option<&'static [u8]>,
    opened: OnceLock<Arc<Lexicon>>,
    vocabulary: OnceLock<Vocabulary>,
    read_forms: OnceLock<Forms>,
}

static LISTS: [BuiltIn; 2] = [
    BuiltIn {
        name: "en",
        lexicon: include_bytes!(concat!(env!("OUT_DIR"), "/en.lexicon")),
        tiers: include_bytes!("../en/tiers.gz"),
        forms: None,
        opened: OnceLock::new(),
        vocabulary: OnceLock::new(),
        read_forms: OnceLock::new(),
    },
    BuiltIn {
        name: "fr",
        lexicon: include_bytes!(concat!(env!("OUT_DIR"), "/fr.lexicon")),
        tiers: include_bytes!("../fr/frequency/tiers.gz"),
        forms: Some(include_bytes!("../fr/forms.gz")),
        opened: OnceLock::new(),
        vocabulary: OnceLock::new(),
        read_forms: OnceLock::new(),
    },
];

/// The names of the built-in lists: `en` and `fr`.
pub fn names() -> impl Iterator<Item = &'static str> {
    LISTS.iter().map(|list| list.name)
}

/// The list with this name, ready to play with.
pub fn open(name: &str) -> Option<Arc<Lexicon>> {
    find(name).map(BuiltIn::open)
}

/// The words of the list with this name in order, each with its tier.
pub fn vocabulary(name: &str) -> Option<&'static Vocabulary> {
    let list = find(name)?;
    Some(list.vocabulary.get_or_init(|| {
        Vocabulary::parse(list.open(), &inflate(list.tiers))
            .expect("a test reads every built-in list")
    }))
}

/// What is known of each form in the list with this name; none for a list without such knowledge.
pub fn forms(name: &str) -> Option<&'static Forms> {
    let list = find(name)?;
    let deflated = list.forms?;
    Some(list.read_forms.get_or_init(|| {
        let alphabet = Arc::clone(list.open().alphabet());
        Forms::parse(&inflate(deflated), alphabet).expect("a test reads every built-in list")
    }))
}

fn find(name: &str) -> Option<&'static BuiltIn> {
    LISTS.iter().find(|list| list.name == name)
}

impl BuiltIn {
    fn open(&self) -> Arc<Lexicon> {
        let opened = self.opened.get_or_init(|| {
            let lexicon = Lexicon::from_built_in(self.lexicon);
            Arc::new(lexicon.expect("the build script wrote this file"))
        });
        Arc::clone(opened)
    }
}

fn inflate(deflated: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(deflated)
        .read_to_string(&mut text)
        .expect("a test inflates every built-in file");
    text
}
