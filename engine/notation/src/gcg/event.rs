//! One line of a game after the player's name: the rack, what happened, the points and the total.

use std::borrow::Cow;

use tiles::Score;

use super::{Exchanged, GcgProblem, MissingPart, RepairKind, TurnKind};
use crate::Coordinates;

/// The contents of a line, not yet compared with the lines above it.
pub(super) struct Event {
    pub(super) rack: String,
    pub(super) kind: TurnKind,
    /// The total as it was written.
    pub(super) total: Option<Score>,
    /// The repairs needed to read it.
    pub(super) repairs: Vec<RepairKind>,
}

/// The words of a line, read one by one.
struct Words<'line> {
    left: std::iter::Peekable<std::str::SplitWhitespace<'line>>,
    repairs: Vec<RepairKind>,
}

/// A number of points as it was written; the sign matters even before zero.
#[derive(Clone, Copy)]
struct Points {
    value: Score,
    is_negative: bool,
}

impl Event {
    /// Reads what follows the player's name.
    pub(super) fn parse(text: &str) -> Result<Self, GcgProblem> {
        let mut words = Words { left: text.split_whitespace().peekable(), repairs: Vec::new() };
        let mut rack = words.rack()?;
        let kind = words.kind()?;
        if matches!(kind, TurnKind::ChallengeBonus { .. }) && rack == "UNKNOWN" {
            rack.clear();
        }
        let total = words.total()?;
        let left_over: Vec<&str> = words.left.collect();
        if !left_over.is_empty() {
            words.repairs.push(RepairKind::AfterTotal(left_over.join(" ")));
        }
        Ok(Self { rack, kind, total, repairs: words.repairs })
    }
}

impl Words<'_> {
    /// The rack, if there is one: a word that is neither a coordinate nor an action.
    fn rack(&mut self) -> Result<String, GcgProblem> {
        let is_rack = |word: &&str| {
            !word.starts_with(['-', '(', '+'])
                && !word.contains(|character: char| character.is_ascii_digit())
        };
        let rack = self.left.next_if(is_rack).unwrap_or_default();
        self.tiles(rack)
    }

    /// What happened, with its points.
    fn kind(&mut self) -> Result<TurnKind, GcgProblem> {
        let action = self.left.next().ok_or(GcgProblem::Incomplete(MissingPart::Action))?;
        let action = self.closed(action);
        match action.to_lowercase().as_str() {
            "--" => Ok(TurnKind::Withdrawn { lost: -self.points()?.value }),
            "(challenge)" => Ok(TurnKind::ChallengeBonus { points: self.points()?.value }),
            "(time)" => self.time(),
            _ => match (action.strip_prefix('-'), in_parentheses(&action)) {
                (Some(tiles), _) => self.exchange(tiles),
                (_, Some(tiles)) => self.end_rack(tiles),
                _ => self.play(&action),
            },
        }
    }

    /// Adds a missing closing parenthesis.
    fn closed<'word>(&mut self, action: &'word str) -> Cow<'word, str> {
        if action.starts_with('(') && !action.ends_with(')') {
            self.repairs.push(RepairKind::OpenParenthesis);
            return Cow::Owned(format!("{action})"));
        }
        Cow::Borrowed(action)
    }

    fn play(&mut self, place: &str) -> Result<TurnKind, GcgProblem> {
        let place = Coordinates::English.parse(place)?;
        let word = self.left.next_if(|word| points(word).is_err());
        let word = word.ok_or(GcgProblem::Incomplete(MissingPart::Word))?;
        let score = self.points()?.value;
        Ok(TurnKind::Play { place, word: word.to_owned(), score })
    }

    /// A pass or an exchange, after the dash.
    fn exchange(&mut self, tiles: &str) -> Result<TurnKind, GcgProblem> {
        let mut apart = || self.left.next_if(|word| points(word).is_err());
        let tiles = if tiles.is_empty() { apart().unwrap_or_default() } else { tiles };
        let kind = if tiles.is_empty() {
            TurnKind::Pass
        } else if tiles.chars().all(|character| character.is_ascii_digit()) {
            match tiles.parse().map_err(|_| GcgProblem::Tiles(tiles.to_owned()))? {
                0 => TurnKind::Pass,
                count => TurnKind::Exchange { tiles: Exchanged::Count(count) },
            }
        } else {
            TurnKind::Exchange { tiles: Exchanged::Tiles(self.tiles(tiles)?) }
        };
        if self.left.peek().is_some() {
            let points = self.points()?.value;
            if points != Score::ZERO {
                self.repairs.push(match kind {
                    TurnKind::Pass => RepairKind::PassScores(points),
                    _ => RepairKind::ExchangeScores(points),
                });
            }
        }
        Ok(kind)
    }

    fn time(&mut self) -> Result<TurnKind, GcgProblem> {
        let points = self.points()?.value;
        if points > Score::ZERO {
            self.repairs.push(RepairKind::TimeScores(points));
        }
        Ok(TurnKind::TimePenalty { points: points.min(-points) })
    }

    fn end_rack(&mut self, tiles: &str) -> Result<TurnKind, GcgProblem> {
        let tiles = self.tiles(tiles)?;
        let points = self.points()?;
        Ok(if points.is_negative {
            TurnKind::RackLost { tiles, lost: -points.value }
        } else {
            TurnKind::RackGained { tiles, points: points.value }
        })
    }

    /// The total as it was written, if it was.
    fn total(&mut self) -> Result<Option<Score>, GcgProblem> {
        if let Some(total) = self.left.next() {
            return Ok(Some(points(total)?.value));
        }
        self.repairs.push(RepairKind::NoTotal);
        Ok(None)
    }

    fn points(&mut self) -> Result<Points, GcgProblem> {
        let word = self.left.next();
        let word = word.ok_or(GcgProblem::Incomplete(MissingPart::Points))?;
        let read = points(word)?;
        if !word.starts_with(['+', '-']) {
            self.repairs.push(RepairKind::NoSign(word.to_owned()));
        }
        Ok(read)
    }

    /// Tiles in upper case: lower-case letters among upper-case ones can only be blanks.
    fn tiles(&mut self, text: &str) -> Result<String, GcgProblem> {
        if text.contains(has_meaning) {
            return Err(GcgProblem::Tiles(text.to_owned()));
        }
        let (capital, repair) = capitals(text);
        self.repairs.extend(repair);
        Ok(capital)
    }
}

