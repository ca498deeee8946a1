//! Which words a player of some level knows.

use lexicon::Lexicon;
use tiles::{Alphabet, Letter, LetterSet};
use word_data::{Tier, Vocabulary};

use super::{Extensions, Skill};
use crate::formed::{Formed, Word};

/// The letters that make a word worth learning even if it is rare.
const DEAR_LETTERS: [&str; 7] = ["J", "K", "Q", "W", "X", "Y", "Z"];
/// How long a short word can be.
const LONGEST_SHORT: usize = 4;

/// The words that a player knows, out of those of a list.
///
/// Of a language whose words we have no frequencies of, everybody knows all.
#[derive(Clone, Copy)]
pub struct KnownWords {
    vocabulary: Option<&'static Vocabulary>,
    skill: Skill,
    dear: LetterSet,
    vowels: LetterSet,
}

impl KnownWords {
    /// What a player of this skill knows of a list. The words of another list than ours that ours
    /// lacks count as the rarest.
    pub fn new(lexicon: &Lexicon, skill: Skill) -> Self {
        let alphabet = lexicon.alphabet();
        let dear = DEAR_LETTERS.iter().filter_map(|text| alphabet.letter(text)).collect();
        let vowels = alphabet.letters().filter(|letter| alphabet.is_vowel(*letter)).collect();
        Self { vocabulary: vocabulary_of(alphabet), skill, dear, vowels }
    }

    /// Whether a word is known by itself, whatever lies on the board.
    pub fn contains(&self, word: &[Letter]) -> bool {
        let Some(tier) = self.tier(word) else { return true };
        let Skill { common, short, dear, extensions, .. } = self.skill;
        let is_dear = word.iter().any(|letter| self.dear.contains(*letter));
        let is_short = word.len() <= LONGEST_SHORT;
        let is_chosen = extensions == Extensions::Unknown;
        if is_chosen && !is_dear && tier > Tier::COMMONEST && self.is_vowel_heap(word) {
            return false;
        }
        tier <= common || (is_short && tier <= short) || (is_dear && tier <= dear)
    }

    /// How common a word is; none where that is not known of any word.
    pub fn tier(&self, word: &[Letter]) -> Option<Tier> {
        let vocabulary = self.vocabulary?;
        Some(vocabulary.tier(word).unwrap_or(Tier::RAREST))
    }

    /// Whether all words of a play are known, those that it crosses too.
    pub(super) fn cover(&self, formed: &Formed) -> bool {
        formed.words().all(|word| self.is_extension(word) || self.contains(&word.letters))
    }

    /// Whether a word is known because it lengthens one that lies on the board.
    fn is_extension(&self, word: &Word) -> bool {
        self.skill.extensions == Extensions::Known && word.longest_run >= 2
    }

    /// More than two letters in three are vowels: a player who learns useful words does without.
    fn is_vowel_heap(&self, word: &[Letter]) -> bool {
        let vowels = word.iter().filter(|letter| self.vowels.contains(**letter)).count();
        3 * vowels > 2 * word.len()
    }
}

/// The words of a language by frequency, if we have them for words of these letters.
fn vocabulary_of(alphabet: &Alphabet) -> Option<&'static Vocabulary> {
    let ours = word_data::open(alphabet.language())?;
    let is_ours = ours.alphabet().name() == alphabet.name();
    is_ours.then(|| word_data::vocabulary(alphabet.language()))?
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::levels::{Level, Scale, Skills};

    fn known(language: &str, number: u8) -> (Arc<Lexicon>, KnownWords) {
        let lexicon = word_data::open(language).unwrap();
        let skill = Skills::of_language(language).of(Level::new(Scale::Eight, number).unwrap());
        let known = KnownWords::new(&lexicon, skill);
        (lexicon, known)
    }

    fn knows(language: &str, number: u8, word: &str) -> bool {
        let (lexicon, known) = known(language, number);
        known.contains(&lexicon.alphabet().word(word).unwrap())
    }

    /// DL-004, DL-008, MS-003
    #[test]
    fn level_4_knows_more_than_twenty_thousand_words_and_lower_levels_fewer_each() {
        for language in word_data::names() {
            let counts = [1, 2, 3, 4, 5].map(|number| {
                let (lexicon, known) = known(language, number);
                lexicon.words().filter(|word| known.contains(word)).count()
            });
            assert!(counts.is_sorted_by(|fewer, more| fewer < more), "{language}: {counts:?}");
            assert!(counts[3] > 20_000, "{language}: {counts:?}");
        }
    }

    /// MS-004
    #[test]
    fn words_with_dear_letters_are_kept_and_vowel_heaps_dropped() {
        assert!(knows("en", 4, "QUARTZ") && !knows("en", 4, "AURAE"));
        assert!(knows("fr", 4, "KAYAK") && !knows("fr", 4, "AVOUAI"));
        assert!(knows("en", 1, "EYE") && knows("fr", 1, "OUI"), "everybody knows these");
    }

    /// DL-009
    #[test]
    fn level_5_knows_every_word_of_up_to_four_letters() {
        for language in word_data::names() {
            let (lexicon, known) = known(language, 5);
            let mut short = lexicon.words().filter(|word| word.len() <= 4);
            assert!(short.all(|word| known.contains(&word)), "{language}");
        }
    }

    #[test]
    fn without_frequencies_every_word_is_known() {
        let alphabet = "language xx\nletters A B\nvowels A\n";
        let alphabet = Arc::new(Alphabet::parse("other", alphabet).unwrap());
        let word = alphabet.word("ABBA").unwrap();
        let lexicon = Lexicon::from_words("few", alphabet, std::slice::from_ref(&word)).unwrap();
        let skill = Skills::of_language("xx").of(Level::new(Scale::Eight, 1).unwrap());
        assert!(KnownWords::new(&lexicon, skill).contains(&word));
    }
}
