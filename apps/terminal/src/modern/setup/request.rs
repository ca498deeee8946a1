//! What the server is asked for once a game is set up.

use protocol::{CatalogueEntry, HolderView, NewSeat, NewTableRequest, TableView, Visibility};
use serde_json::{Map, Value, json};

use super::chairs::Chair;
use super::{CLOCKS, HINTS, Setup};
use crate::{Wishes, games};

impl Setup {
    /// What the command line asked for, as far as it says.
    pub(crate) fn wished(games: &[CatalogueEntry], wishes: &Wishes) -> Self {
        let mut setup = Self::new(games, wishes.language.code());
        let has_preset = |entry: &CatalogueEntry| {
            entry.presets.iter().any(|preset| Some(&preset.name) == wishes.preset.as_ref())
        };
        let game = games.iter().position(|entry| match &wishes.game {
            Some(game) => entry.id == *game,
            None => has_preset(entry),
        });
        setup.take_game(game.unwrap_or_default());
        let presets = setup.entry().map(|entry| entry.presets.as_slice()).unwrap_or_default();
        let preset = presets.iter().position(|preset| Some(&preset.name) == wishes.preset.as_ref());
        if let Some(preset) = preset {
            setup.preset = preset;
        }
        let levels = setup.levels();
        for (place, word) in wishes.players.iter().take(4).enumerate() {
            setup.chairs[place] = Chair::wished(word, place, &levels);
        }
        for chair in setup.chairs.iter_mut().skip(wishes.players.len().max(2)) {
            *chair = Chair::Nobody;
        }
        setup.fit_chairs();
        setup
    }

    /// What the server is asked for.
    pub(crate) fn request(&self) -> NewTableRequest {
        let game = self.entry().map(|entry| entry.id.clone()).unwrap_or_default();
        let preset = self.rules().map(|preset| preset.name.clone()).unwrap_or_default();
        let seats = self.seats();
        let start = !seats.contains(&NewSeat::Open);
        NewTableRequest {
            changes: Value::Object(self.changes(&game)),
            game,
            preset,
            position: None,
            aids: None,
            seats,
            title: None,
            visibility: Visibility::default(),
            start,
        }
    }

    fn seats(&self) -> Vec<NewSeat> {
        if self.mode_name() == "solitaire" {
            return vec![NewSeat::Me];
        }
        let chairs = self.chairs.iter().enumerate();
        chairs.filter_map(|(place, chair)| chair.seat(place)).collect()
    }

    /// The rules that differ from the preset's.
    fn changes(&self, game: &str) -> Map<String, Value> {
        let mut changes = games::mode_changes(game, self.mode_name());
        let rules = self.rules().map(|preset| &preset.rules);
        let is_other = rules.is_some_and(|rules| rules["language"] != json!(self.words));
        if is_other && games::chooses_words(game) {
            changes.extend(games::word_changes(game, &self.words));
        }
        if let (Some(rules), true) = (rules, self.hint > 0) {
            let mut screen = rules["screen"].clone();
            screen["hint"] = json!(HINTS[self.hint]);
            changes.insert("screen".to_owned(), screen);
        }
        match CLOCKS[self.clock] {
            None => {}
            Some(0) => {
                changes.insert("clock".to_owned(), json!("none"));
            }
            Some(minutes) => {
                let clock = json!({"per_game": {"seconds": minutes * 60, "points": 10}});
                changes.insert("clock".to_owned(), clock);
            }
        }
        changes
    }
}

/// The players and rules of a table, to be set anew.
pub(crate) fn request_like(table: &TableView) -> Option<NewTableRequest> {
    let mut is_seated = false;
    let mut seat = |seat: &protocol::SeatingView| match seat.holder {
        HolderView::Computer => {
            NewSeat::Computer { level: seat.level.clone().unwrap_or_default(), name: None }
        }
        _ if !seat.yours => NewSeat::Open,
        _ if is_seated => NewSeat::Beside { name: seat.name.clone() },
        _ => {
            is_seated = true;
            NewSeat::Me
        }
    };
    let seats: Vec<NewSeat> = table.seats.iter().map(&mut seat).collect();
    let changes = table.setup.get("rules").cloned()?;
    let start = !seats.contains(&NewSeat::Open);
    Some(NewTableRequest {
        game: table.game.clone(),
        preset: table.preset.clone(),
        changes,
        position: None,
        aids: None,
        seats,
        title: None,
        visibility: table.visibility,
        start,
    })
}
