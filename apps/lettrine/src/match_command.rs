//! `lettrine match`: computer against computer on identical draws, seats swapped in each pair.

mod any_game;

use std::collections::BTreeMap;
use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use locales::{Language, Message, Spoken as _, Value, commands as say};
use players::matches::{self, Plan, Report, Standing};
use serde::Serialize;
use tiles::Seed;

use crate::choice::LexiconChoice;
use crate::chosen_players;
use crate::outcome::{Failure, Outcome};
use crate::output;
use crate::progress::ProgressLine;

/// Who plays, and how long.
#[derive(clap::Args)]
pub(crate) struct Match {
    #[arg(value_name = "A")]
    first: String,
    #[arg(value_name = "B")]
    second: String,
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    #[command(flatten)]
    choice: LexiconChoice,
    #[arg(long, default_value = "1")]
    seed: Seed,
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    games: u64,
    seconds: f64,
    games_per_second: f64,
    players: [Side; 2],
    mean_spread: f64,
    spread_ci95: Option<[f64; 2]>,
}

#[derive(Serialize)]
struct Side {
    name: String,
    mean_score: f64,
    sd: f64,
    wins: u64,
    ties: u64,
    seven_tile_plays_per_game: f64,
    turns_per_game: f64,
    /// What else its game counts.
    #[serde(flatten)]
    feats_per_game: BTreeMap<String, f64>,
}

/// What came of a match, for each player what else was counted, and how long it took.
struct Played {
    report: Report,
    feats: [BTreeMap<String, f64>; 2],
    time: Duration,
}

impl Match {
    pub(crate) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let plan = Plan { pairs: self.pairs, seed: self.seed, threads: threads(self.threads) };
        let progress = ProgressLine::new(say::progress_pairs, self.pairs, language);
        let game = self.game()?;
        let played = if game.has_self_play {
            self.play_in_engine(&plan, &progress, language)?
        } else {
            self.play_at_tables(game, &plan, &progress, language)?
        };
        progress.clear();
        self.show(&self.answer(played), language)
    }

    /// The game that was asked for, or the first of the catalogue.
    fn game(&self) -> Result<&'static catalogue::Entry, Failure> {
        let asked = match &self.game {
            Some(name) => catalogue::find(name),
            None => catalogue::GAMES.first(),
        };
        asked.ok_or_else(|| {
            let names: Vec<&str> = catalogue::GAMES.iter().map(|entry| entry.id).collect();
            let name = self.game.as_deref().unwrap_or_default();
            say::no_game(names.join(", "), name).into()
        })
    }

    /// Players of the engine meet in self-play, which is much faster than a table.
    fn play_in_engine(
        &self,
        plan: &Plan,
        progress: &ProgressLine,
        language: Language,
    ) -> Result<Played, Failure> {
        let [first, second] =
            [&self.first, &self.second].map(|text| chosen_players::description(text));
        let descriptions = [first?, second?];
        let knowledge = chosen_players::knowledge(self.choice.open(language)?)?;
        let entrants =
            descriptions.map(|description| chosen_players::entrant(&knowledge, description));
        let setting = knowledge.setting();
        // What players need is made before the time is taken.
        for entrant in &entrants {
            drop(entrant());
        }
        let start = Instant::now();
        let [one, other] = &entrants;
        let report = matches::play(&setting, [one, other], plan, &|done| progress.show(done));
        let feats = [BTreeMap::new(), BTreeMap::new()];
        Ok(Played { report, feats, time: start.elapsed() })
    }

    #[expect(clippy::cast_precision_loss, reason = "games are counted, not weighed")]
    fn answer(&self, played: Played) -> Answer {
        let Played { report, feats: [first_feats, second_feats], time } = played;
        let seconds = time.as_secs_f64();
        let [first, second] = &report.players;
        Answer {
            games: report.games,
            seconds,
            games_per_second: report.games as f64 / seconds,
            players: [
                side(&self.first, first, first_feats),
                side(&self.second, second, second_feats),
            ],
            mean_spread: report.mean_spread,
            spread_ci95: report.interval,
        }
    }

    fn show(&self, answer: &Answer, language: Language) -> Result<Outcome, Failure> {
        if self.json {
            return output::print_json(answer, Outcome::Done);
        }
        let Answer { games, seconds, games_per_second, players, .. } = answer;
        let played = say::games_played(*games, Value::Tenths(*seconds), games_per_second.round());
        let mut results = output::results();
        writeln!(results, "{}\n", played.say(language))?;
        writeln!(results, "{}", heads(language))?;
        for side in players {
            writeln!(results, "{}", row(side, language))?;
        }
        for side in players.iter().filter(|side| !side.feats_per_game.is_empty()) {
            let feat = |(name, mean): (&String, &f64)| {
                let name = name.trim_end_matches("_per_game").replace('_', " ");
                format!("{name} {}", output::decimal(&format!("{mean:.2}"), language))
            };
            let feats: Vec<String> = side.feats_per_game.iter().map(feat).collect();
            let feats = say::in_a_game(feats.join(", "));
            writeln!(results, "{:<28} {}", side.name, feats.say(language))?;
        }
        writeln!(results, "\n{}", self.lead(answer, language).say(language))?;
        output::finish(results, Outcome::Done)
    }

    /// By how much the first player is ahead, and how sure that is.
    fn lead(&self, answer: &Answer, language: Language) -> Message {
        let points = |number: f64| output::decimal(&format!("{number:.2}"), language);
        let (name, ahead) = (&self.first, points(answer.mean_spread));
        match answer.spread_ci95 {
            Some([low, high]) => say::ahead_between(points(high), points(low), name, ahead),
            None => say::ahead(name, ahead),
        }
    }
}

/// The heads of the columns, as wide as those of the rows.
fn heads(language: Language) -> String {
    let [player, points, deviation, wins, ties, full_racks, turns] = [
        say::column_player(),
        say::column_points(),
        say::column_deviation(),
        say::column_wins(),
        say::column_ties(),
        say::column_full_racks(),
        say::column_turns(),
    ]
    .map(|head| head.say(language));
    format!(
        "{player:<28} {points:>7} {deviation:>6} {wins:>7} {ties:>5}  {full_racks:>10} {turns:>6}"
    )
}

fn row(side: &Side, language: Language) -> String {
    let numbers = format!(
        "{:>7.2} {:>6.1} {:>7} {:>5}  {:>10.3} {:>6.2}",
        side.mean_score,
        side.sd,
        side.wins,
        side.ties,
        side.seven_tile_plays_per_game,
        side.turns_per_game
    );
    format!("{:<28} {}", side.name, output::decimal(&numbers, language))
}

fn side(name: &str, standing: &Standing, feats_per_game: BTreeMap<String, f64>) -> Side {
    Side {
        name: name.to_owned(),
        mean_score: standing.mean_score,
        sd: standing.deviation,
        wins: standing.wins,
        ties: standing.ties,
        seven_tile_plays_per_game: standing.bingos_per_game,
        turns_per_game: standing.turns_per_game,
        feats_per_game,
    }
}

/// As many threads as asked for, or as the machine has.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    let has = || thread::available_parallelism().map_or(1, usize::from);
    asked.unwrap_or_else(has).max(1)
}
