//! `lettrine analyse`: every turn of a game beside the best that could have been done.

mod game;
mod report;
mod text;
mod wording;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use catalogue::wording as findings;
use locales::{Language, Message, commands as say};
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

/// How many plays are compared with the one that was made.
const CANDIDATES: usize = 12;

/// Which game to look at, and how closely.
#[derive(clap::Args)]
pub(crate) struct Analyse {
    #[arg(value_name = "GAME.gcg")]
    game: PathBuf,
    #[command(flatten)]
    choice: OptionalLexicon,
    #[arg(long, value_name = "S", default_value = "0.5", value_parser = time_limit::seconds)]
    seconds: Duration,
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    #[arg(long, default_value = "1")]
    seed: Seed,
    #[arg(long)]
    json: bool,
}

impl Analyse {
    /// Explains in the language that was asked for, or else in that of the words.
    pub(crate) fn run(
        &self,
        asked: Option<Language>,
        reader: Language,
    ) -> Result<Outcome, Failure> {
        let game = self.read(reader)?;
        let spoken = game.knowledge.lexicon().alphabet().language().parse();
        let language = asked.or(spoken.ok()).unwrap_or_default();
        let progress = ProgressLine::new(say::progress_turns, game.len() as u64, reader);
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
    fn read(&self, reader: Language) -> Result<Game, Failure> {
        let about = |why: Message| choice::about_file(&self.game, why);
        let bytes = choice::read(&self.game)?;
        let read = GcgGame::read(&bytes);
        let read = read.map_err(|error| about(findings::gcg_error(&error)))?;
        let gcg = read.game;
        if gcg.turns.is_empty() {
            return Err(about(say::nobody_played()).into());
        }
        let tiles = choice::in_file(&self.game, gcg.tile_set())?;
        let layout = choice::in_file(&self.game, gcg.layout())?;
        let names = [gcg.word_list(), Some(tiles.alphabet().language())];
        let lexicon = self.choice.open_or(names, reader)?;
        let knowledge = chosen_players::knowledge_with(lexicon, Arc::clone(&tiles))?;
        let game = Game::new(gcg, knowledge, &layout);
        let repairs = read.repairs.iter().map(findings::repair);
        for remark in repairs.chain(game.problems()) {
            output::tell(&about(remark), reader);
        }
        Ok(game)
    }
}
