//! Who plays, as people write it: `Anna, Ben, level3`, `me, 5`, `open`.

use locales::{Message, Value as Gap, plain as say};
use protocol::NewSeat;

use super::line::folded;

/// Words for the person at the keyboard.
const ME: [&str; 3] = ["me", "moi", "myself"];
/// Words for a seat that anyone may take.
const OPEN: [&str; 4] = ["open", "ouvert", "ouverte", "libre"];
/// Words before the number of a level.
const LEVEL: [&str; 3] = ["level", "niveau", "n"];

/// Reads the players of a table.
pub(crate) fn read(text: &str, levels: &[String], me: &str) -> Result<Vec<NewSeat>, Message> {
    let written = text.split([',', ';', '+']).map(str::trim).filter(|it| !it.is_empty());
    let seats: Vec<NewSeat> =
        written.map(|it| read_one(it, levels, me)).collect::<Result<_, _>>()?;
    if seats.is_empty() { Err(say::nobody_plays()) } else { Ok(seats) }
}

fn read_one(written: &str, levels: &[String], me: &str) -> Result<NewSeat, Message> {
    let word = folded(written);
    if ME.contains(&&*word) || word == folded(me) {
        return Ok(NewSeat::Me);
    }
    if OPEN.contains(&&*word) {
        return Ok(NewSeat::Open);
    }
    let numbered = LEVEL.iter().find_map(|level| word.strip_prefix(level)).unwrap_or(&word).trim();
    let is_number = numbered.chars().all(|digit| digit.is_ascii_digit()) && !numbered.is_empty();
    let level = if is_number { format!("level{numbered}") } else { word };
    let base = level.split(':').next().unwrap_or_default();
    if levels.iter().any(|known| known == base) {
        return Ok(NewSeat::Computer { level, name: None });
    }
    if is_number {
        return Err(say::no_such_level(Gap::from(levels), written));
    }
    Ok(NewSeat::Beside { name: written.to_owned() })
}

/// The first person of a list of players, for whoever has no name yet.
pub(crate) fn first_person(players: &[String], levels: &[String]) -> Option<String> {
    let is_person =
        |player: &&String| matches!(read_one(player, levels, ""), Ok(NewSeat::Beside { .. }));
    players.iter().find(is_person).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(text: &str) -> Vec<String> {
        let levels = ["level1", "level5", "expert"].map(str::to_owned);
        let name = |seat: NewSeat| match seat {
            NewSeat::Me => "me".to_owned(),
            NewSeat::Open => "open".to_owned(),
            NewSeat::Beside { name } => format!("beside {name}"),
            NewSeat::Computer { level, .. } => level,
        };
        match read(text, &levels, "Anna") {
            Ok(seats) => seats.into_iter().map(name).collect(),
            Err(message) => vec![message.key().to_owned()],
        }
    }

    #[test]
    fn players_are_names_and_levels() {
        assert_eq!(seats("anna, Ben, 5"), ["me", "beside Ben", "level5"]);
        assert_eq!(seats("niveau 1, moi"), ["level1", "me"]);
        assert_eq!(seats("expert,open"), ["expert", "open"]);
    }

    #[test]
    fn a_level_that_nobody_has_is_refused() {
        assert_eq!(seats("Anna, 9"), ["plain-no-such-level"]);
        assert_eq!(seats(" , "), ["plain-nobody-plays"]);
    }
}
