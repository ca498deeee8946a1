//! Which words a player of some level knows.

use std::sync::Arc;

use lexicon::Lexicon;
use tiles::{Letter, LetterSet};

use crate::{Extensions, Skill, Tier, WordTiers};

/// The letters that make a word worth learning even if it is rare.
const DEAR_LETTERS: [&str; 7] = ["J", "K", "Q", "W", "X", "Y", "Z"];
/// How long a short word can be.
const LONGEST_SHORT: usize = 4;

/// The words that a player knows, out of those of a list.
///
/// Without tiers everybody knows every word.
#[derive(Clone)]
pub struct KnownWords {
    tiers: Option<Arc<WordTiers>>,
    skill: Skill,
    dear: LetterSet,
    vowels: LetterSet,
}

impl KnownWords {
    /// What a player of this skill knows of a list. Words without a tier count as the rarest.
    pub fn new(lexicon: &Lexicon, tiers: Option<Arc<WordTiers>>, skill: Skill) -> Self {
        let alphabet = lexicon.alphabet();
        let dear = DEAR_LETTERS.iter().filter_map(|text| alphabet.letter(text)).collect();
        let vowels = alphabet.letters().filter(|letter| alphabet.is_vowel(*letter)).collect();
        Self { tiers, skill, dear, vowels }
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
        let tiers = self.tiers.as_ref()?;
        Some(tiers.tier(word).unwrap_or(Tier::RAREST))
    }

    /// Whether every word that lengthens a word on the board is known.
    pub fn knows_extensions(&self) -> bool {
        self.skill.extensions == Extensions::Known
    }

    /// Whether more than two letters in three are vowels: players who learn useful words skip
    /// these.
    fn is_vowel_heap(&self, word: &[Letter]) -> bool {
        let vowels = word.iter().filter(|letter| self.vowels.contains(**letter)).count();
        3 * vowels > 2 * word.len()
    }
}
