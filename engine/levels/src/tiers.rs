//! Vocabulary tiers: how common each word of a lexicon is.

use std::sync::Arc;

use lexicon::Lexicon;
use tiles::Letter;

/// How common a word is, in nine steps: 1 for the words everybody knows, 9 for the rarest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tier(u8);

impl Tier {
    /// The words everybody knows.
    pub const COMMONEST: Self = Self(1);
    /// The words that are in no smaller vocabulary; up to here it is the whole list.
    pub const RAREST: Self = Self(9);

    /// The tier with this number, from 1 to 9.
    pub fn from_number(number: u8) -> Option<Self> {
        let tier = Self(number);
        (Self::COMMONEST..=Self::RAREST).contains(&tier).then_some(tier)
    }

    /// Its number, from 1 to 9.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// The words of a lexicon, each with its tier.
///
/// A word's place in alphabetical order is its rank, which the lexicon finds by counting along
/// its graph; with a rank at hand, a tier is one array access.
#[derive(Debug)]
pub struct WordTiers {
    lexicon: Arc<Lexicon>,
    tiers: Vec<Tier>,
}

/// A list of tiers that cannot be read, or belongs to other words.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum DamagedTiers {
    /// A character that is no tier.
    #[error("the tier of word {0} is damaged")]
    Tier(usize),
    /// Not as many tiers as words.
    #[error("{words} words have {tiers} tiers")]
    Lengths {
        /// How many words there are.
        words: usize,
        /// How many tiers there are.
        tiers: usize,
    },
}

impl WordTiers {
    /// Reads the tiers of a lexicon's words: one digit a word, in alphabetical order.
    pub fn parse(lexicon: Arc<Lexicon>, tiers: &str) -> Result<Self, DamagedTiers> {
        let tier = |(rank, digit): (usize, u8)| {
            Tier::from_number(digit.wrapping_sub(b'0')).ok_or(DamagedTiers::Tier(rank))
        };
        let tiers: Vec<Tier> = tiers.bytes().enumerate().map(tier).collect::<Result<_, _>>()?;
        let words = lexicon.word_count();
        if tiers.len() != words {
            return Err(DamagedTiers::Lengths { words, tiers: tiers.len() });
        }
        Ok(Self { lexicon, tiers })
    }

    /// The tier of a word, if it is in the list.
    pub fn tier(&self, word: &[Letter]) -> Option<Tier> {
        let rank = self.lexicon.ranks().rank(word)?;
        self.tiers.get(rank).copied()
    }

    /// The tier of every word, by rank.
    pub fn tiers(&self) -> &[Tier] {
        &self.tiers
    }

    /// The words up to a tier, in alphabetical order: the vocabulary of a weaker player.
    pub fn up_to(&self, tier: Tier) -> impl Iterator<Item = Vec<Letter>> {
        let words = self.lexicon.words().zip(&self.tiers);
        words.filter(move |(_, found)| **found <= tier).map(|(word, _)| word)
    }
}

#[cfg(test)]
mod tests {
    use tiles::Alphabet;

    use super::*;

    fn letters(word: &str) -> Vec<Letter> {
        Alphabet::named("english").unwrap().word(word).unwrap()
    }

    fn word_tiers(tiers: &str) -> Result<WordTiers, DamagedTiers> {
        let words = ["CAT", "CATS", "COT", "QI"].map(letters);
        let english = Alphabet::named("english").unwrap();
        WordTiers::parse(Arc::new(Lexicon::from_words("four", english, words).unwrap()), tiers)
    }

    #[test]
    fn a_word_is_found_with_its_tier() {
        let words = word_tiers("1258").unwrap();
        assert_eq!(words.tier(&letters("COT")), Tier::from_number(5));
        assert_eq!(words.tier(&letters("QI")), Tier::from_number(8));
        assert_eq!(words.tier(&letters("DOG")), None);
    }

    #[test]
    fn a_weaker_player_knows_the_words_up_to_their_tier() {
        let words = word_tiers("1258").unwrap();
        let known: Vec<Vec<Letter>> = words.up_to(Tier(2)).collect();
        assert_eq!(known, [letters("CAT"), letters("CATS")]);
    }

    #[test]
    fn damage_is_found() {
        assert_eq!(word_tiers("1250").unwrap_err(), DamagedTiers::Tier(3));
        assert_eq!(word_tiers("1").unwrap_err().to_string(), "4 words have 1 tiers");
    }
}
