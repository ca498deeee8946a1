//! The house: games are kept by the same server as the page's, in the same process or elsewhere.

mod support;

use protocol::{NewSeat, StreamEvent};
use serde_json::json;
use support::{Folder, against, club};
use terminal::{House, HouseError, Place, Session};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_without_a_socket_and_taken_up_again() {
    let folder = Folder::new();
    let house = folder.open().await;
    house.client().take_name("Anna").await.unwrap();
    let seats = vec![NewSeat::Me, against("level1")];
    let mut session = Session::begin(house.client(), &club(seats)).await.unwrap();
    assert_eq!(session.seat(), Some(0));
    let view: crossword::View = session.view().unwrap();
    assert_eq!(view.board.len(), 15);
    session.act(json!({"do": "pass"})).await.unwrap();
    let mut watching = session.watch();
    while session.update().number < 2 {
        let event = watching.next().await.unwrap().unwrap();
        session.note(event);
    }
    let (id, number) = (session.table().id.clone(), session.update().number);
    drop(watching);
    house.close().await;

    let house = folder.open().await;
    assert_eq!(house.client().me().await.unwrap().name.as_deref(), Some("Anna"));
    assert_eq!(house.client().own_tables().await.unwrap().tables[0].id, id);
    let session = Session::go_on(house.client(), &id).await.unwrap();
    assert_eq!(session.update().number, number);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_has_a_sentence_and_changes_nothing() {
    let folder = Folder::new();
    let house = folder.open().await;
    house.client().take_name("Anna").await.unwrap();
    let beside = NewSeat::Beside { name: "Ben".into() };
    let mut session =
        Session::begin(house.client(), &club(vec![NewSeat::Me, beside])).await.unwrap();
    let fault = session.act(json!({"do": "challenge"})).await.unwrap_err();
    assert_eq!(fault.problem().unwrap().sentence, "there is no play that you could challenge");
    assert_eq!(session.update().number, 0);
    session.act(json!({"do": "pass"})).await.unwrap();
    assert_eq!(session.seat(), Some(1), "the seat on the screen is the one to move");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_do_not_share_a_data_folder() {
    let folder = Folder::new();
    let running = server::start(folder.config()).await.unwrap();
    let address = format!("http://{}", running.address());
    let place = Place::Here(Box::new(folder.config()));
    let Err(HouseError::InUse(found)) =
        House::open(place, folder.path(), locales::Language::EN).await
    else {
        panic!("both have it open");
    };
    assert_eq!(found, address);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begun_here_goes_on_at_a_server_on_the_same_folder() {
    let folder = Folder::new();
    let house = folder.open().await;
    house.client().take_name("Anna").await.unwrap();
    let request = club(vec![NewSeat::Me, against("level1")]);
    let session = Session::begin(house.client(), &request).await.unwrap();
    let id = session.table().id.clone();
    house.close().await;

    let running = server::start(folder.config()).await.unwrap();
    let there = Place::There(format!("http://{}", running.address()));
    let house = House::open(there, folder.path(), locales::Language::EN).await.unwrap();
    let mut session = Session::go_on(house.client(), &id).await.unwrap();
    assert_eq!(session.own_seats(), [0]);
    session.act(json!({"do": "pass"})).await.unwrap();
    house.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_of_the_folder_plays_on_as_someone_of_the_page() {
    let folder = Folder::new();
    let running = server::start(folder.config()).await.unwrap();
    let page = client::Client::connect(&format!("http://{}", running.address())).await.unwrap();
    page.take_name("Zoe").await.unwrap();
    let table = page.set_table(&club(vec![NewSeat::Me, against("level1")])).await.unwrap();
    running.stop().await;

    let mut house = folder.open().await;
    let people = house.people().await;
    assert_eq!(people[0].shown_name, "Zoe");
    house.play_as(&people[0]).await.unwrap();
    assert_eq!(house.client().own_tables().await.unwrap().tables[0].id, table.id);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_a_link_or_a_code() {
    let folder = Folder::new();
    let running = server::start(folder.config()).await.unwrap();
    let url = format!("http://{}", running.address());
    let host = client::Client::connect(&url).await.unwrap();
    host.take_name("Zoe").await.unwrap();
    let table = host.set_table(&club(vec![NewSeat::Me, NewSeat::Open])).await.unwrap();

    let elsewhere = Folder::new();
    let house =
        House::open(Place::There(url), elsewhere.path(), locales::Language::EN).await.unwrap();
    house.client().take_name("Anna").await.unwrap();
    let mut session = Session::join(house.client(), &table.code).await.unwrap();
    assert!(session.table().seats[1].yours);
    let mut watching = session.watch();
    host.start(&table.id).await.unwrap();
    while session.update().views.is_empty() {
        let event = watching.next().await.unwrap().unwrap();
        if let StreamEvent::Update(update) = &event {
            assert_eq!(update.number, 0);
        }
        session.note(event);
    }
    assert_eq!(session.own_seats(), [1]);
    house.close().await;
    running.stop().await;
}
