//! The word lists that come with the program, compiled in.
//!
//! Each language has its own folder beside this crate's sources, with its licence, its source and
//! our own decisions about words. The build script compiles each list to a lexicon file;
//! everything is read when it is first asked for, once.
//!
//! ```
//! use locales::{Language, Spoken as _};
//!
//! let forms = word_data::forms("fr").unwrap().look_up("MANGEASSENT");
//! let said: Vec<String> = forms.iter().map(|form| form.say(Language::FR)).collect();
//! assert_eq!(said, ["subjonctif imparfait de manger, 3e personne du pluriel"]);
//! ```

mod forms;
mod front_coding;

use std::io::Read;
use std::sync::{Arc, OnceLock};

use flate2::read::GzDecoder;
use levels::WordTiers;
use lexicon::Lexicon;

pub use self::forms::{Form, Forms, Gender, Grammar, Number, Person, Tense, WordClass};

/// One built-in list: its parts as they are compiled in, and as they are once read.
struct BuiltIn {
    name: &'static str,
    lexicon: &'static [u8],
    deflated_tiers: &'static [u8],
    forms: Option<&'static [u8]>,
    opened: OnceLock<Arc<Lexicon>>,
    tiers: OnceLock<Arc<WordTiers>>,
    read_forms: OnceLock<Forms>,
}

static LISTS: [BuiltIn; 2] = [
    BuiltIn {
        name: "en",
        lexicon: include_bytes!(concat!(env!("OUT_DIR"), "/en.lexicon")),
        deflated_tiers: include_bytes!("../en/tiers.gz"),
        forms: None,
        opened: OnceLock::new(),
        tiers: OnceLock::new(),
        read_forms: OnceLock::new(),
    },
    BuiltIn {
        name: "fr",
        lexicon: include_bytes!(concat!(env!("OUT_DIR"), "/fr.lexicon")),
        deflated_tiers: include_bytes!("../fr/frequency/tiers.gz"),
        forms: Some(include_bytes!("../fr/forms.gz")),
        opened: OnceLock::new(),
        tiers: OnceLock::new(),
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

/// How common each word of the list with this name is.
pub fn tiers(name: &str) -> Option<Arc<WordTiers>> {
    let list = find(name)?;
    let read = || {
        let tiers = WordTiers::parse(list.open(), &inflate(list.deflated_tiers));
        Arc::new(tiers.expect("a test reads every built-in list"))
    };
    Some(Arc::clone(list.tiers.get_or_init(read)))
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
