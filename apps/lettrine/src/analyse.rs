//! `lettrine analyse`: every turn of a game beside the best that could have been done.

mod game;
mod report;
mod text;
mod wording;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use locales::Language;
use notation::GcgGame;
use players::{Effort, TurnJudge};
use tiles::Seed;

use self::game::Game;
use self::report::Report;
use crate::choice::{self, OptionalLexicon};
use crate::chosen_players;
use crate::match_command;
use crate::outcome::{Failure, Outcome};
use crate::output;
use crate::progress::ProgressLine;
use crate::time_limit;

pub(crate) const EXAMPLES: &str = "\
Verdicts: best, good, slip, mistake, blunder, by the win chance that was lost, or by points where no
win chance is known. Turns whose rack is not known are not judged.

JSON: {\"turns\": […], \"players\": […]}. A turn has number, player, rack, played and best (plays as
`lettrine moves --json` shows them), taken_back, lost_points, lost_win_chance (from 0 to 1),
lost_win_chance_error (its standard error at the most), verdict, judged_by (values, simulation,
pre_endgame or endgame) and why (sentences); what is not known is null.
A player has name, turns, judged, one number for each verdict, mean_lost_points,
mean_lost_win_chance and bonus_missed.

Example:
  lettrine analyse game.gcg --seconds 2 --lang en";

/// How many plays are compared with the one that was made.
const CANDIDATES: usize = 12;

/// Which game to look at, and how closely.
#[derive(clap::Args)]
pub(crate) struct Analyse {
    /// The game, in GCG
    #[arg(value_name = "GAME.gcg")]
    game: PathBuf,
    #[command(flatten)]
    choice: OptionalLexicon,
    /// How long each turn is looked at; with 0, points and the value of the tiles kept decide
    #[arg(long, value_name = "S", default_value = "0.5", value_parser = time_limit::seconds)]
    seconds: Duration,
    /// How many threads work at a time [default: as many as the machine has]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// A number for the draws
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// The language of the explanations, en or fr [default: that of the words]
    #[arg(long, value_name = "en or fr")]
    lang: Option<Language>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(crate) fn run(&self) -> Result<Outcome, Failure> {
        let game = self.read()?;
        let spoken = game.knowledge.lexicon().alphabet().language().parse();
        let language = self.lang.or(spoken.ok()).unwrap_or_default();
        let progress = ProgressLine::new("turns", game.len() as u64);
        let mut judge = TurnJudge::new(&game.knowledge, self.effort());
        let mut report = Report::new(&game, language);
        for (turn, done) in game.turns().zip(1..) {
            report.judge(&turn, &mut judge);
            progress.show(done);
        }
        progress.clear();
        if self.json {
            return output::print_json(&report.answer(), Outcome::Done);
        }
        let mut results = output::results();
        text::write(&report, &mut results)?;
        output::finish(results, Outcome::Done)
    }

    fn effort(&self) -> Effort {
        Effort {
            time: Some(self.seconds),
            iterations: None,
            threads: match_command::threads(self.threads),
            candidates: CANDIDATES,
            seed: self.seed,
        }
    }

    /// Reads the game, and tells what had to be repaired.
    fn read(&self) -> Result<Game, Failure> {
        let shown = self.game.display();
        let in_file = |problem: String| Failure::Sentence(format!("{shown}: {problem}"));
        let bytes = choice::read(&self.game)?;
        let read = GcgGame::read(&bytes).map_err(|error| in_file(error.to_string()))?;
        let gcg = read.game;
        if gcg.turns.is_empty() {
            return Err(in_file("nobody has played in this game".to_owned()));
        }
        let tiles = gcg.tile_set().map_err(|error| in_file(error.to_string()))?;
        let layout = gcg.layout().map_err(|error| in_file(error.to_string()))?;
        let names = [gcg.word_list(), Some(tiles.alphabet().language())];
        let lexicon = self.choice.open_or(names)?;
        let knowledge = chosen_players::knowledge_with(lexicon, Arc::clone(&tiles))?;
        let game = Game::new(gcg, knowledge, &layout);
        let repairs = read.repairs.iter().map(ToString::to_string);
        for remark in repairs.chain(game.problems()) {
            output::tell(&format!("{shown}: {remark}"));
        }
        Ok(game)
    }
}
