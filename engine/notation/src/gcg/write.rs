//! Writes a game in the standard form: UTF-8, players first, remaining racks last.

use std::fmt;

use super::{Exchanged, GcgGame, GcgTurn, TurnKind};
use crate::Coordinates;

/// The standard form, with UTF-8 declared.
impl fmt::Display for GcgGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "#character-encoding UTF-8")?;
        for (player, number) in self.players.iter().zip(1..) {
            let nickname = one_word(&player.nickname);
            writeln!(f, "#player{number} {nickname} {}", one_line(&player.full_name))?;
        }
        for pragma in &self.pragmata {
            let (keyword, text) = pragma.parts();
            writeln!(f, "{}", format!("#{keyword} {}", one_line(text)).trim_end())?;
        }
        for turn in &self.turns {
            let nickname = self.players.get(turn.seat).map_or("?", |player| &player.nickname);
            writeln!(f, ">{}: {turn}", one_word(nickname))?;
            for line in turn.notes.iter().flat_map(|note| note.lines()) {
                writeln!(f, "#note {line}")?;
            }
        }
        for (player, number) in self.players.iter().zip(1..) {
            if !player.last_rack.is_empty() {
                writeln!(f, "#rack{number} {}", player.last_rack)?;
            }
        }
        Ok(())
    }
}

/// What follows the player's name.
impl fmt::Display for GcgTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.rack.is_empty() {
            write!(f, "{} ", self.rack)?;
        }
        write!(f, "{} {}", self.kind, self.total)
    }
}

/// What happened, and its points.
impl fmt::Display for TurnKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { place, word, score } => {
                write!(f, "{} {word} {score:+}", Coordinates::English.write(*place))
            }
            Self::Exchange { tiles: Exchanged::Tiles(tiles) } => write!(f, "-{tiles} +0"),
            Self::Exchange { tiles: Exchanged::Count(count) } => write!(f, "-{count} +0"),
            Self::Pass => write!(f, "- +0"),
            Self::Withdrawn { lost } => write!(f, "-- {}", loss(lost.0)),
            Self::ChallengeBonus { points } => write!(f, "(challenge) {points:+}"),
            Self::TimePenalty { points } => write!(f, "(time) {points:+}"),
            Self::RackGained { tiles, points } => write!(f, "({tiles}) {points:+}"),
            Self::RackLost { tiles, lost } => write!(f, "({tiles}) {}", loss(lost.0)),
        }
    }
}

/// A loss with its sign; a loss of zero has the sign too.
fn loss(points: i32) -> String {
    if points == 0 { "-0".to_owned() } else { format!("{:+}", -points) }
}

fn one_word(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join("_")
}

fn one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join(" ")
}
