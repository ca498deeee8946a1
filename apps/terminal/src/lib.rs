//! The terminal edition of Lettrine: full screens, and a dialogue of text lines.
//!
//! A screen of this crate is a client like the page. [`House`] is where games are kept: this
//! machine's data folder, with the server in the same process, or a server elsewhere; the rest of
//! the program cannot tell which. [`Session`] is one table of it, as a player sees it.
//!
//! How a screen uses them:
//!
//! 1. `House::open(place, data_folder, language)`, then `house.client()` for everything that is not
//!    about one table: `me`, `take_name`, `own_tables`, `games`, `word`, `statistics`.
//! 2. `Session::begin(client, &request)` sets a table and begins its game; `Session::go_on(client, id)`
//!    takes a game up again, whichever screen began it.
//! 3. `session.watch()` gives a stream for a task of its own; what it yields goes to `session.note(event)`.
//!    `session.view::<crossword::View>()` is what the seat on the screen sees, at any time.
//! 4. `session.act(json!({"do": "pass"}))`, `session.ask(…)`, `session.force()`.
//! 5. `house.close()`: everything is kept already, an action is stored before it is answered.

pub mod classic;
mod games;
mod house;
pub mod modern;
mod plain;
mod play;
pub mod screen;
mod session;

pub use house::{DATABASE, House, HouseError, Place, database};
pub use plain::Dialogue;
pub use play::{PlayError, Wishes, play};
pub use session::Session;
