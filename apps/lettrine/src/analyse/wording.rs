//! What a report says to people, whatever the language.

use players::Lost;
use players::explain::Language;

use super::english::English;
use super::french::French;
use super::game::Unjudged;

/// The words of a report in one language.
pub(super) trait Wording {
    /// Why a turn was not judged, in a sentence.
    fn unjudged(&self, unjudged: &Unjudged) -> String;
    /// That a play was taken back, in a sentence.
    fn taken_back(&self) -> String;
    /// An exchange of these tiles, or of so many.
    fn exchange(&self, tiles: &str) -> String;
    /// A turn without anything.
    fn pass(&self) -> &'static str;
    /// What was lost, after a verdict.
    fn lost(&self, lost: Lost) -> String;
    /// What comes before the best play.
    fn better(&self) -> &'static str;
    /// That a turn was not judged, where the verdict would stand.
    fn not_judged(&self) -> &'static str;
    /// The heads of the columns: player, turns judged, the five verdicts, points lost a turn, win
    /// chance lost a turn, bonuses missed.
    fn heads(&self) -> [&'static str; 10];
    /// A number with so many decimals.
    fn number(&self, number: f64) -> String;
}

/// The words of a language.
pub(super) fn wording(language: Language) -> &'static dyn Wording {
    match language {
        Language::English => &English,
        Language::French => &French,
    }
}
