//! Names of people, computer players and tables.

use store::Table;
use tabletop::Seat;

use crate::sentences::Sentence;

/// Maximum length of a name.
const LONGEST: usize = 30;
/// Maximum length of a table's title.
const LONGEST_TITLE: usize = 80;

/// Default names of computer players: more than a table has seats.
const COMPUTERS: [&str; 9] =
    ["Ada", "Blaise", "Colette", "Desmond", "Edith", "Félix", "Georgia", "Hugo", "Iris"];

/// A trimmed name, if it is valid.
pub(crate) fn checked(name: &str) -> Result<String, Sentence> {
    tidy(name, LONGEST).ok_or(Sentence::BadName)
}

/// A trimmed title, if it is valid.
pub(crate) fn checked_title(title: &str) -> Result<String, Sentence> {
    tidy(title, LONGEST_TITLE).ok_or(Sentence::BadTitle)
}

/// The title of a copy: the original's with a number, if that is not too long. Empty stays empty.
pub(crate) fn of_copy(title: &str) -> String {
    if title.is_empty() {
        return String::new();
    }
    tidy(&format!("{title} (2)"), LONGEST_TITLE).unwrap_or_else(|| title.to_owned())
}

/// A table's title, else the names of its players.
pub(crate) fn of_table(table: &Table) -> String {
    if !table.title.is_empty() {
        return table.title.clone();
    }
    let names = table.seats.iter().map(|seating| seating.name.as_str());
    names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" – ")
}

/// The default name of the computer player in this seat, different from these names.
pub(crate) fn computer(seat: Seat, taken: &[String]) -> String {
    let own = seat.index() % COMPUTERS.len();
    let mut in_turn = COMPUTERS[own..].iter().chain(&COMPUTERS[..own]);
    let is_free = |name: &&&str| !taken.iter().any(|taken| taken.eq_ignore_ascii_case(name));
    in_turn.find(is_free).unwrap_or(&COMPUTERS[own]).to_string()
}

fn tidy(text: &str, longest: usize) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=longest).contains(&text.chars().count());
    (fits && !text.chars().any(is_unseen)).then_some(text)
}

/// Whether a character is not seen itself: controls, and format characters (Unicode's category Cf),
/// which turn the direction of text or make two names look the same.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
            | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_neither_empty_nor_endless() {
        assert_eq!(checked("  Ann  Lee "), Ok("Ann Lee".to_owned()));
        assert_eq!(checked("   "), Err(Sentence::BadName));
        assert_eq!(checked(&"a".repeat(31)), Err(Sentence::BadName));
        assert_eq!(checked(&"é".repeat(30)), Ok("é".repeat(30)));
        assert_eq!(checked("Ann\u{7}"), Err(Sentence::BadName));
    }

    #[test]
    fn names_hold_nothing_that_is_not_seen_or_turns_the_text() {
        for unseen in ['\u{202e}', '\u{200b}', '\u{200d}', '\u{feff}', '\u{ad}', '\u{2066}'] {
            assert_eq!(checked(&format!("An{unseen}n")), Err(Sentence::BadName), "{unseen:?}");
        }
        assert_eq!(checked("Zoë Ångström-Łuczak 🙂"), Ok("Zoë Ångström-Łuczak 🙂".to_owned()));
    }

    #[test]
    fn no_two_players_are_called_the_same() {
        let beside = |seat, taken: &[&str]| {
            computer(Seat(seat), &taken.iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        assert_eq!(beside(1, &["Ann"]), "Blaise");
        assert_eq!(beside(1, &["blaise", "Colette"]), "Desmond");
        assert_eq!(beside(8, &["Iris"]), "Ada");
    }
}
