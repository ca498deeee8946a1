//! A whole turn: the word, the Action tile after it, and how both lie.

use search_control::SearchControl;
use tiles::{Alphabet, Rack};

use super::ranking::{Hand, RankedPlay, SHED, best_lying, laid_out, ranked};
use super::seen::{Seen, with_play, without};
use super::{Trial, Worth};
use crate::plane::Direction;
use crate::play::Play;
use crate::plays::nest_action;
use crate::{Action, ActionKind, ActionNest, Laid, LaidAction, PlayView};

/// Maximum number of plays shown to people who watch.
const TOLD: usize = 8;
/// How many plays are followed by a look at the next turn, near the end of the game.
const FOLLOWED: usize = 12;
/// Worth of a tile that can be laid in the next turn.
const NEXT_TURN: Worth = 60;
/// Worth of winning the game; more than any turn sheds.
const WIN: Worth = 10_000;
/// Action tiles, those to be laid first in front.
const ORDER: [ActionKind; 4] =
    [ActionKind::PlusThree, ActionKind::PlusTwo, ActionKind::Skip, ActionKind::Reverse];

/// A turn as a computer player takes it.
pub(super) struct Turn {
    pub(super) word: Option<Play>,
    pub(super) action: Option<LaidAction>,
}

impl Turn {
    pub(super) fn into_action(self, alphabet: &Alphabet) -> Action {
        let word = self.word.map(|word| Laid::of(&word, alphabet));
        Action::Play { word, action: self.action }
    }
}

impl Seen<'_> {
    /// The best turn that the player sees; none without a word or an Action tile to lay.
    pub(super) fn best_turn(&self, control: &SearchControl<'_, Trial>) -> Option<Turn> {
        let plays = self.plays(&self.plane, &self.rack);
        let mut ranked = ranked(&plays, &self.hand(), &|play| self.sees(play));
        self.look_ahead(&mut ranked);
        self.tell(&ranked, control);
        let guarded = self.guarded(&ranked, control);
        let word = guarded.or_else(|| best_lying(&self.plane, &ranked).map(|(_, play)| play));
        let action = self.action_after(word.as_ref());
        (word.is_some() || action.is_some()).then_some(Turn { word, action })
    }

    /// The plays that an adviser would name, best first, with their words.
    pub(crate) fn advised(&self, at_most: usize) -> Vec<PlayView> {
        let plays = self.plays(&self.plane, &self.rack);
        let mut ranked = ranked(&plays, &self.hand(), &|play| self.sees(play));
        self.look_ahead(&mut ranked);
        let words = laid_out(&self.plane, &ranked, at_most).into_iter();
        words.map(|(word, play)| PlayView::of(&word, &play, self.alphabet())).collect()
    }

    fn hand(&self) -> Hand<'_> {
        Hand {
            rack: &self.rack,
            letters: &self.letters,
            gives: self.next_action().map_or(0, ActionKind::gifts),
            foresight: self.skill.foresight,
        }
    }

    /// The Action tile to lay next. All are best laid at once.
    pub(crate) fn next_action(&self) -> Option<ActionKind> {
        ORDER.into_iter().find(|kind| self.actions.contains(kind))
    }

    /// Near the end, prefers plays that win, then those after which the rest can be laid soonest.
    fn look_ahead(&self, ranked: &mut [RankedPlay<'_>]) {
        let action = self.next_action();
        let shed = action.map_or(0, |kind| 1 + kind.gifts());
        for ranked in ranked.iter_mut() {
            if ranked.play.tiles.len() + shed >= self.own().left {
                ranked.worth += WIN;
            }
        }
        if self.own().pile == 0 && self.skill.foresight >= 1.0 {
            for ranked in ranked.iter_mut().take(FOLLOWED) {
                ranked.worth += self.next_turn(ranked);
            }
        }
        ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.worth));
    }

    /// Worth of the longest word that the rest of the hand makes after a play.
    fn next_turn(&self, ranked: &RankedPlay<'_>) -> Worth {
        let kept = without(&self.rack, ranked.play.tiles);
        let (after, _) = with_play(&self.plane, &ranked.play.as_found(&self.plane));
        let laid = self.most_tiles(&after, &kept);
        let longest = Worth::from(u8::try_from(laid).unwrap_or(u8::MAX));
        let is_out = laid > 0 && laid == kept.len();
        NEXT_TURN * longest + if is_out { SHED } else { 0 }
    }

    /// The Action tile that is laid after a word, or alone.
    pub(super) fn action_after(&self, word: Option<&Play>) -> Option<LaidAction> {
        let tile = self.next_action()?;
        let (on, direction) = self.nest_after(word)?;
        let kept = word.map_or_else(|| self.rack.clone(), |word| self.kept_after(word));
        let mut actions = self.actions.clone();
        let held = actions.iter().position(|kind| *kind == tile)?;
        actions.swap_remove(held);
        let gifts = self.gifts(tile, &kept, &actions);
        Some(LaidAction { tile, on, direction, gifts })
    }

    /// Where an Action tile goes: on a letter of the word, or on any if there is none.
    fn nest_after(&self, word: Option<&Play>) -> Option<(ActionNest, Direction)> {
        let Some(word) = word else {
            let letters = self.plane.ids().filter(|id| self.plane.letter(*id).is_some());
            let (on, direction) = nest_action(&self.plane, letters)?;
            return Some((ActionNest::Old(on), direction));
        };
        let (after, laid) = with_play(&self.plane, word);
        let (on, direction) = nest_action(&after, laid)?;
        let place = u8::try_from(on.index() - self.plane.len()).ok()?;
        Some((ActionNest::New(place), direction))
    }

    fn kept_after(&self, word: &Play) -> Rack {
        let tiles: Vec<_> = word.chain.iter().map(|nested| nested.tile).collect();
        without(&self.rack, &tiles)
    }

    /// Reports the plays to people who watch, best last.
    fn tell(&self, ranked: &[RankedPlay<'_>], control: &SearchControl<'_, Trial>) {
        if !self.view.rules.screen.see_me_think || !control.has_listener() {
            return;
        }
        let plays = laid_out(&self.plane, ranked, TOLD);
        for (word, play) in plays.iter().rev().take_while(|_| !control.is_over()) {
            control.tell(&Trial { play: PlayView::of(word, play, self.alphabet()) });
        }
    }
}
