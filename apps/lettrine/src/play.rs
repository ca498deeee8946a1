//! `lettrine play`: the terminal edition.

use std::io::{self, IsTerminal as _};

use locales::{Language, Spoken as _};
use terminal::{Place, Wishes};

use crate::dictionaries::DataFolder;
use crate::outcome::{Failure, Outcome};
use crate::serve::{home, log_to_standard_error, runtime};

/// Play in the terminal.
#[derive(clap::Args)]
pub(crate) struct Play {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    players: Vec<String>,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    #[arg(long, value_name = "LINK or CODE")]
    join: Option<String>,
    #[command(flatten)]
    data: DataFolder,
}

impl Play {
    /// Plays until the person at the terminal leaves.
    pub(crate) fn run(self, language: Language) -> Result<Outcome, Failure> {
        // A line of the log would be written into a full screen.
        if self.plain || !io::stdout().is_terminal() {
            log_to_standard_error();
        }
        let place = self.place()?;
        let wishes = Wishes {
            data: self.data.folder()?,
            game: self.game,
            preset: self.preset,
            players: self.players,
            join: self.join,
            plain: self.plain,
            language,
        };
        let played = runtime()?.block_on(terminal::play(place, &wishes));
        played.map_err(|error| error.message())?;
        Ok(Outcome::Done)
    }

    /// The server that is named, or the one of the link, or this machine's data folder.
    fn place(&self) -> Result<Place, Failure> {
        let linked = self.join.as_deref().and_then(server_of);
        match self.server.clone().or(linked) {
            Some(url) => Ok(Place::There(url)),
            None => Ok(Place::Here(Box::new(home(&self.data)?))),
        }
    }
}

/// The server of a link: `http://host:port` of `http://host:port/table/K7M-3PX`; none of a code.
fn server_of(link: &str) -> Option<String> {
    let (scheme, rest) = link.split_once("://")?;
    let host = rest.split('/').next()?;
    Some(format!("{scheme}://{host}"))
}
