//! Someone at the keyboard: a house of the test's own, the flow on a picture, and prepared games.

use std::time::Duration;

use client::Client;
use crossterm::event::KeyCode;
use locales::Language;
use protocol::{NewSeat, NewTableRequest, StreamEvent};
use ratatui::buffer::Buffer;
use serde_json::{Value, json};
use server::Clock;
use terminal::screen::picture::{self, Remote};
use terminal::screen::{ColourChoice, Ended, FullScreen, Settings};
use terminal::{House, Place, Session, Wishes, classic};
use tokio::task::JoinHandle;

use crate::support::{Folder, club};

/// The game of the English tests: the person has GROVEL and a blank.
pub(crate) const ENGLISH: &str = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 \
    GROVEL?/AEINRTT 20/14 0 lex en; ld english;";
/// The game of the French tests: the person has CHANSO and a blank.
pub(crate) const FRENCH: &str = "15/15/15/15/15/15/15/5MITES5/15/15/15/15/15/15/15 \
    CHANSO?/ELRTUBE 20/14 0 lex fr; ld french;";

/// Someone at the keyboard.
pub(crate) struct Desk {
    pub(crate) remote: Remote,
    flow: JoinHandle<(Ended, House, u32)>,
    clock: Clock,
    client: Client,
}

impl Desk {
    /// Begins the flow of a preset in a folder.
    pub(crate) async fn open(folder: &Folder, preset: &str) -> Self {
        let clock = Clock::default();
        let mut config = folder.config();
        config.clock = clock.clone();
        let settings =
            Settings { colours: ColourChoice::True, ..Settings::read(folder.path()).unwrap() };
        settings.write(folder.path()).unwrap();
        let place = Place::Here(Box::new(config));
        let mut house = House::open(place, folder.path(), Language::EN).await.unwrap();
        let client = house.client().clone();
        let wishes = wishes(folder, preset);
        let language = if preset == "micro-fr" { Language::FR } else { Language::EN };
        let (mut full_screen, remote) = FullScreen::remote(80, 24, language);
        let flow = tokio::spawn(async move {
            let Ok(ended) = classic::show(&mut full_screen, &mut house, &wishes).await;
            (ended, house, full_screen.bells())
        });
        Self { remote, flow, clock, client }
    }

    /// Waits for a text, and gives the picture.
    pub(crate) async fn sees(&mut self, wanted: &str) -> String {
        picture::text(&self.shows(wanted).await)
    }

    /// Waits for one of these texts, and gives the picture.
    pub(crate) async fn sees_one_of(&mut self, wanted: &[&str]) -> String {
        picture::text(&self.remote.sees(wanted).await.unwrap_or_else(|fault| panic!("{fault}")))
    }

    /// Waits for a text, and gives the picture with its colours.
    pub(crate) async fn shows(&mut self, wanted: &str) -> Buffer {
        self.remote.sees(&[wanted]).await.unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Types a text; a new line is the Enter key.
    pub(crate) async fn types(&mut self, text: &str) {
        self.remote.write(text).await;
    }

    /// Moves the cursor from the top left and presses a key there.
    pub(crate) async fn places(&mut self, down: usize, right: usize, key: char) {
        self.remote.press_times(down, KeyCode::Down).await;
        self.remote.press_times(right, KeyCode::Right).await;
        self.remote.press(KeyCode::Char(key)).await;
    }

    /// Lets time pass at the table.
    pub(crate) fn waits(&self, seconds: u64) {
        self.clock.skip(Duration::from_secs(seconds));
    }

    /// How many events the table of this person has had.
    pub(crate) async fn events_so_far(&self) -> u64 {
        self.client.table(&self.table().await).await.unwrap().number
    }

    /// Waits until the table has had so many events.
    pub(crate) async fn table_hears(&self, number: u64) {
        let mut watching = self.client.watch(&self.table().await);
        while let Some(event) = watching.next().await.unwrap() {
            if matches!(event, StreamEvent::Update(update) if update.number >= number) {
                return;
            }
        }
    }

    async fn table(&self) -> String {
        self.client.own_tables().await.unwrap().tables[0].id.clone()
    }

    /// Waits until the flow has ended by itself.
    pub(crate) async fn has_left(self) {
        let (ended, house, _) = self.flow.await.unwrap();
        assert_eq!(ended, Ended::Left);
        house.close().await;
    }

    /// The terminal goes away; how often its bell has rung.
    pub(crate) async fn hangs_up(mut self) -> u32 {
        self.remote.send(terminal::screen::Event::Stop).await;
        let (ended, house, bells) = self.flow.await.unwrap();
        assert_eq!(ended, Ended::Interrupted);
        house.close().await;
        bells
    }
}

fn wishes(folder: &Folder, preset: &str) -> Wishes {
    Wishes {
        game: None,
        preset: Some(preset.to_owned()),
        players: Vec::new(),
        join: None,
        plain: false,
        language: Language::EN,
        data: folder.path().to_owned(),
    }
}

/// Keeps a game from a position under the title PREPARED.
pub(crate) async fn prepare(
    folder: &Folder,
    preset: &str,
    position: &str,
    others: Vec<NewSeat>,
    changes: Value,
) {
    let house = folder.open().await;
    house.client().take_name("Lucie").await.unwrap();
    let mut all = json!({"starter": "first", "screen": {"placement_speed": 0}});
    all.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    let seats = [NewSeat::Me].into_iter().chain(others).collect();
    let request = NewTableRequest {
        preset: preset.into(),
        changes: all,
        position: Some(position.into()),
        ..club(seats)
    };
    let mut session = Session::begin(house.client(), &request).await.unwrap();
    session.save("PREPARED").await.unwrap();
    session.pause().await.unwrap();
    house.close().await;
}

/// A prepared English game, resumed by its name.
pub(crate) async fn english(folder: &Folder, others: Vec<NewSeat>, changes: Value) -> Desk {
    prepare(folder, "deluxe-en", ENGLISH, others, changes).await;
    let mut desk = Desk::open(folder, "deluxe-en").await;
    desk.sees("RESUME A GAME?").await;
    desk.types("yprepared\n").await;
    desk
}

/// A prepared French game, resumed by its number.
pub(crate) async fn french(folder: &Folder, others: Vec<NewSeat>, changes: Value) -> Desk {
    prepare(folder, "micro-fr", FRENCH, others, changes).await;
    let mut desk = Desk::open(folder, "micro-fr").await;
    desk.sees("Reprendre une partie").await;
    desk.types("o1\n").await;
    desk
}
