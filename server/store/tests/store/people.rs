//! People, accounts and sessions.

use std::time::Duration;

use serde_json::json;
use store::{
    AccountError, Append, Bookmark, Holder, IdempotencyKey, MergeError, NewAccount, NewSession,
    TokenHash,
};

use crate::place::{NOON, event, guest, new_table, on_both};

fn account(name: &str) -> NewAccount {
    NewAccount { name: name.into(), password_hash: "$argon2id$…".into() }
}

#[test]
fn a_guest_needs_only_a_name() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = store.welcome("Ann", NOON).await.unwrap();
        assert_eq!(store.person(ann.id).await.unwrap(), Some(ann.clone()));
        store.rename_person(ann.id, "Änn 🂡 'quoted'").await.unwrap();
        let renamed = store.person(ann.id).await.unwrap().unwrap();
        assert_eq!((renamed.shown_name.as_str(), renamed.account_name), ("Änn 🂡 'quoted'", None));
    });
}

#[test]
fn a_guest_who_opens_an_account_stays_the_same_person() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        store.claim_account(ann, account(" Ann ")).await.unwrap();
        assert!(store.account("aNN").await.unwrap().unwrap().person == ann);
        let person = store.person(ann).await.unwrap().unwrap();
        assert_eq!(person.account_name.as_deref(), Some("Ann"));
        let again = store.claim_account(ann, account("other")).await;
        assert!(matches!(again, Err(AccountError::NotAGuest)));
    });
}

#[test]
fn two_accounts_never_have_the_same_name() {
    on_both(async |place| {
        let store = place.open().await;
        let (ann, ben) = (guest(&store, "Ann").await, guest(&store, "Ben").await);
        store.claim_account(ann, account("Émile")).await.unwrap();
        let refusal = store.claim_account(ben, account("éMILE")).await.unwrap_err();
        assert_eq!(refusal.to_string(), "the name `éMILE` is taken: choose another");
        assert!(store.account("Ben").await.unwrap().is_none());
    });
}

#[test]
fn a_password_is_changed_only_where_there_is_one() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        assert!(!store.change_password(ann, "new".into()).await.unwrap());
        store.claim_account(ann, account("Ann")).await.unwrap();
        assert!(store.change_password(ann, "new".into()).await.unwrap());
        assert!(store.account("Ann").await.unwrap().unwrap().password_hash == "new");
    });
}

#[test]
fn signing_in_takes_over_what_the_guest_has_played() {
    on_both(async |place| {
        let store = place.open().await;
        let (guest_ann, ann) = (guest(&store, "Ann").await, guest(&store, "Ann").await);
        store.claim_account(ann, account("Ann")).await.unwrap();
        let table = store.set_table(new_table(guest_ann), NOON).await.unwrap().id;
        let watched = store.set_table(new_table(ann), NOON).await.unwrap().id;
        store.keep(guest_ann, watched, Bookmark::Watched).await.unwrap();
        store.keep(ann, watched, Bookmark::Saved).await.unwrap();
        let key = |person| Some(IdempotencyKey { person, key: "one".into() });
        let action = Append { key: key(guest_ann), ..event(table, 0) };
        store.append(action, NOON).await.unwrap();

        assert_eq!(store.merge_guest(guest_ann, ann).await.unwrap(), [table]);

        let mine = store.tables_of(ann, 10).await.unwrap();
        assert_eq!(mine.len(), 2);
        let taken_over = store.table(table).await.unwrap().unwrap();
        assert_eq!(taken_over.host, Some(ann));
        assert_eq!(taken_over.seats[0].holder, Holder::Person(ann));
        assert_eq!(store.kept(ann).await.unwrap(), [(watched, Bookmark::Saved)]);
        assert!(store.action(table, &key(ann).unwrap()).await.unwrap().unwrap().repeated);
        assert_eq!(store.person(guest_ann).await.unwrap(), None);
    });
}

#[test]
fn only_guests_are_taken_over_and_only_by_accounts() {
    on_both(async |place| {
        let store = place.open().await;
        let (ann, ben) = (guest(&store, "Ann").await, guest(&store, "Ben").await);
        assert!(matches!(store.merge_guest(ann, ben).await, Err(MergeError::NoAccount)));
        store.claim_account(ann, account("Ann")).await.unwrap();
        assert!(matches!(store.merge_guest(ann, ben).await, Err(MergeError::NotAGuest)));
        assert!(matches!(store.merge_guest(ann, ann).await, Err(MergeError::NotAGuest)));
    });
}

#[test]
fn a_session_holds_until_it_runs_out_or_is_ended() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        let token = TokenHash::of("a long random token");
        let hour = Duration::from_hours(1);
        let session = NewSession { token: token.clone(), person: ann, expires: NOON.after(hour) };
        store.begin_session(session, NOON).await.unwrap();
        assert_eq!(store.session(&token, NOON).await.unwrap().unwrap().person, ann);
        assert_eq!(store.session(&TokenHash::of("another"), NOON).await.unwrap(), None);
        assert_eq!(store.session(&token, NOON.after(hour)).await.unwrap(), None);

        store.note_use(&token, NOON, NOON.after(2 * hour)).await.unwrap();
        assert!(store.session(&token, NOON.after(hour)).await.unwrap().is_some());
        store.end_session(&token).await.unwrap();
        assert_eq!(store.session(&token, NOON).await.unwrap(), None);
    });
}

#[test]
fn sessions_that_ran_out_are_cleaned_up() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        for (token, hours) in [("one", 1), ("two", 2), ("three", 3)] {
            let expires = NOON.after(Duration::from_hours(hours));
            let session = NewSession { token: TokenHash::of(token), person: ann, expires };
            store.begin_session(session, NOON).await.unwrap();
        }
        let later = NOON.after(Duration::from_mins(90));
        assert_eq!(store.clean_up(later).await.unwrap().sessions, 1);
        assert_eq!(store.end_sessions_of(ann).await.unwrap(), 2);
    });
}

#[test]
fn a_persons_last_choices_are_remembered() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        assert_eq!(store.settings(ann).await.unwrap(), Some(json!({})));
        let chosen = json!({ "looks": { "tiles": "ivory" }, "language": "fr" });
        store.keep_settings(ann, &chosen).await.unwrap();
        assert_eq!(store.settings(ann).await.unwrap(), Some(chosen));
    });
}

#[test]
fn guests_who_have_nothing_here_are_forgotten_after_a_month() {
    on_both(async |place| {
        let store = place.open().await;
        let (ann, eve) = (guest(&store, "Ann").await, guest(&store, "Eve").await);
        store.set_table(new_table(ann), NOON).await.unwrap();
        let keeper = guest(&store, "Ben").await;
        store.claim_account(keeper, account("Ben")).await.unwrap();
        assert_eq!(store.clean_up(NOON).await.unwrap().guests, 0);
        let later = NOON.after(Duration::from_hours(31 * 24));
        assert_eq!(store.clean_up(later).await.unwrap().guests, 1);
        assert_eq!(store.person(eve).await.unwrap(), None);
        assert!(store.person(keeper).await.unwrap().is_some());
    });
}
