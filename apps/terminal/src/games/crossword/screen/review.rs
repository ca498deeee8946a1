//! The review of a turn, and the questions of a game at a real board.

use board::Square;
use crossword::{PhaseView, RankedView, ReviewView};
use locales::{Spoken as _, modern as say, modern_crossword as here};
use serde_json::json;

use super::CrosswordScreen;
use super::squares::written;
use crate::modern::{Answer, Around, Question, ReviewLine, Role};

impl CrosswordScreen {
    /// The tile of a review on a square: the play that was made, or the best one.
    pub(super) fn reviewed_tile(&self, square: Square) -> Option<(String, Role)> {
        let review = self.review.as_ref()?;
        let on = |ranked: &RankedView| {
            let tile = ranked.tiles.iter().find(|tile| tile.square == square)?;
            let letter = &tile.letter;
            Some(if tile.blank { letter.to_lowercase() } else { letter.clone() })
        };
        let played = review.played.as_ref().and_then(on).map(|letter| (letter, Role::Fresh));
        played.or_else(|| review.best.first().and_then(on).map(|letter| (letter, Role::Used)))
    }

    /// The review in words.
    pub(super) fn told_review(&self, around: Around) -> Vec<ReviewLine> {
        let Some(review) = &self.review else { return Vec::new() };
        let Some(view) = &self.view else { return Vec::new() };
        let language = around.language;
        let name = view.seats.get(review.seat.index()).map(|seat| seat.player.name.clone());
        let turn = say::review_turn(name.unwrap_or_default(), review.turn + 1, view.history.len());
        let mut lines = vec![ReviewLine::Sentence(turn.say(language))];
        if let Some(rack) = &review.rack {
            lines.push(ReviewLine::Sentence(say::rack_told(rack).say(language)));
        }
        if let Some(played) = &review.played {
            lines.push(line_of(played, "▸", around));
        }
        match &review.verdict {
            Some(verdict) => lines.push(ReviewLine::Verdict(verdict_text(verdict, review, around))),
            None => lines.push(ReviewLine::Sentence(here::review_nothing().say(language))),
        }
        lines.extend(review.reasons.iter().cloned().map(ReviewLine::Sentence));
        if !review.best.is_empty() {
            lines.push(ReviewLine::Verdict(here::review_best().say(language)));
            lines.extend(review.best.iter().take(6).map(|ranked| line_of(ranked, " ", around)));
        }
        lines
    }

    /// What is to be told about the table with the real board.
    pub(super) fn real_question(&self, around: Around) -> Option<Question> {
        let view = self.view.as_ref()?;
        let language = around.language;
        let name = |seat: tabletop::Seat| {
            view.seats.get(seat.index()).map(|found| found.player.name.clone()).unwrap_or_default()
        };
        let (asks, tell, answer) = match &view.phase {
            PhaseView::StarterTold => {
                let names: Vec<_> = view.seats.iter().map(|seat| &*seat.player.name).collect();
                let asks = here::real_starter(names.join(", "));
                (
                    asks,
                    here::real_tell_starter(),
                    Answer::List(json!({"do": "tell_starter"}), "letters"),
                )
            }
            PhaseView::RackTold { seat, count } => {
                let action = json!({"do": "tell_rack", "seat": seat});
                (
                    here::real_rack(*count, name(*seat)),
                    here::real_tell_rack(),
                    Answer::Letters(action, "tiles"),
                )
            }
            PhaseView::LeftTold { seat, count } => {
                let action = json!({"do": "tell_left", "seat": seat});
                (
                    here::real_left(*count, name(*seat)),
                    here::real_tell_left(),
                    Answer::Letters(action, "tiles"),
                )
            }
            _ => return None,
        };
        let answers = vec![(tell.say(language), answer)];
        Some(Question { asks: asks.say(language), answers })
    }
}

fn verdict_text(verdict: &str, review: &ReviewView, around: Around) -> String {
    let (sign, text) = match verdict {
        "best" => ("★", here::verdict_best()),
        "good" => ("✓", here::verdict_good()),
        "slip" => ("?!", here::verdict_slip()),
        "mistake" => ("?", here::verdict_mistake()),
        _ => ("??", here::verdict_blunder()),
    };
    let text = format!("{sign} {}", text.say(around.language));
    match (review.lost_points > 0.05, review.lost_chance) {
        (false, _) => text,
        (true, Some(chance)) if chance > 0.005 => {
            let percent = format!("{:.0}", chance * 100.0);
            let lost = locales::Value::Tenths(review.lost_points);
            format!("{text} {}", here::lost_both(percent, lost).say(around.language))
        }
        (true, _) => {
            let lost = locales::Value::Tenths(review.lost_points);
            format!("{text} {}", here::lost(lost).say(around.language))
        }
    }
}

fn line_of(ranked: &RankedView, mark: &str, around: Around) -> ReviewLine {
    let place = ranked.place.map(|(square, direction)| written(square, direction, around.notation));
    let what = match (&ranked.word, &ranked.exchanged) {
        (Some(word), _) => word.clone(),
        (None, Some(tiles)) => here::turn_exchanged_tiles(tiles).say(around.language),
        (None, None) => here::turn_passed().say(around.language),
    };
    let text = format!("{mark} {:<4} {what}", place.unwrap_or_default());
    ReviewLine::Play(text, format!("{} · {:.1}", ranked.score.0, ranked.equity))
}
