//! `lettrine play`: opens the house and plays in it, by text lines or on screens.
//!
//! There are three ways to play, and each is one function of the same shape:
//!
//! | way | function | when |
//! |---|---|---|
//! | text lines | `plain::run(&mut House, &Wishes)` | `--plain`, or input or output is no terminal |
//! | the old programs' flow | `classic::run(&mut House, &Wishes)` | their presets |
//! | modern screens | `modern::run(&mut House, &Wishes)` | everything else |
//!
//! Each returns `Result<(), PlayError>`; [`play`] closes the house afterwards in any case.

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use client::Fault;
use locales::{Language, Message, Spoken, plain as say};

use crate::{House, HouseError, Place};
use crate::{classic, modern, plain};

/// The presets of the old programs, which have a flow of their own.
const CLASSIC: [&str; 2] = ["micro-fr", "deluxe-en"];

/// What `lettrine play` was asked for.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// The game: `crossword`. Nothing means that one chooses, or takes a game up again.
    pub game: Option<String>,
    /// The preset with its rules: `club`.
    pub preset: Option<String>,
    /// Who plays, in order: names of people and levels of computers. Nothing means that one chooses.
    pub players: Vec<String>,
    /// The table of a server to go to: a link or a code.
    pub join: Option<String>,
    /// Whether to play by text lines, whatever the terminal can do.
    pub plain: bool,
    /// The language of what is said.
    pub language: Language,
    /// The data folder.
    pub data: PathBuf,
}

/// Why playing stopped before its time.
#[derive(Debug)]
pub enum PlayError {
    /// The house could not be opened.
    House(HouseError),
    /// The server did not do what had to be done.
    Server(Fault),
    /// The terminal cannot be read or written.
    Terminal(io::Error),
}

locales::spoken_error!(PlayError);

impl Spoken for PlayError {
    fn message(&self) -> Message {
        match self {
            Self::House(error) => error.message(),
            Self::Server(fault) => plain::sentence_of(fault),
            Self::Terminal(error) => say::no_terminal(error.to_string()),
        }
    }
}

impl From<HouseError> for PlayError {
    fn from(error: HouseError) -> Self {
        Self::House(error)
    }
}

impl From<Fault> for PlayError {
    fn from(fault: Fault) -> Self {
        Self::Server(fault)
    }
}

impl From<io::Error> for PlayError {
    fn from(error: io::Error) -> Self {
        Self::Terminal(error)
    }
}

/// How to play.
enum Way {
    Plain,
    Classic,
    Modern,
}

/// Opens the house and plays: by text lines, in the classic flow, or on modern screens.
pub async fn play(place: Place, wishes: &Wishes) -> Result<(), PlayError> {
    let mut house = House::open(place, &wishes.data, wishes.language).await?;
    let played = match way(wishes) {
        Way::Plain => plain::run(&mut house, wishes).await,
        Way::Classic => classic::run(&mut house, wishes).await,
        Way::Modern => modern::run(&mut house, wishes).await,
    };
    house.close().await;
    played
}

fn way(wishes: &Wishes) -> Way {
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match wishes.preset.as_deref() {
        _ if wishes.plain || !is_terminal => Way::Plain,
        Some(preset) if CLASSIC.contains(&preset) => Way::Classic,
        _ => Way::Modern,
    }
}
