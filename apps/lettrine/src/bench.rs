//! `lettrine bench`: how fast this machine is, each figure with an answer that is checked.

mod positions;
mod thinking;

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lexicon::Lexicon;
use locales::Language;
use players::matches::{self, Plan, Report};
use players::{Description, Knowledge, StaticOptions, WordSource};
use serde::Serialize;
use tiles::Seed;

use self::positions::Positions;
use self::thinking::{endgame_figures, on_threads, simulation_figures};
use crate::choice::LexiconChoice;
use crate::chosen_players;
use crate::match_command::threads;
use crate::outcome::{Failure, Outcome};
use crate::output;

/// How long the plays of the positions are looked for, at least.
const LONG_ENOUGH: Duration = Duration::from_millis(800);

/// How many pairs of games are played for a figure.
const PAIRS: u64 = 150;

/// What to measure with.
#[derive(clap::Args)]
pub(crate) struct Bench {
    #[command(flatten)]
    choice: LexiconChoice,
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    lexicon: String,
    words: usize,
    figures: Vec<Figure>,
}

/// Something that was measured.
#[derive(Serialize)]
struct Figure {
    what: String,
    amount: f64,
    unit: &'static str,
    /// What was found while it was measured.
    found: String,
    /// Whether that is what it must be.
    right: bool,
}

/// The ways to find words, the fastest first.
const WAYS: [(WordSource, &str); 3] = [
    (WordSource::Map, "word map"),
    (WordSource::Filter, "word filter"),
    (WordSource::Graph, "word graph"),
];

impl Bench {
    pub(crate) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let knowledge = chosen_players::knowledge(self.choice.open(language)?)?;
        let mut figures = build_figures(&knowledge)?;
        figures.extend(generation_figures(&knowledge));
        let threads = threads(self.threads);
        figures.extend(self_play_figures(&knowledge, threads));
        figures.extend(simulation_figures(&knowledge, threads));
        figures.extend(endgame_figures(&knowledge, threads));
        let outcome = Outcome::done_if(figures.iter().all(|figure| figure.right));
        let (lexicon, words) =
            (knowledge.lexicon().name().to_owned(), knowledge.lexicon().word_count());
        let answer = Answer { lexicon, words, figures };
        if self.json {
            return output::print_json(&answer, outcome);
        }
        let mut results = output::results();
        writeln!(results, "{}, {} words\n", answer.lexicon, answer.words)?;
        for Figure { what, amount, unit, found, right } in &answer.figures {
            let verdict = if *right { "" } else { "  WRONG" };
            writeln!(results, "{what:<34} {amount:>12.3} {unit:<18} {found}{verdict}")?;
        }
        output::finish(results, outcome)
    }
}

/// How long the word graph and what helps to find words take to build.
fn build_figures(knowledge: &Knowledge) -> Result<Vec<Figure>, Failure> {
    let lexicon = knowledge.lexicon();
    let words: Vec<_> = lexicon.words().collect();
    let start = Instant::now();
    let built = Lexicon::from_words(lexicon.name(), lexicon.alphabet().clone(), &words);
    let seconds = start.elapsed().as_secs_f64();
    let count = built?.word_count();
    let mut figures = vec![Figure {
        what: "lexicon build".to_owned(),
        amount: seconds,
        unit: "seconds",
        found: format!("{count} words"),
        right: count == words.len(),
    }];
    for (words, name) in WAYS.into_iter().filter(|(words, _)| *words != WordSource::Graph) {
        let start = Instant::now();
        let aid = knowledge.aid(words);
        figures.push(Figure {
            what: format!("{name} build"),
            amount: start.elapsed().as_secs_f64(),
            unit: "seconds",
            found: format!("{} bytes", aid.size()),
            right: true,
        });
    }
    Ok(figures)
}

/// The best play and all plays of positions from fixed games, in every way.
fn generation_figures(knowledge: &Knowledge) -> Vec<Figure> {
    let setting = knowledge.setting();
    let positions = Positions::of(knowledge, &setting);
    let mut figures = Vec::new();
    for (words, name) in WAYS {
        let mut player =
            knowledge.static_player_with(StaticOptions { words, ..StaticOptions::default() });
        let (rounds, equity) = measured(|| positions.best(&mut player));
        figures.push(Figure {
            what: format!("best play, {name}"),
            amount: rounds * positions.count(),
            unit: "positions/second",
            found: format!("equity {:.1} in all", f64::from(equity) / 1000.0),
            right: true,
        });
        let (rounds, plays) = measured(|| positions.all(&mut player));
        figures.push(Figure {
            what: format!("all plays, {name}"),
            amount: rounds * f64::from(plays),
            unit: "plays/second",
            found: format!("{plays} plays"),
            right: true,
        });
    }
    for place in 2..figures.len() {
        figures[place].right = figures[place].found == figures[place % 2].found;
    }
    figures
}

/// Does something over and over for a while: how often a second, and what it found.
fn measured<Found: PartialEq>(mut work: impl FnMut() -> Found) -> (f64, Found) {
    let start = Instant::now();
    let mut rounds = 0.0;
    loop {
        let found = work();
        rounds += 1.0;
        if start.elapsed() >= LONG_ENOUGH {
            return (rounds / start.elapsed().as_secs_f64(), found);
        }
    }
}

/// Whole games: on one thread in every way but the slowest, and on all threads.
#[expect(clippy::cast_precision_loss, reason = "games are counted, not weighed")]
fn self_play_figures(knowledge: &Arc<Knowledge>, threads: usize) -> Vec<Figure> {
    let setting = knowledge.setting();
    let mut first: Option<Report> = None;
    let ways = [(WordSource::Map, 1), (WordSource::Filter, 1), (WordSource::Map, threads)];
    let figure = |(words, threads): (WordSource, usize)| {
        let entrant = chosen_players::entrant(
            knowledge,
            Description::Static(StaticOptions { words, ..StaticOptions::default() }),
        );
        let plan = Plan { pairs: PAIRS, seed: Seed::from_number(1), threads };
        let start = Instant::now();
        let report = matches::play(&setting, [&entrant, &entrant], &plan, &|_| {});
        let seconds = start.elapsed().as_secs_f64();
        let name = WAYS.iter().find(|(way, _)| *way == words).map_or("", |(_, name)| name);
        Figure {
            what: format!("self-play, {name}, {}", on_threads(threads)),
            amount: report.games as f64 / seconds,
            unit: "games/second",
            found: format!("{:.2} points a side", report.players[0].mean_score),
            right: *first.get_or_insert(report) == report,
        }
    };
    ways.map(figure).into()
}
