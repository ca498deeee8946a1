//! Where games are kept: this machine's data folder, or a server elsewhere.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use client::{Client, Fault};
use locales::{Language, Message, Spoken, terminal as say};
use server::{Config, Embedded, StartError};
use store::{Address, OpenError, Person};

/// The file of the data folder with the secrets of sessions, one for each server.
const SESSIONS: &str = "terminal-sessions.json";
/// Under which name the session of the data folder itself is kept.
const HERE: &str = "here";

/// Where games are kept.
pub enum Place {
    /// In the data folder of this machine, with a server in this process.
    Here(Box<Config>),
    /// At a server elsewhere: `http://127.0.0.1:8604`.
    There(String),
}

/// An open house: games, people and scores, and who one is there.
pub struct House {
    client: Client,
    embedded: Option<Embedded>,
    sessions: Sessions,
}

/// Why a house could not be opened.
#[derive(Debug)]
pub enum HouseError {
    /// Another program uses the data folder; where it can be reached, if that is known.
    InUse(String),
    /// The data folder or its database cannot be used.
    Closed(String),
    /// The server elsewhere does not answer as it should.
    Server(Fault),
}

locales::spoken_error!(HouseError);

impl Spoken for HouseError {
    fn message(&self) -> Message {
        match self {
            Self::InUse(address) if address.is_empty() => say::in_use(),
            Self::InUse(address) => say::in_use_at(address),
            Self::Closed(why) => say::closed(why),
            Self::Server(fault) => say::no_server(fault.to_string()),
        }
    }
}

impl From<StartError> for HouseError {
    fn from(error: StartError) -> Self {
        match error {
            StartError::Store(OpenError::InUse(address)) => Self::InUse(address),
            other => Self::Closed(other.to_string()),
        }
    }
}

impl House {
    /// Opens the house. The data folder is needed in both cases: it remembers who one is where.
    pub async fn open(place: Place, data: &Path, language: Language) -> Result<Self, HouseError> {
        let mut sessions = Sessions { file: data.join(SESSIONS), name: HERE.to_owned() };
        let (client, embedded) = match place {
            Place::Here(config) => {
                let embedded = Embedded::open(*config).await?;
                (in_process(&embedded), Some(embedded))
            }
            Place::There(url) => {
                sessions.name = name_of(&url, data);
                (Client::new(&url).map_err(HouseError::Server)?, None)
            }
        };
        let client = client.in_language(language.code());
        let client = match sessions.secret() {
            Some(secret) => client.with_session(&secret),
            None => client,
        };
        let house = Self { client, embedded, sessions };
        house.client.me().await.map_err(HouseError::Server)?;
        Ok(house)
    }

    /// The client through which everything is asked for.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// Whether games are kept in the data folder, by this process.
    pub const fn is_here(&self) -> bool {
        self.embedded.is_some()
    }

    /// Those who have played in this data folder, on the page or here, the last one first; nobody at
    /// a server elsewhere.
    pub async fn people(&self) -> Vec<Person> {
        match &self.embedded {
            Some(embedded) => embedded.people().await.unwrap_or_default(),
            None => Vec::new(),
        }
    }

    /// Plays on as someone of this data folder: their games and scores are one's own.
    pub async fn play_as(&mut self, person: &Person) -> Result<(), HouseError> {
        let Some(embedded) = &self.embedded else { return Ok(()) };
        let secret = embedded.begin_session(person.id).await;
        let secret = secret.map_err(|fault| HouseError::Closed(fault.to_string()))?;
        self.client = self.client.clone().with_session(&secret);
        self.remember();
        Ok(())
    }

    /// Remembers who one is, for the next time.
    pub fn remember(&self) {
        if let Some(secret) = self.client.session() {
            let _one_is_asked_for_a_name_again = self.sessions.keep(&secret);
        }
    }

    /// Finishes what is being written. Every game can be taken up again.
    pub async fn close(self) {
        self.remember();
        if let Some(embedded) = self.embedded {
            embedded.stop().await;
        }
    }
}

fn in_process(embedded: &Embedded) -> Client {
    let embedded = embedded.clone();
    Client::in_process(move |request| {
        let embedded = embedded.clone();
        async move { embedded.answer(request).await }
    })
}

/// Under which name the session at a server is kept; a server on our own data folder knows the same
/// people as the folder itself.
fn name_of(url: &str, data: &Path) -> String {
    let url = url.trim_end_matches('/');
    let is_ours = store::told_address(&data.join(DATABASE)).as_deref() == Some(url);
    if is_ours { HERE } else { url }.to_owned()
}

/// The file of the data folder in which everything is kept.
pub const DATABASE: &str = "lettrine.db";

/// The database of a data folder.
pub fn database(data: &Path) -> Address {
    Address::Sqlite(data.join(DATABASE))
}

/// The secrets of sessions, which say who one is; readable by their owner only.
struct Sessions {
    file: PathBuf,
    name: String,
}

impl Sessions {
    fn all(&self) -> BTreeMap<String, String> {
        let text = std::fs::read_to_string(&self.file).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    fn secret(&self) -> Option<String> {
        self.all().remove(&self.name)
    }

    fn keep(&self, secret: &str) -> io::Result<()> {
        let mut all = self.all();
        if all.insert(self.name.clone(), secret.to_owned()).as_deref() == Some(secret) {
            return Ok(());
        }
        let mut options = std::fs::File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let text = serde_json::to_string_pretty(&all).map_err(io::Error::other)?;
        options.open(&self.file)?.write_all(text.as_bytes())
    }
}
