//! What a report says to people, in their language.

use catalogue::analysis;
use locales::{Language, Message, Spoken as _, Value, analysis as say, grammar};
use notation::Coordinates;
use players::{Lost, Verdict};

use super::game::Unjudged;

/// The words of a report in one language.
#[derive(Clone, Copy)]
pub(super) struct Wording(pub(super) Language);

impl Wording {
    /// Why a turn was not judged, in a sentence.
    pub(super) fn unjudged(self, unjudged: &Unjudged) -> String {
        self.say(&match unjudged {
            Unjudged::RackUnknown => say::rack_unknown(),
            Unjudged::RackPartial => say::rack_partial(),
            Unjudged::RackTooLong => say::rack_too_long(),
            Unjudged::RackContradicts => say::rack_contradicts(),
            Unjudged::Misfit => say::misfit(),
            Unjudged::ExchangeUnknown => say::exchange_unknown(),
            Unjudged::NotInList(words) => say::not_in_list(words.len(), words.as_slice()),
        })
    }

    /// That a play was taken back, in a sentence.
    pub(super) fn taken_back(self) -> String {
        self.say(&say::taken_back())
    }

    /// An exchange of these tiles, or of this many.
    pub(super) fn exchange(self, tiles: &str) -> String {
        self.say(&say::exchange(tiles))
    }

    /// A turn without anything.
    pub(super) fn pass(self) -> String {
        self.say(&say::pass())
    }

    /// The name of a verdict.
    pub(super) fn verdict(self, verdict: Verdict) -> String {
        self.say(&analysis::verdict(verdict))
    }

    /// What was lost, after a verdict.
    pub(super) fn lost(self, lost: Lost) -> String {
        let points = Some(lost.points).filter(|points| *points >= SHOWN);
        let chance = lost.win_chance.map(|chance| chance * 100.0);
        let chance = chance.filter(|chance| *chance >= SHOWN);
        self.say(&match (points, chance) {
            (None, None) => say::lost_nothing(),
            (Some(points), None) => say::lost_points(Value::Tenths(points)),
            (None, Some(chance)) => say::lost_chance(Value::Tenths(chance)),
            (Some(points), Some(chance)) => {
                say::lost_both(Value::Tenths(chance), Value::Tenths(points))
            }
        })
    }

    /// The best play, where another was made.
    pub(super) fn better(self, best: &str) -> String {
        self.say(&say::better(best))
    }

    /// That a turn was not judged, where the verdict would stand.
    pub(super) fn not_judged(self) -> String {
        self.say(&say::not_judged())
    }

    /// The heads of the columns: player, turns judged, the five verdicts, points lost a turn, win
    /// chance lost a turn, bonuses missed.
    pub(super) fn heads(self) -> [String; 10] {
        [
            say::column_player(),
            say::column_judged(),
            say::column_best(),
            say::column_good(),
            say::column_slips(),
            say::column_mistakes(),
            say::column_blunders(),
            say::column_points(),
            say::column_chance(),
            say::column_bonus(),
        ]
        .map(|head| self.say(&head))
    }

    /// A number with one decimal.
    pub(super) fn number(self, number: f64) -> String {
        self.say(&grammar::number(Value::Tenths(number)))
    }

    /// How squares are named.
    pub(super) fn coordinates(self) -> Coordinates {
        match self.say(&grammar::lettered()).as_str() {
            "rows" => Coordinates::French,
            _ => Coordinates::English,
        }
    }

    fn say(self, message: &Message) -> String {
        message.say(self.0)
    }
}

/// Less than this is shown as nothing.
const SHOWN: f64 = 0.05;
