//! Modern screens: home, set-up, and the table of every game.
//!
//! [`App`] is the value that is shown: a page, the settings and the language. It is a
//! [`Screen`](crate::screen::Screen), so keys change it and drawing does not. What takes time is
//! asked of the task in `worker`, which alone knows the house.
//!
//! What every table has is in `table`; what knows a game implements `Play` in
//! `src/games/<game>/screen.rs`.

mod app;
mod area;
mod bottom_line;
mod canvas;
mod charts;
mod controls;
mod field;
mod hand;
mod home;
mod keys;
mod look;
mod menu;
mod names;
mod play;
mod request;
mod setup;
mod table;
mod worker;

pub use app::App;
pub use area::Margins;
pub use play::Notation;
pub use request::{Asked, HomeReport, Report, Request};
pub use worker::serve;

pub(crate) use bottom_line::draw_keys;
pub(crate) use canvas::{Canvas, Target, after, row_of};
pub(crate) use hand::{BLANK, Hand, Held};
pub(crate) use keys::{Step, letter, selecting_key, selects, step, types_at_once, walking_keys};
pub(crate) use look::{Role, Tint};
pub(crate) use names::{seat_mark, subscript};
pub(crate) use play::{
    Answer, Around, Bag, Play, Purpose, Question, RackTile, Reaction, ReviewLine, Suggestion,
    Tentative, TurnLine,
};

use crate::screen::{FullScreen, Settings, tasks};
use crate::{House, PlayError, Wishes};

/// Plays on modern screens until they are left.
pub async fn run(house: &mut House, wishes: &Wishes) -> Result<(), PlayError> {
    let settings = Settings::read(&wishes.data).unwrap_or_default();
    let mut app = App::new(wishes, settings);
    let (mut tasks, worker) = tasks();
    let mut full_screen = FullScreen::enter(wishes.language)?;
    let beside = serve(house, wishes, worker);
    tokio::pin!(beside);
    tokio::select! {
        shown = full_screen.show(&mut app, &mut tasks) => { shown?; }
        () = &mut beside => {}
    }
    Ok(())
}
