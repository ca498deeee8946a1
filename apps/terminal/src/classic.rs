//! The flow of the two old home-computer programs, as their manuals have it.
//!
//! The French Micro plays by the preset `micro-fr`, the English De Luxe by `deluxe-en`
//! (`edition`). First the questions, each answered by one key or a few letters (`setup`); then
//! the board with the rack below it and the options beside it (`game`, what keys do in `keys`).
//! A computer's words are shown as it tries them, and its tiles laid one by one, at the placement
//! speed (`pending`). A task beside the screen talks to the server (`task`); the game is kept
//! there as it is played, and the page sees it.

mod answers;
mod app;
mod asked;
mod colours;
mod draw;
mod edition;
mod entry;
mod game;
mod keys;
mod new_table;
mod pending;
mod setup;
mod task;

use ratatui::backend::Backend;

use self::app::Classic;
use self::colours::Colours;
use self::edition::Edition;
use self::task::Request;
use crate::House;
use crate::play::{PlayError, Wishes};
use crate::screen::{Ended, FullScreen, Settings, tasks};

/// Plays in the classic flow until the person at the keyboard leaves.
pub async fn run(house: &mut House, wishes: &Wishes) -> Result<(), PlayError> {
    let mut full_screen = FullScreen::enter(edition_of(wishes).language())?;
    show(&mut full_screen, house, wishes).await?;
    Ok(())
}

/// The old program whose preset was asked for.
fn edition_of(wishes: &Wishes) -> Edition {
    wishes.preset.as_deref().and_then(Edition::of_preset).unwrap_or(Edition::Deluxe)
}

/// Plays on some terminal, of which a test may have only a picture.
pub async fn show<B: Backend>(
    full_screen: &mut FullScreen<B>,
    house: &mut House,
    wishes: &Wishes,
) -> Result<Ended, B::Error> {
    let edition = edition_of(wishes);
    let settings = Settings::read(&wishes.data).unwrap_or_default();
    let colours = Colours { depth: settings.colours.depth(), colour: true, kept: settings.classic };
    let (mut tasks, worker) = tasks();
    let serving = task::serve(house.client().clone(), edition, wishes.data.clone(), worker);
    let serving = tokio::spawn(serving);
    tasks.ask(Request::List);
    let ended = full_screen.show(&mut Classic::new(edition, colours), &mut tasks).await;
    drop(tasks);
    let _it_ends_with_its_screen = serving.await;
    house.remember();
    ended
}
