//! The history, hints, reviews and the word being typed, in words.

use locales::{Spoken as _, modern as say, modern_zigzag as here};
use serde_json::{Value, json};
use zigzag::{EndReason, HintView, LineKindView, LineView, PhaseView};

use super::ZigzagScreen;
use super::draw::face;
use crate::modern::{Around, ReviewLine, Suggestion, Tentative, TurnLine};

impl ZigzagScreen {
    /// What the typed word would bring.
    pub(super) fn told_tentative(&self, around: Around) -> Tentative {
        let language = around.language;
        let mut told = Tentative::default();
        if self.review.is_some() {
            return told;
        }
        let action = self.action.map(|kind| format!(" {}", face(kind.name()))).unwrap_or_default();
        let own = self
            .view
            .as_ref()
            .and_then(|view| view.viewer.and_then(|seat| view.seats.get(seat.index())));
        if self.word.is_empty() {
            if self.action.is_some() && around.is_to_move {
                told.button = Some(here::lay_action(action.trim()).say(language));
            } else if let Some(text) = self.next_text(around) {
                told.lines.push(text);
            }
            return told;
        }
        told.lines.push(format!("{}{action}", self.word));
        told.refusal.clone_from(&self.refusal);
        if let Some(way) = self.shown_way() {
            let shed = way.laid.chain.len() + usize::from(self.action.is_some());
            told.button = around.is_to_move.then(|| here::play(shed).say(language));
            let left = own.map_or(0, |seat| seat.left.saturating_sub(shed));
            told.lines.push(here::ways(self.way + 1, self.ways.len()).say(language));
            told.lines.push(here::left_after(left).say(language));
        }
        told
    }

    /// The lines of the history.
    pub(super) fn turn_lines(&self, around: Around) -> Vec<TurnLine> {
        let Some(view) = &self.view else { return Vec::new() };
        view.history.iter().map(|line| turn_line(line, around)).collect()
    }

    /// Hints in words.
    pub(super) fn told_hints(&self, answer: Value, around: Around) -> Vec<Suggestion> {
        let Ok(zigzag::Answer::Hint(hint)) = serde_json::from_value(answer) else {
            return Vec::new();
        };
        let language = around.language;
        let (says, lays) = match hint {
            HintView::Nothing => (here::hint_nothing(), Value::Null),
            HintView::Letter { on, count } => {
                let tile = on.and_then(|id| self.drawn().get(id.index()));
                let letter = tile.map(|tile| tile.tile.clone()).unwrap_or_default();
                let says = if letter.is_empty() {
                    here::hint_first(count)
                } else {
                    here::hint_letter(count, letter)
                };
                (says, json!({ "on": on }))
            }
            HintView::Word { word } => (here::hint_word(&word), json!({ "word": word })),
            HintView::Play(play) => {
                (here::hint_play(&play.word), json!({"word": play.word, "on": play.laid.on}))
            }
            HintView::Action { tile } => {
                (here::hint_action(face(tile.name())), json!({"action": tile.name()}))
            }
        };
        vec![Suggestion { says: says.say(language), lays }]
    }

    /// The review of a turn in words.
    pub(super) fn told_review(&self, around: Around) -> Vec<ReviewLine> {
        let Some(review) = &self.review else { return Vec::new() };
        let Some(view) = &self.view else { return Vec::new() };
        let language = around.language;
        let name = view.seats.get(review.seat.index()).map(|seat| seat.player.name.clone());
        let turn = say::review_turn(name.unwrap_or_default(), review.line + 1, view.history.len());
        let held: Vec<String> = review.held.iter().map(|tile| face(tile)).collect();
        let done = view.history.get(review.line).map(|line| turn_line(line, around).what);
        let mut lines = vec![
            ReviewLine::Sentence(turn.say(language)),
            ReviewLine::Verdict(done.unwrap_or_default()),
            ReviewLine::Sentence(say::rack_told(held.join(" ")).say(language)),
            ReviewLine::Sentence(
                here::review_count(review.most, review.shed, review.words).say(language),
            ),
        ];
        let best = review.best.iter().take(8);
        lines.extend(
            best.map(|play| ReviewLine::Play(play.word.clone(), play.laid.chain.len().to_string())),
        );
        lines
    }

    /// Why the game is over.
    pub(super) fn told_ending(&self, around: Around) -> Option<String> {
        let PhaseView::Nothing { settlement } = &self.view.as_ref()?.phase else { return None };
        let reason = match settlement.reason {
            EndReason::Finished => here::end_finished(),
            EndReason::Resignation => here::end_resignation(),
            EndReason::Standstill => here::end_standstill(),
        };
        Some(reason.say(around.language))
    }
}

fn turn_line(line: &LineView, around: Around) -> TurnLine {
    let told = |message: locales::Message| message.say(around.language);
    let what = match &line.what {
        LineKindView::Word { word, action } => {
            let action = action.as_ref().map(|action| face(action.kind.name()));
            [Some(word.word.clone()), action].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        LineKindView::Action { action } => face(action.kind.name()),
        LineKindView::Exchanged { count, .. } => told(here::turn_exchanged(*count)),
        LineKindView::Passed => told(here::turn_passed()),
        LineKindView::Missed { .. } => told(here::turn_missed()),
        LineKindView::Received { count, .. } => told(here::turn_received(*count)),
        LineKindView::Resigned => told(say::has_resigned()),
        LineKindView::Won => told(here::turn_won()),
    };
    TurnLine {
        seat: line.seat.0,
        place: String::new(),
        what,
        points: line.points.0.to_string(),
        total: line.total.0.to_string(),
    }
}
