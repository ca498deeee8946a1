//! The score sheet, the bag, hints and news in words.

use crossword::{Advice, EndReason, HintView, MoveView, PhaseView, TurnView};
use locales::{Language, Spoken as _, modern as say, modern_crossword as here};
use serde_json::{Value, json};

use super::CrosswordScreen;
use super::squares::written;
use crate::modern::{Around, Bag, Suggestion, TurnLine};

impl CrosswordScreen {
    /// The lines of the score sheet.
    pub(super) fn turn_lines(&self, around: Around) -> Vec<TurnLine> {
        let Some(view) = &self.view else { return Vec::new() };
        view.history.iter().map(|turn| turn_line(turn, around)).collect()
    }

    /// Why the game is over.
    pub(super) fn told_ending(&self, around: Around) -> Option<String> {
        match &self.view.as_ref()?.phase {
            PhaseView::Nothing { settlement } => {
                Some(end_reason(settlement.reason, around.language))
            }
            _ => None,
        }
    }

    /// What is left, as this viewer may count it.
    pub(super) fn told_bag(&self, around: Around) -> Bag {
        let Some(view) = &self.view else { return Bag::default() };
        let unseen: usize = view.remaining.iter().map(|kind| kind.left).sum();
        let title = match view.rules.remaining {
            crossword::Remaining::Unseen => here::bag_unseen(view.bag, unseen),
            crossword::Remaining::InBag => here::bag(view.bag),
        };
        let tiles = view.remaining.iter().map(|kind| (kind.tile.clone(), kind.left)).collect();
        Bag { title: title.say(around.language), tiles }
    }

    /// Hints in words.
    pub(super) fn told_hints(answer: Value, around: Around) -> Vec<Suggestion> {
        let Ok(crossword::Answer::Hint(hint)) = serde_json::from_value(answer) else {
            return Vec::new();
        };
        let language = around.language;
        match hint {
            HintView::Nothing => Vec::new(),
            HintView::Word { word } => {
                let says = here::hint_word(word).say(language);
                vec![Suggestion { says, lays: Value::Null }]
            }
            HintView::Place(advice) => vec![suggestion(&advice, around)],
            HintView::List { plays } => {
                plays.iter().map(|advice| suggestion(advice, around)).collect()
            }
        }
    }
}

fn suggestion(advice: &Advice, around: Around) -> Suggestion {
    let mut squares: Vec<_> = advice.tiles.iter().map(|tile| tile.square).collect();
    squares.sort_unstable();
    let is_down = squares.len() > 1 && squares[0].row != squares[1].row;
    let direction = if is_down { board::Direction::Down } else { board::Direction::Across };
    let place = squares.first().map(|square| written(*square, direction, around.notation));
    let place = place.unwrap_or_default();
    let says = format!("{:<16} {place:<4} {:>4}", advice.word, advice.score.0);
    Suggestion { says, lays: json!(advice.tiles) }
}

fn turn_line(turn: &TurnView, around: Around) -> TurnLine {
    let (place, what) = told_move(&turn.what, around);
    TurnLine {
        seat: turn.seat.0,
        place,
        what,
        points: turn.points.0.to_string(),
        total: turn.total.0.to_string(),
    }
}

/// Where a move was made, and what it was.
fn told_move(what: &MoveView, around: Around) -> (String, String) {
    let language = around.language;
    let told = match what {
        MoveView::Played { at, direction, word, .. } => {
            let word = word.replace(['(', ')'], "");
            return (written(*at, *direction, around.notation), word);
        }
        MoveView::Exchanged { tiles: Some(tiles), .. } => here::turn_exchanged_tiles(tiles),
        MoveView::Exchanged { count, .. } => here::turn_exchanged(*count),
        MoveView::Passed => here::turn_passed(),
        MoveView::Lost { words } => here::turn_lost(words.join(", ")),
        MoveView::Withdrawn => here::turn_withdrawn(),
        MoveView::ChallengeBonus => here::turn_challenge_bonus(),
        MoveView::TimedOut => here::turn_timed_out(),
        MoveView::SatOut => here::turn_sat_out(),
        MoveView::TimePenalty => here::turn_time_penalty(),
        MoveView::Resigned => say::has_resigned(),
        MoveView::Racks { tiles } => here::turn_racks(tiles),
    };
    (String::new(), told.say(language))
}

fn end_reason(reason: EndReason, language: Language) -> String {
    let reason = match reason {
        EndReason::WentOut => here::end_went_out(),
        EndReason::Passes => here::end_passes(),
        EndReason::Scoreless => here::end_scoreless(),
        EndReason::NoPlay => here::end_no_play(),
        EndReason::Resignation => here::end_resignation(),
    };
    reason.say(language)
}
