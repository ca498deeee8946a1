//! What the server says, in English.

use super::Sentence;

/// The sentence as people hear it.
pub(super) fn say(sentence: &Sentence) -> String {
    match sentence {
        Sentence::Unreadable(why) => format!("This could not be read: {why}."),
        Sentence::NameFirst => "Say first under which name you want to play.".into(),
        Sentence::NoSuchTable => {
            "There is no such table. Its link or code may be mistyped, or it was removed.".into()
        }
        Sentence::NoSuchGame(game) => format!("There is no game “{game}” here."),
        Sentence::NoSuchPreset(preset) => format!("This game has no preset “{preset}”."),
        Sentence::NoSuchLevel(level) => {
            format!("There is no computer player “{level}” in this game.")
        }
        Sentence::NoSuchAddress => "There is nothing at this address.".into(),
        Sentence::TooLarge => "That is too much at once.".into(),
        Sentence::NoSuchSeat => "This table has no such seat.".into(),
        Sentence::NotYourSeat => "This seat is not yours.".into(),
        Sentence::HostOnly => "Only the one who set the table can do that.".into(),
        Sentence::SeatedOnly => "Only those who sit at the table can do that.".into(),
        Sentence::SeatTaken => "Someone else was quicker: this seat is taken.".into(),
        Sentence::Behind => {
            "The game has gone on meanwhile. Look at the table and try again.".into()
        }
        Sentence::NotBegun => "The game has not begun yet.".into(),
        Sentence::HasBegun => "The game has begun already.".into(),
        Sentence::Paused => "The table is paused. Resume it first.".into(),
        Sentence::NotPaused => "The table is not paused.".into(),
        Sentence::Over => "The game is over.".into(),
        Sentence::SeatsOpen => {
            "Some seats are still open. Wait for players, or seat the computer there.".into()
        }
        Sentence::BadKey => "The key of an action has from 1 to 64 characters.".into(),
        Sentence::BadName => "A name has from 1 to 30 characters.".into(),
        Sentence::BadTitle => "A title has from 1 to 80 characters.".into(),
        Sentence::NotThinking => "Nobody is thinking on that seat.".into(),
        Sentence::Unavailable => {
            "The server is in trouble for the moment. Nothing is lost; try again soon.".into()
        }
        Sentence::Damaged => "The record of this table is damaged and cannot be played on.".into(),
        Sentence::NoSuchLexicon(name) => format!("There is no word list “{name}” here."),
        Sentence::NotLetters(text) => format!("“{text}” cannot be spelt with the tiles."),
        Sentence::BadPattern(pattern) => format!(
            "“{pattern}” is not a pattern: letters, ? for one letter, * for any number of them, \
             [IE] for one of these, at most 63 in all."
        ),
        Sentence::NothingAsked => "Say what to look for: an anagram or a pattern.".into(),
        Sentence::LookupsForbidden(table) => format!(
            "You play at the table “{table}”, whose rules forbid looking words up. \
             You may again when that game is over."
        ),
        Sentence::NoSuchLayout(name) => format!("There is no board “{name}” here."),
        Sentence::NoSuchFormat(format) => format!("Games are not written down as “{format}”."),
        Sentence::SecretUntilEnd => {
            "While others play at this table, the whole game is a secret. Wait until it is over."
                .into()
        }
    }
}
