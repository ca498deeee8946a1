//! Imports files as tables: reads a game, starts it anew and checks every event again.

use catalogue::{Entry, GAMES};
use lexicon::Shelf;
use protocol::SavedGame;
use serde_json::Value;
use store::{Category, Holder, Logged, NewTable, Seating, TableState, Timestamp, Visibility};
use tabletop::{
    AnyGame, AnyOptions, ForeignLog, Lookups, Message as Note, Moment, PlayedBy, Player, Seat,
    Spoken,
};
use tiles::Seed;

use crate::limits::MOST_EVENTS;
use crate::live::Sitter;
use crate::names;
use crate::sentences::{BadFile, Sentence};
use crate::setting::MOST_SEATS;

/// The preset name of a game whose rules match no preset.
const NO_PRESET: &str = "imported";
/// Maximum time on a clock: ten years.
const LONGEST_GAME: Moment = Moment(10 * 365 * 24 * 3600 * 1000);

/// A game that was read from a file and checked against its rules.
pub(crate) struct ReadGame {
    category: Category,
    title: Option<String>,
    options: Value,
    players: Vec<Player>,
    seed: Seed,
    log: Vec<(Value, Moment)>,
    clock: Moment,
    state: TableState,
    forbids_lookups: bool,
    /// Messages about what was repaired or left out.
    pub(crate) notes: Vec<Note>,
}

/// The contents of a file, not yet checked.
struct Claimed {
    entry: &'static Entry,
    preset: String,
    title: Option<String>,
    options: AnyOptions,
    seed: Seed,
    clock: Moment,
    log: Vec<(Value, Moment)>,
    notes: Vec<Note>,
}

/// Reads a file in our own format, or in one that a game of the catalogue knows.
pub(crate) fn read(bytes: &[u8], shelf: &Shelf) -> Result<ReadGame, BadFile> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii();
    let claimed = if bytes.starts_with(b"{") { own(bytes)? } else { foreign(bytes, shelf)? };
    claimed.judged(shelf)
}

/// Reads our own format.
fn own(bytes: &[u8]) -> Result<Claimed, BadFile> {
    let file: Value =
        serde_json::from_slice(bytes).map_err(|fault| BadFile::Damaged(fault.to_string()))?;
    if file["format"] != SavedGame::FORMAT {
        return Err(BadFile::Unknown);
    }
    match file["version"].as_u64().and_then(|version| u32::try_from(version).ok()) {
        Some(SavedGame::VERSION) => {}
        Some(version) if version > SavedGame::VERSION => return Err(BadFile::Newer(version)),
        _ => return Err(BadFile::Damaged("version".into())),
    }
    let saved: SavedGame =
        serde_json::from_value(file).map_err(|fault| BadFile::Damaged(fault.to_string()))?;
    let options = catalogue::read_options(saved.options).map_err(|not| unplayable(&not))?;
    if serde_json::to_value(&saved.seats).ok() != serde_json::to_value(&options.players).ok() {
        return Err(BadFile::Damaged("seats".into()));
    }
    let seed = saved.seed.parse().map_err(|_| BadFile::Damaged("seed".into()))?;
    let no_game = || unplayable(&Sentence::NoSuchGame(saved.game.clone()));
    Ok(Claimed {
        entry: catalogue::find(&saved.game).ok_or_else(no_game)?,
        preset: saved.preset,
        title: Some(saved.title),
        options,
        seed,
        clock: Moment(saved.clock),
        log: saved.log.into_iter().map(|step| (step.event, Moment(step.moment))).collect(),
        notes: Vec::new(),
    })
}

/// Reads the format of another program.
fn foreign(bytes: &[u8], shelf: &Shelf) -> Result<Claimed, BadFile> {
    let read = |entry: &'static Entry| Some((entry, (entry.import)(bytes, shelf)?));
    let (entry, read) = GAMES.iter().find_map(read).ok_or(BadFile::Unknown)?;
    let imported = read.map_err(|not_imported| unplayable(&not_imported))?;
    Ok(Claimed {
        entry,
        preset: preset_of(entry, &imported.options),
        title: None,
        options: imported.options,
        seed: imported.seed,
        clock: imported.log.last().map(|(_, moment)| *moment).unwrap_or_default(),
        log: imported.log,
        notes: imported.notes,
    })
}