fn in_parentheses(action: &str) -> Option<&str> {
    action.strip_prefix('(')?.strip_suffix(')')
}

/// Whether the character has a meaning in a turn, so that it cannot be among tiles.
fn has_meaning(character: char) -> bool {
    matches!(character, '-' | '+' | '(' | ')' | '0'..='9')
}

/// A rack in upper case, and the repair if one was needed.
pub(super) fn capitals(rack: &str) -> (String, Option<RepairKind>) {
    if !rack.contains(is_small) {
        return (rack.to_owned(), None);
    }
    let capital = if rack.contains(char::is_uppercase) {
        blanks_for_small_letters(rack)
    } else {
        rack.to_uppercase()
    };
    let repair = RepairKind::SmallLetters { written: rack.to_owned(), read: capital.clone() };
    (capital, Some(repair))
}

/// Whether the letter is lower case and has an upper-case form: `º` has none.
fn is_small(letter: char) -> bool {
    letter.is_lowercase() && !letter.to_uppercase().eq([letter])
}

fn blanks_for_small_letters(rack: &str) -> String {
    let mut capital = String::new();
    let mut rest = rack;
    while let Some(first) = rest.chars().next() {
        let group = rest.find(']').filter(|_| first == '[').map(|end| end + 1);
        let (piece, after) = rest.split_at(group.unwrap_or(first.len_utf8()));
        capital.push_str(if piece.contains(is_small) { "?" } else { piece });
        rest = after;
    }
    capital
}

fn points(text: &str) -> Result<Points, GcgProblem> {
    let wrong = || GcgProblem::Points(text.to_owned());
    let value: i32 = text.parse().map_err(|_| wrong())?;
    if value == i32::MIN {
        return Err(wrong());
    }
    Ok(Points { value: Score(value), is_negative: text.starts_with('-') })
}
