//! `lettrine match`: computer against computer on identical draws, seats swapped in each pair.

mod any_game;

use std::collections::BTreeMap;
use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use players::matches::{self, Plan, Report, Standing};
use serde::Serialize;
use tiles::Seed;

use crate::choice::LexiconChoice;
use crate::chosen_players;
use crate::outcome::{Failure, Outcome};
use crate::output;
use crate::progress::ProgressLine;

pub(crate) const EXAMPLES: &str = "\
Both games of a pair have the same draws, with the seats swapped. The same seed gives the same
games, whatever the number of threads; players who think by the clock may choose otherwise.

Players:
  level1 … level8              err as people do, each level less
  level1of4 … level4of4        the same in four levels
  level4:family=no             may play slurs and obscenities, as every player with this option
  expert                       static play and solved endgames; expert:seconds=5 for longer ones
  champion                     simulation, inference, pre-endgame and endgame, a second a move;
                               champion:seconds=5,threads=2
  static                       points and leave values, no search
  static:leaves=none           tiles kept are all worth the same
  static:map=none              finds words without the word map: slower, smaller
  static:map=none,filter=none  finds words on the word graph alone

With --game, the computer players of that game meet, by the rules of its preset in the language of
the lexicon.

Example:
  lettrine match static static:leaves=none --pairs 1000";

/// Who plays, and how long.
#[derive(clap::Args)]
pub(crate) struct Match {
    /// The first player
    #[arg(value_name = "A")]
    first: String,
    /// The second player
    #[arg(value_name = "B")]
    second: String,
    /// Which game they play [default: the first of the catalogue]
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// How many pairs of games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    #[command(flatten)]
    choice: LexiconChoice,
    /// A number for the draws: the same seed, the same games
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many threads play at a time [default: as many as the machine has]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Print one JSON document
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
    pub(crate) fn run(&self) -> Result<Outcome, Failure> {
        let plan = Plan { pairs: self.pairs, seed: self.seed, threads: threads(self.threads) };
        let progress = ProgressLine::new("pairs", self.pairs);
        let game = self.game()?;
        let played = if game.has_self_play {
            self.play_in_engine(&plan, &progress)?
        } else {
            self.play_at_tables(game, &plan, &progress)?
        };
        progress.clear();
        self.show(&self.answer(played))
    }

    /// The game that was asked for, or the first of the catalogue.
    fn game(&self) -> Result<&'static catalogue::Entry, Failure> {
        let asked = match &self.game {
            Some(name) => catalogue::find(name),
            None => catalogue::GAMES.first(),
        };
        asked.ok_or_else(|| {
            let names: Vec<&str> = catalogue::GAMES.iter().map(|entry| entry.id).collect();
            let (name, names) = (self.game.as_deref().unwrap_or_default(), names.join(", "));
            Failure::Sentence(format!("there is no game `{name}`; there are {names}"))
        })
    }

    /// Players of the engine meet in self-play, which is much faster than a table.
    fn play_in_engine(&self, plan: &Plan, progress: &ProgressLine) -> Result<Played, Failure> {
        let [first, second] =
            [&self.first, &self.second].map(|text| chosen_players::description(text));
        let descriptions = [first?, second?];
        let knowledge = chosen_players::knowledge(self.choice.open()?)?;
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

    fn show(&self, answer: &Answer) -> Result<Outcome, Failure> {
        if self.json {
            return output::print_json(answer, Outcome::Done);
        }
        let Answer { games, seconds, games_per_second, players, mean_spread, spread_ci95 } = answer;
        let mut results = output::results();
        writeln!(results, "{games} games in {seconds:.1} s, {games_per_second:.0} games a second")?;
        writeln!(
            results,
            "\n{:<28} {:>7} {:>6} {:>7} {:>5}  {:>10} {:>6}",
            "player", "points", "sd", "wins", "ties", "full racks", "turns"
        )?;
        for side in players {
            writeln!(
                results,
                "{:<28} {:>7.2} {:>6.1} {:>7} {:>5}  {:>10.3} {:>6.2}",
                side.name,
                side.mean_score,
                side.sd,
                side.wins,
                side.ties,
                side.seven_tile_plays_per_game,
                side.turns_per_game
            )?;
        }
        for side in players.iter().filter(|side| !side.feats_per_game.is_empty()) {
            let feat = |(name, mean): (&String, &f64)| {
                format!("{} {mean:.2}", name.trim_end_matches("_per_game").replace('_', " "))
            };
            let feats: Vec<String> = side.feats_per_game.iter().map(feat).collect();
            writeln!(results, "{:<28} in a game: {}", side.name, feats.join(", "))?;
        }
        write!(results, "\n{} is ahead by {mean_spread:.2} points a game", self.first)?;
        match spread_ci95 {
            Some([low, high]) => writeln!(results, ", 95 % sure between {low:.2} and {high:.2}")?,
            None => writeln!(results)?,
        }
        output::finish(results, Outcome::Done)
    }
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
