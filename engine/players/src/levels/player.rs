//! The player of a level: tries plays they know and see, and makes the best of them.

use std::sync::Arc;

use levels::{FamilyList, KnownWords, Skill};
use movegen::{Equity, Play};
use tiles::{Chance, Score, Seed};

use super::chance;
use super::exchange::{exchange_or_pass, is_lopsided};
use super::ideas::{Ideas, Look};
use super::seeing::{happens, likelihood};
use crate::formed::{Formed, Word};
use crate::player::Player;
use crate::search_control::SearchControl;
use crate::static_player::{StaticPlayer, WordAid};
use crate::turn::{Choice, Move, Turn};

/// A blank is not spent for fewer points than this, while there are tiles to draw.
const THRIFT: i32 = 10;
/// A player with a lopsided rack would rather exchange than take no more points than this.
const TRIFLE: Score = Score(6);

/// A player who errs as people do: by not knowing a word, or by not seeing it.
///
/// The answer depends on the turn and the seed alone.
pub struct LevelPlayer {
    words: KnownWords,
    skill: Skill,
    family: Option<Arc<FamilyList>>,
    seed: Seed,
    finder: StaticPlayer,
    ideas: Ideas,
}

/// What was tried in a turn so far.
#[derive(Default)]
struct Tried {
    best: Option<Choice>,
    count: u32,
}

impl LevelPlayer {
    /// A player who knows these words and has this skill, with something that helps to find words.
    pub fn new(words: KnownWords, skill: Skill, aid: WordAid) -> Self {
        Self {
            words,
            skill,
            family: None,
            seed: Seed::from_number(0),
            finder: StaticPlayer::default().with_aid(aid),
            ideas: Ideas::default(),
        }
    }

    /// The same, who plays no word of these.
    #[must_use]
    pub fn with_family(self, family: Arc<FamilyList>) -> Self {
        Self { family: Some(family), ..self }
    }

    /// The same with this seed: another seed sees other plays.
    #[must_use]
    pub fn with_seed(self, seed: Seed) -> Self {
        Self { seed, ..self }
    }

    /// The words that are known.
    pub fn words(&self) -> &KnownWords {
        &self.words
    }

    /// Every play whose words are known and not left alone, in an order that does not depend on how
    /// they were found.
    pub fn known_plays(&mut self, turn: &Turn<'_>) -> Vec<Play> {
        self.find(turn);
        let board = turn.lines.board();
        let plays = self.ideas.iter().copied();
        plays.filter(|play| self.knows(&Formed::by(play, board))).collect()
    }

    fn knows(&self, formed: &Formed) -> bool {
        let is_fit = self.family.as_ref().is_none_or(|family| !formed.has_any_of(family));
        let is_known = |word: &Word| {
            let is_extension = self.words.knows_extensions() && word.longest_run >= 2;
            is_extension || self.words.contains(&word.letters)
        };
        is_fit && formed.words().all(is_known)
    }

    /// Finds every play of the turn, in order.
    fn find(&mut self, turn: &Turn<'_>) {
        let ideas = &mut self.ideas;
        ideas.clear();
        self.finder.each_play(turn, |play| ideas.add(play));
        ideas.settle();
    }

    /// Tries plays that are known and seen, one after the other, as often as the skill says.
    fn try_plays(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Tried {
        let mut chance = chance::of_turn(&self.seed, turn);
        let most = self.tries(&mut chance);
        let mut ideas = std::mem::take(&mut self.ideas);
        let mut tried = Tried::default();
        let mut overlooked = None;
        while tried.count < most && tried.may_go_on(control) {
            let next = ideas.next(&mut chance, |play, chance| {
                let look = self.look(play, turn, chance);
                if look == Look::Overlooked {
                    overlooked.get_or_insert(*play);
                }
                look
            });
            let Some(play) = next else { break };
            tried.add(play, turn, control);
        }
        self.ideas = ideas;
        // A player who sees nothing looks again, and takes the first play they overlooked.
        if let Some(play) = overlooked.filter(|_| tried.count == 0 && tried.may_go_on(control)) {
            tried.add(play, turn, control);
        }
        tried
    }

    /// Whether the words of a play are known, and the play is seen.
    fn look(&self, play: &Play, turn: &Turn<'_>, chance: &mut Chance) -> Look {
        let formed = Formed::by(play, turn.lines.board());
        if !self.knows(&formed) {
            return Look::Unknown;
        }
        let likelihood = likelihood(play, &formed, &self.words, self.skill.sight);
        if happens(likelihood, chance) { Look::Seen } else { Look::Overlooked }
    }

    /// How many plays are tried in this turn.
    fn tries(&self, chance: &mut Chance) -> u32 {
        let whole = self.skill.tries.floor();
        let one_more = u32::from(happens(self.skill.tries - whole, chance));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "levels are fitted to some hundred tries at the most"
        )]
        let whole = whole as u32;
        whole + one_more
    }
}

impl Tried {
    /// Out of time a player stops at once; told to move, they take the first word they see.
    fn may_go_on(&self, control: &SearchControl<'_>) -> bool {
        !control.is_over() || (self.count == 0 && control.is_forced())
    }

    /// Thinks of a play, tells it, and remembers it if it is the best so far.
    fn add(&mut self, play: Play, turn: &Turn<'_>, control: &SearchControl<'_>) {
        let choice = Choice { chosen: Move::Place(play), equity: worth(&play, turn) };
        self.count += 1;
        control.tell(&choice);
        if self.best.as_ref().is_none_or(|best| choice.equity > best.equity) {
            self.best = Some(choice);
        }
    }
}

impl Player for LevelPlayer {
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice {
        self.find(turn);
        let best = self.try_plays(turn, control).best;
        let alphabet = turn.rules.terms.tiles.alphabet();
        let is_trifle = |choice: &Choice| choice.chosen.score() <= TRIFLE;
        let would_exchange =
            turn.may_exchange() && !control.is_over() && is_lopsided(turn.rack, alphabet);
        best.filter(|choice| !(would_exchange && is_trifle(choice)))
            .unwrap_or_else(|| exchange_or_pass(turn))
    }
}

/// What the player thinks a play is worth: its points, less something for a blank that could be
/// kept.
fn worth(play: &Play, turn: &Turn<'_>) -> Equity {
    let blanks = play.tiles().filter(|tile| tile.is_blank()).count();
    let blanks = i32::try_from(blanks).unwrap_or(i32::MAX);
    let spent = if turn.bag > 0 { THRIFT * blanks } else { 0 };
    Equity((play.score().0 - spent) * 1000)
}
