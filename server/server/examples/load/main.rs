//! Load test: the cost of a number of tables in progress and actions per second.
//!
//! `cargo xtask load` builds the program and runs this with it:
//!
//! ```text
//! cargo xtask load --tables 500,1000,2000,4000 --actions 200 --seconds 20
//! ```

#![expect(clippy::print_stdout, reason = "the figures are for a person")]

mod crowd;
mod figures;
mod program;

use std::error::Error;
use std::time::Duration;

use crowd::Crowd;
use figures::{Figures, HEADING};
use program::Program;

/// What is measured.
struct Wish {
    tables: Vec<usize>,
    actions: u32,
    seconds: u64,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let wish = Wish::read(std::env::args().skip(1))?;
    let program = Program::start()?;
    let mut crowd = Crowd::new(program.url())?;
    println!("{HEADING}");
    for tables in wish.tables {
        crowd.grow(tables).await?;
        crowd.play(wish.actions, Duration::from_secs(3)).await;
        let before = program.usage()?;
        let measured = crowd.play(wish.actions, Duration::from_secs(wish.seconds)).await;
        let after = program.usage()?;
        println!("{}", Figures { tables, measured, before, after });
    }
    Ok(())
}

impl Wish {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut wish = Self { tables: vec![500, 1000, 2000, 4000], actions: 200, seconds: 20 };
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            match word.as_str() {
                "--tables" => {
                    wish.tables = value.split(',').map(str::parse).collect::<Result<_, _>>()?;
                }
                "--actions" => wish.actions = value.parse()?,
                "--seconds" => wish.seconds = value.parse()?,
                _ => return Err(format!("there is no option {word}").into()),
            }
        }
        Ok(wish)
    }
}
