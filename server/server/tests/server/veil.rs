//! Two people at one screen: while the veil is down, no byte that comes there tells of a rack.

use client::{Client, Method, Watching, action};
use protocol::{NewSeat, NewTableRequest, ProblemKind, StreamEvent, Update};
use serde_json::{Value, json};
use test_kit::robot::Robot;

use crate::guest::{Guest, Heard, choose, is_over, next, table, veiled_seat};
use crate::house::House;
use crate::secrets::{check_strings, messages, sorted};

/// This many turns of every preset are played.
const TURNS: usize = 8;

/// A screen that two people share, and what came to it since each of them acted last.
struct Screen {
    guest: Guest,
    stranger: Client,
    id: String,
    formats: Vec<String>,
    stream: Watching,
    since: [usize; 2],
}

/// MS-056, DL-036, PS-064
#[tokio::test(flavor = "multi_thread")]
async fn hidden_racks_do_not_leak_in_hot_seat() {
    let house = House::open().await;
    let guest = Guest::new(&house.url(), "Ann").await;
    for game in guest.client.games().await.unwrap() {
        for preset in game.presets.iter().filter(|preset| preset.rules.get("racks").is_some()) {
            let seats = vec![NewSeat::Me, NewSeat::Beside { name: "Bea".into() }];
            let mut changes = json!({"racks": "hidden"});
            if preset.name == "club" {
                changes = json!({"racks": "hidden", "remaining": "in_bag", "undo": "always"});
            }
            let request = NewTableRequest {
                game: game.id.clone(),
                start: true,
                ..table(&preset.name, changes, seats)
            };
            Screen::open(&house, &request, &game.formats).await.play().await;
        }
    }
}

impl Screen {
    async fn open(house: &House, request: &NewTableRequest, formats: &[String]) -> Self {
        let guest = Guest::new(&house.url(), "Ann").await;
        let id = guest.client.set_table(request).await.unwrap().id;
        let stream = guest.client.watch(&id);
        let stranger = Guest::nameless(&house.url()).client;
        Self { guest, stranger, id, formats: formats.to_vec(), stream, since: [0; 2] }
    }

    async fn play(mut self) {
        let mut robot = Robot::new(5);
        let mut update = self.heard_at(0).await;
        for _ in 0..TURNS {
            if let Some(seat) = veiled_seat(&update) {
                self.check_nothing_is_told().await;
                update = self.unveil(seat).await;
            }
            let mut unveiled = update.views.iter().filter(|seated| !seated.veiled);
            let seated = unveiled.next().unwrap();
            let (seat, wanted) = (seated.seat.unwrap(), choose(&mut robot, &seated.view).unwrap());
            assert!(unveiled.next().is_none(), "one rack is shown at a time");
            self.since[usize::from(seat)] = self.guest.heard.all().len();
            let request = action(seat, update.number, wanted);
            let answer = self.guest.client.act(&self.id, &request).await.unwrap();
            update = self.heard_at(answer.number).await;
            if is_over(&update) {
                return;
            }
            assert_eq!(update.views, answer.views, "the answer tells what the stream tells");
        }
    }

    /// The update of this number, once the stream has brought it.
    async fn heard_at(&mut self, number: u64) -> Update {
        loop {
            match next(&mut self.stream).await {
                StreamEvent::Update(update) if update.number >= number => return update,
                _ => {}
            }
        }
    }

    /// Behind the veil a screen sees what a stranger sees, and every question is refused.
    async fn check_nothing_is_told(&self) {
        let seen = self.guest.client.updates(&self.id, None).await.unwrap().pop().unwrap();
        let strange = self.stranger.updates(&self.id, None).await.unwrap().pop().unwrap();
        for seated in &seen.views {
            assert!(seated.veiled);
            assert_eq!(seated.view, strange.views[0].view);
        }
        for seat in [0, 1] {
            for question in [json!({"ask": "hint", "asked_before": 0}), json!({"ask": "preview"})] {
                let refused = self.guest.client.ask(&self.id, seat, question).await.unwrap_err();
                assert_eq!(refused.kind(), Some(ProblemKind::WrongState));
            }
            let pass = action(seat, seen.number, json!({"do": "pass"}));
            let refused = self.guest.client.act(&self.id, &pass).await.unwrap_err();
            assert_eq!(refused.kind(), Some(ProblemKind::WrongState));
        }
        for format in &self.formats {
            let path = format!("/api/tables/{}/file?format={format}", self.id);
            self.guest
                .client
                .send(Method::GET, &path, Vec::new())
                .await
                .unwrap()
                .succeeded()
                .unwrap();
        }
    }

    /// Raises the veil; what came before held nothing of the rack that is shown.
    async fn unveil(&mut self, seat: u8) -> Update {
        let heard = self.guest.heard.clone();
        let before = heard.all().len();
        let update = self.guest.client.unveil(&self.id, Some(seat)).await.unwrap();
        let seated = update.views.iter().find(|seated| seated.seat == Some(seat)).unwrap();
        assert!(!seated.veiled);
        let rack = seated.view["seats"][usize::from(seat)]["rack"]["shown"].as_str().unwrap();
        check_heard(&heard, self.since[usize::from(seat)]..before, &sorted(rack));
        while self.heard_at(update.number).await.views != update.views {}
        update
    }
}

/// None of these messages spells a rack.
fn check_heard(heard: &Heard, which: std::ops::Range<usize>, rack: &str) {
    for piece in &heard.all()[which] {
        match messages(piece).as_slice() {
            [] => check_strings(&Value::from(piece.as_str()), &[rack.to_owned()]),
            messages => {
                for message in messages {
                    check_strings(message, &[rack.to_owned()]);
                }
            }
        }
    }
}
