//! High scores and statistics.

use locales::{Language, Spoken as _, modern as say};
use protocol::{CatalogueEntry, HighScores, ScoreCategory, Statistics};

use super::menu::{Chosen, Row};
use super::names::{game_name, mode_name};
use super::request::Request;

/// High scores and statistics while they are looked at.
pub(crate) struct Charts {
    /// The chosen row.
    pub cursor: usize,
    /// The chart that is shown.
    pub scores: Option<HighScores>,
    /// One's statistics.
    pub statistics: Option<Statistics>,
    games: Vec<CatalogueEntry>,
    game: usize,
    preset: usize,
    mode: usize,
}

/// The kinds of games that have charts of their own.
const MODES: [&str; 4] = ["normal", "solitaire", "tournament", "real_board"];

impl Charts {
    /// The charts of the first game.
    pub(crate) fn new(games: &[CatalogueEntry]) -> Self {
        let games = games.to_vec();
        Self { cursor: 0, scores: None, statistics: None, games, game: 0, preset: 0, mode: 0 }
    }

    /// The rows: which chart, its lines, and one's statistics.
    pub(crate) fn rows(&self, language: Language) -> Vec<Row> {
        let Some(game) = self.games.get(self.game) else { return Vec::new() };
        let preset = game.presets.get(self.preset);
        let title = preset.map(|preset| preset.title.clone()).unwrap_or_default();
        let about = || say::charts_about().say(language);
        let mut rows = vec![
            Row::choice(say::setup_game().say(language), game_name(&game.id, language), about()),
            Row::choice(say::setup_preset().say(language), title, about()),
            Row::choice(
                say::setup_mode().say(language),
                mode_name(MODES[self.mode], language),
                about(),
            ),
        ];
        rows.push(Row::heading(String::new()));
        rows.extend(self.score_rows(language));
        rows.push(Row::heading(String::new()));
        rows.extend(self.statistics_rows(language));
        rows
    }

    fn score_rows(&self, language: Language) -> Vec<Row> {
        let lines = self.scores.as_ref().map(|scores| scores.scores.as_slice()).unwrap_or_default();
        if lines.is_empty() {
            return vec![Row::heading(say::charts_empty().say(language))];
        }
        let line = |(place, score): (usize, &protocol::HighScore)| {
            let best = score.best_play.as_ref();
            let best =
                best.map(|play| format!("{} {}", play.word, play.points)).unwrap_or_default();
            Row::heading(format!("{:>2}. {:>5}  {:<20} {best}", place + 1, score.score, score.name))
        };
        lines.iter().enumerate().map(line).collect()
    }

    fn statistics_rows(&self, language: Language) -> Vec<Row> {
        let Some(found) = &self.statistics else { return Vec::new() };
        let mut lines = vec![say::statistics_games(found.games, found.wins).say(language)];
        if found.games > 0 {
            lines
                .push(say::statistics_average(locales::Value::Tenths(found.average)).say(language));
        }
        if let Some(best) = found.best_game {
            lines.push(say::statistics_best_game(best).say(language));
        }
        if let Some(play) = &found.best_play {
            lines.push(say::statistics_best_play(play.points, &play.word).say(language));
        }
        lines.into_iter().map(Row::heading).collect()
    }

    /// Takes what was chosen, and asks for another chart.
    pub(crate) fn take(&mut self, chosen: Chosen) -> Option<Request> {
        let (row, is_next) = match chosen {
            Chosen::Change(row, is_next) => (row, is_next),
            Chosen::Do(row) => (row, true),
            Chosen::Moved | Chosen::Back | Chosen::Nothing => return None,
        };
        let presets = self.games.get(self.game).map_or(0, |game| game.presets.len());
        match row {
            0 => {
                self.game = turned(self.game, self.games.len(), is_next);
                self.preset = 0;
            }
            1 => self.preset = turned(self.preset, presets, is_next),
            2 => self.mode = turned(self.mode, MODES.len(), is_next),
            _ => return None,
        }
        self.scores = None;
        self.category().map(|category| Request::Scores(Box::new(category)))
    }

    /// The category of the chosen chart.
    fn category(&self) -> Option<ScoreCategory> {
        let game = self.games.get(self.game)?;
        let preset = game.presets.get(self.preset)?;
        Some(ScoreCategory {
            game: game.id.clone(),
            mode: MODES[self.mode].to_owned(),
            language: preset.language.clone(),
            preset: preset.name.clone(),
        })
    }
}

/// The next or previous of some choices, around the ends.
pub(crate) fn turned(place: usize, count: usize, is_next: bool) -> usize {
    match (count, is_next) {
        (0, _) => 0,
        (_, true) => (place + 1) % count,
        (_, false) => (place + count - 1) % count,
    }
}