impl Claimed {
    /// The game, if its options are valid and every event is legal.
    fn judged(self, words: &Shelf) -> Result<ReadGame, BadFile> {
        let last = self.log.last().map(|(_, moment)| *moment).unwrap_or_default();
        if self.log.len() as u64 > MOST_EVENTS {
            return Err(BadFile::TooLong);
        }
        if self.clock < last || self.clock > LONGEST_GAME {
            return Err(BadFile::Damaged("clock".into()));
        }
        let players = players(self.entry, &self.options)?.to_vec();
        let kind = (self.entry.kind)(&self.options).map_err(|not| unplayable(&not))?;
        let game =
            (self.entry.start)(self.options, self.seed, words).map_err(|not| unplayable(&not))?;
        let played = game.replayed(self.log.clone()).map_err(|log| disbelieved(&log))?;
        let is_known = (self.entry.presets)().iter().any(|preset| preset.name == self.preset);
        let preset = if is_known { self.preset } else { NO_PRESET.to_owned() };
        Ok(ReadGame {
            category: Category {
                game: self.entry.id.to_owned(),
                mode: kind.mode,
                language: kind.language,
                preset,
            },
            title: self.title.and_then(|title| names::checked_title(&title).ok()),
            options: game.options(),
            players,
            seed: self.seed,
            log: self.log,
            clock: self.clock,
            state: state_of(&*played),
            forbids_lookups: game.lookups() == Lookups::Forbidden,
            notes: self.notes,
        })
    }
}

/// A game that is not over is paused until someone resumes it.
fn state_of(game: &dyn AnyGame) -> TableState {
    if game.outcome().is_some() { TableState::Over } else { TableState::Paused }
}

fn disbelieved(log: &ForeignLog) -> BadFile {
    match log {
        ForeignLog::InvalidLog(step) => BadFile::Forged(step.number),
        ForeignLog::Damaged(event) => BadFile::Damaged(event.0.clone()),
    }
}

/// The players, if they can be seated at a table.
fn players<'file>(entry: &Entry, options: &'file AnyOptions) -> Result<&'file [Player], BadFile> {
    let players = &options.players;
    if !(1..=MOST_SEATS).contains(&players.len()) {
        return Err(unplayable(&Sentence::NoSuchSeat));
    }
    for player in players {
        names::checked(&player.name).map_err(|sentence| unplayable(&sentence))?;
        if let PlayedBy::Computer(level) = &player.by
            && entry.computer(level).is_none()
        {
            return Err(unplayable(&Sentence::NoSuchLevel(level.clone())));
        }
    }
    Ok(players)
}

/// The preset with exactly the rules of a game.
fn preset_of(entry: &Entry, options: &AnyOptions) -> String {
    let mut presets = (entry.presets)().into_iter();
    let same = presets.find(|preset| preset.rules == options.rules);
    same.map_or_else(|| NO_PRESET.to_owned(), |preset| preset.name)
}

fn unplayable(why: &impl Spoken) -> BadFile {
    BadFile::InvalidOptions(why.message())
}

impl ReadGame {
    /// The new table: all persons of the game play at the importer's screen.
    pub(crate) fn into_table(self, who: &Sitter, now: Timestamp) -> NewTable {
        let title = self.title.unwrap_or_else(|| {
            let names: Vec<&str> = self.players.iter().map(|player| &*player.name).collect();
            let title = names.join(" – ");
            names::checked_title(&title).unwrap_or_else(|_| who.name.clone())
        });
        let logged = |(event, moment)| Logged { event, moment, written: now };
        NewTable {
            category: self.category,
            title,
            options: self.options,
            seed: self.seed,
            state: self.state,
            visibility: Visibility::ByInvitation,
            host: who.person,
            seats: seatings(&self.players, who),
            log: self.log.into_iter().map(logged).collect(),
            clock: self.clock,
            counts: false,
            forbids_lookups: self.forbids_lookups,
        }
    }
}

fn seatings(players: &[Player], who: &Sitter) -> Vec<Seating> {
    let first = players.iter().position(Player::is_person);
    let seating = |(seat, player): (Seat, &Player)| {
        let holder = match &player.by {
            PlayedBy::Computer(level) => Holder::Computer(level.clone()),
            PlayedBy::Person if Some(seat.index()) == first => Holder::Person(who.person),
            PlayedBy::Person => Holder::Beside(who.person),
        };
        Seating { seat, holder, name: player.name.clone(), ready: true, hints: 0 }
    };
    Seat::all(players.len()).zip(players).map(seating).collect()
}
