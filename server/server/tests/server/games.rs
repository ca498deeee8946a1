//! Whole games of every mode, played by real clients to the end.

use protocol::{NewSeat, NewTableRequest, TableState};
use serde_json::json;

use crate::guest::{Guest, Habits, Seen, as_it_is, begin, computer, table};
use crate::house::House;
use crate::secrets;

/// Those who played and watched, and what each saw.
pub(crate) struct Played {
    pub(crate) house: House,
    pub(crate) id: String,
    pub(crate) players: Vec<(Guest, Seen)>,
    pub(crate) spectator: (Guest, Seen),
}

/// Habits of people with bad telephones, one after the other.
const HABITS: [Habits; 4] = [
    Habits { hangs_up_every: None, sends_twice: false, is_behind: true },
    Habits { hangs_up_every: Some(3), sends_twice: true, is_behind: false },
    Habits { hangs_up_every: Some(5), sends_twice: false, is_behind: false },
    Habits { hangs_up_every: None, sends_twice: true, is_behind: true },
];

/// This many people play a table to the end, and a spectator watches.
pub(crate) async fn play(people: usize, request: NewTableRequest) -> Played {
    let house = House::open().await;
    let mut guests = Vec::new();
    for (name, habits) in ["Ann", "Bea", "Cleo", "Dora"].into_iter().zip(HABITS).take(people) {
        let chance = 11 * (guests.len() as u64 + 1);
        guests.push(Guest::new(&house.url(), name).await.with_chance(chance).with(habits));
    }
    let id = begin(&guests, &request).await.id;
    let habits = Habits { hangs_up_every: Some(4), ..Habits::default() };
    let spectator = watch(Guest::nameless(&house.url()).with(habits), id.clone());
    let games: Vec<_> = guests.into_iter().map(|guest| watch(guest, id.clone())).collect();
    let mut players = Vec::new();
    for game in games {
        players.push(game.await.unwrap());
    }
    let spectator = spectator.await.unwrap();
    let played = Played { house, id, players, spectator };
    played.check().await;
    played
}

fn watch(mut guest: Guest, table: String) -> tokio::task::JoinHandle<(Guest, Seen)> {
    tokio::spawn(async move {
        let seen = guest.play(&table).await;
        (guest, seen)
    })
}

impl Played {
    /// What must be so after every game.
    async fn check(&self) {
        let view = self.players[0].0.client.table(&self.id).await.unwrap();
        assert_eq!(view.state, TableState::Over);
        let number = view.number;
        for (_, seen) in self.everyone() {
            assert_eq!(seen.numbers.last(), Some(&number), "everyone saw the end");
            assert!(seen.numbers.is_sorted(), "numbers grow");
            assert!(seen.end["seed"].is_string(), "the seed is told at the end");
        }
        self.check_log().await;
        self.check_secrets().await;
    }

    fn everyone(&self) -> impl Iterator<Item = &(Guest, Seen)> {
        self.players.iter().chain([&self.spectator])
    }

    /// The log has every acknowledged action, and no number was given to two actions.
    async fn check_log(&self) {
        let store = self.house.store().await;
        let table = store.table(self.id.parse().unwrap()).await.unwrap().unwrap();
        let log = store.log(table.id, 0).await.unwrap();
        assert_eq!(log.len() as u64, table.next_number);
        let mut numbers: Vec<u64> =
            self.players.iter().flat_map(|(_, seen)| seen.acknowledged.clone()).collect();
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), count, "an action was done twice");
        assert!(numbers.last().is_none_or(|last| *last <= table.next_number));
        store.close().await;
    }

    /// Nobody heard what they must not know.
    async fn check_secrets(&self) {
        let kept = self.kept().await;
        let players: Vec<&Seen> = self.players.iter().map(|(_, seen)| seen).collect();
        for (guest, _) in self.everyone() {
            let seats = guest.client.table(&self.id).await.unwrap().seats;
            let own: Vec<u8> =
                seats.iter().filter(|seat| seat.yours).map(|seat| seat.seat).collect();
            secrets::check(&guest.heard, &own, &players, &kept);
        }
    }

    /// What the server keeps to itself: sessions, and who people are to the store.
    async fn kept(&self) -> Vec<String> {
        let store = self.house.store().await;
        let table = store.table(self.id.parse().unwrap()).await.unwrap().unwrap();
        store.close().await;
        let people = table.seats.iter().filter_map(|seating| seating.holder.person());
        let sessions = self.everyone().filter_map(|(guest, _)| guest.client.session());
        people.map(|person| person.to_string()).chain(sessions).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_the_console_game() {
    let seats = vec![NewSeat::Me, NewSeat::Open, NewSeat::Open, NewSeat::Open];
    let played = play(4, table("console-en", as_it_is(), seats)).await;
    assert_eq!(played.players[0].1.end["seats"].as_array().unwrap().len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_the_french_micro_game_against_computers() {
    let seats = vec![NewSeat::Me, computer("level2of4"), computer("level4of4")];
    let changes = json!({"racks": "hidden"});
    play(1, table("micro-fr", changes, seats)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_computer_play_a_tournament() {
    let seats = vec![NewSeat::Me, NewSeat::Open, computer("level3")];
    let changes = json!({"mode": {"tournament": 2}, "racks": "hidden"});
    let played = play(2, table("deluxe-en", changes, seats)).await;
    assert_eq!(played.players[0].1.end["round"], json!([2, 2]));
}

#[tokio::test(flavor = "multi_thread")]
async fn someone_plays_alone_in_either_language() {
    for preset in ["console-en", "micro-fr"] {
        let changes = json!({"mode": "solitaire"});
        play(1, table(preset, changes, vec![NewSeat::Me])).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_a_computer_play_at_a_real_table() {
    let seats = vec![NewSeat::Me, NewSeat::Open, computer("level5")];
    let changes = json!({"mode": "real_board"});
    play(2, table("club", changes, seats)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_plays_in_french() {
    let seats = vec![NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let changes = json!({"language": "fr", "lexicon": "fr", "tiles": "french"});
    play(3, table("club", changes, seats)).await;
}

/// MS-056, DL-036
#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_screen_play_another_at_their_own() {
    let seats = vec![NewSeat::Me, NewSeat::Beside { name: "Anton".into() }, NewSeat::Open];
    let played = play(2, table("club", as_it_is(), seats)).await;
    let racks = &played.players[0].1.racks;
    assert!([0, 1].into_iter().all(|own| racks.keys().any(|(_, seat)| *seat == own)));
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_among_themselves_while_someone_watches() {
    let house = House::open().await;
    let host = Guest::new(&house.url(), "Ann").await;
    let mut request = table("deluxe-en", as_it_is(), vec![computer("level4"), computer("level8")]);
    request.start = true;
    let id = host.client.set_table(&request).await.unwrap().id;
    let update = host.client.updates(&id, None).await.unwrap().pop().unwrap();
    assert!(update.number == 0 && update.thinking.is_empty(), "nobody watches yet");
    let mut watching = host.client.watch(&id);
    loop {
        let update = crate::guest::next_update(&mut watching).await;
        test_kit::tally::check_tiles(&update.views[0].view);
        if update.number >= 3 {
            break;
        }
        if let Some(seat) = update.thinking.first() {
            host.client.force(&id, *seat).await.unwrap();
        }
    }
    assert!(host.heard.all().iter().any(|piece| piece.starts_with("event: trial")));
}
