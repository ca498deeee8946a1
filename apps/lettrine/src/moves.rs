//! `lettrine moves`: the plays of a position, and what each is worth.

use std::cmp::{Ordering, Reverse};

use locales::Language;
use players::{Choice, Move, Turn};
use serde::Serialize;

use crate::choice::OptionalLexicon;
use crate::outcome::{Failure, Outcome};
use crate::output;
use crate::play_shape::{self, PlayShape};
use crate::position::StudiedPosition;

/// Which plays to list.
#[derive(clap::Args)]
pub(crate) struct Moves {
    #[arg(value_name = "CGP")]
    position: String,
    #[command(flatten)]
    choice: OptionalLexicon,
    #[arg(long, value_name = "N", default_value_t = 15)]
    top: usize,
    #[arg(long, conflicts_with = "top")]
    all: bool,
    #[arg(long, value_name = "equity or score", default_value = "equity")]
    sort: SortKey,
    #[arg(long)]
    json: bool,
}

/// The plays of a position.
#[derive(Serialize)]
struct Plays {
    plays: Vec<PlayShape>,
}

/// What plays are sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum SortKey {
    Equity,
    Score,
}

impl Moves {
    pub(crate) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let studied = StudiedPosition::read(&self.position, &self.choice, language)?;
        let turn = studied.turn();
        let mut choices = studied.knowledge.static_player().list(&turn);
        choices.sort_unstable_by(|one, other| self.order(one, other));
        if !self.all {
            choices.truncate(self.top);
        }
        if self.json {
            let plays = choices.iter().map(|choice| PlayShape::of(choice, &turn)).collect();
            return output::print_json(&Plays { plays }, Outcome::Done);
        }
        print_table(&choices, &turn, language)
    }

    /// The best first; among equals an order that depends on nothing but the plays.
    fn order(&self, one: &Choice, other: &Choice) -> Ordering {
        let key = |choice: &Choice| {
            let (equity, score) = (choice.equity, choice.chosen.score());
            match self.sort {
                SortKey::Equity => (Reverse(equity.0), Reverse(score.0)),
                SortKey::Score => (Reverse(score.0), Reverse(equity.0)),
            }
        };
        key(one).cmp(&key(other)).then_with(|| by_what_is_done(&one.chosen, &other.chosen))
    }
}

/// Placements by place and tiles, then exchanges by tiles, then the pass.
fn by_what_is_done(one: &Move, other: &Move) -> Ordering {
    let kind = |candidate: &Move| match candidate {
        Move::Place(_) => 0,
        Move::Exchange(_) => 1,
        Move::Pass => 2,
    };
    match (one, other) {
        (Move::Place(one), Move::Place(other)) => {
            let place = |play: &movegen::Play| (play.direction(), play.start());
            place(one).cmp(&place(other)).then_with(|| one.tiles().cmp(other.tiles()))
        }
        (Move::Exchange(one), Move::Exchange(other)) => one.tiles().cmp(other.tiles()),
        _ => kind(one).cmp(&kind(other)),
    }
}

fn print_table(
    choices: &[Choice],
    turn: &Turn<'_>,
    language: Language,
) -> Result<Outcome, Failure> {
    let rows: Vec<[String; 5]> =
        choices.iter().map(|choice| play_shape::row(choice, turn, language)).collect();
    let mut results = output::results();
    output::write_columns(&mut results, &rows, "<<><>")?;
    output::finish(results, Outcome::Done)
}
