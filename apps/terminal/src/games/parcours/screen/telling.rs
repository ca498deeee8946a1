//! The score sheet, hints and the preview in words.

use locales::{Spoken as _, modern as say, modern_parcours as here};
use parcours::{EndReason, HintView, LineKindView, LineView, PhaseView, PlannedWord};
use serde_json::{Value, json};

use super::ParcoursScreen;
use crate::modern::{Around, Suggestion, Tentative, TurnLine};

impl ParcoursScreen {
    /// What the laid letters would bring.
    pub(super) fn told_tentative(&self, around: Around) -> Tentative {
        let language = around.language;
        let mut told = Tentative::default();
        let hand = self.view.as_ref().map(|view| &view.hand);
        if let Some((place, word)) = self.laid_word() {
            told.lines.push(format!("{word} {}", self.place_name(place)));
            match &self.preview {
                Some(Ok(preview)) => {
                    let points = preview.words.first().map_or(0, |points| points.0);
                    told.button = Some(here::lay(points).say(language));
                    told.total = Some(preview.total.0);
                    told.lines.push(here::hand_points(preview.points.0).say(language));
                    if preview.bonus.0 > 0 {
                        told.lines.push(here::bonus(preview.bonus.0).say(language));
                    }
                    let unknown = preview.unknown.as_deref().unwrap_or_default();
                    if !unknown.is_empty() {
                        told.refusal = Some(here::unknown(unknown.join(", ")).say(language));
                    }
                }
                Some(Err(sentence)) => told.refusal = Some(sentence.clone()),
                None => {}
            }
        } else if let Some(hand) = hand.filter(|hand| !hand.words.is_empty() && around.is_to_move) {
            told.button = Some(here::end_hand().say(language));
            told.lines.push(here::hand_points(hand.points.0).say(language));
            told.total = Some(hand.total.0);
        }
        told
    }

    /// The lines of the score sheet.
    pub(super) fn turn_lines(&self, around: Around) -> Vec<TurnLine> {
        let Some(view) = &self.view else { return Vec::new() };
        view.history.iter().map(|line| self.turn_line(line, around)).collect()
    }

    fn turn_line(&self, line: &LineView, around: Around) -> TurnLine {
        let (place, what) = match &line.what {
            LineKindView::Hand { words, .. } if words.is_empty() => {
                (String::new(), here::turn_passed().say(around.language))
            }
            LineKindView::Hand { words, .. } => {
                let place = words.first().map(|word| self.place_name(word.place));
                let words: Vec<&str> = words.iter().map(|word| &*word.word).collect();
                (place.unwrap_or_default(), words.join(" "))
            }
            LineKindView::AllSatellites => {
                (String::new(), here::turn_all_satellites().say(around.language))
            }
            LineKindView::Overtime => (String::new(), here::turn_overtime().say(around.language)),
            LineKindView::Resigned => (String::new(), say::has_resigned().say(around.language)),
        };
        TurnLine {
            seat: line.seat.0,
            place,
            what,
            points: line.points.0.to_string(),
            total: line.total.0.to_string(),
        }
    }

    /// Hints in words; a whole hand is taken word by word.
    pub(super) fn told_hints(&self, answer: Value, around: Around) -> Vec<Suggestion> {
        let Ok(parcours::Answer::Hint(hint)) = serde_json::from_value(answer) else {
            return Vec::new();
        };
        match hint {
            HintView::Nothing => Vec::new(),
            HintView::Word { word } => {
                let says = here::hint_word(word).say(around.language);
                vec![Suggestion { says, lays: Value::Null }]
            }
            HintView::Place(planned) => vec![self.suggestion(&[planned], None)],
            HintView::List { hands } => hands
                .iter()
                .map(|advice| self.suggestion(&advice.words, Some(advice.points.0)))
                .collect(),
        }
    }

    fn suggestion(&self, words: &[PlannedWord], points: Option<i32>) -> Suggestion {
        let told: Vec<String> = words
            .iter()
            .map(|planned| format!("{} {}", self.place_name(planned.place), planned.word))
            .collect();
        let points = points.map(|points| format!("  {points}")).unwrap_or_default();
        let says = format!("{}{points}", told.join(" · "));
        Suggestion { says, lays: json!(words.first()) }
    }

    /// Why the game is over.
    pub(super) fn told_ending(&self, around: Around) -> Option<String> {
        let PhaseView::Nothing { settlement } = &self.view.as_ref()?.phase else { return None };
        let reason = match settlement.reason {
            EndReason::Arrival => here::end_arrival(),
            EndReason::Resignation => here::end_resignation(),
            EndReason::Standstill => here::end_standstill(),
        };
        Some(reason.say(around.language))
    }
}
