//! Accounts: creating one, signing in and out, changing the password.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{Credentials, Me, PasswordChange, Problem};
use store::{AccountError, MergeError, NewAccount, Person, PersonId};

use super::people::shown;
use crate::app_state::AppState;
use crate::body::Body;
use crate::live::EndedSessions;
use crate::names;
use crate::passwords;
use crate::peer_address::PeerAddress;
use crate::rejection::Rejection;
use crate::sentences::{RequestRejection, Sentence};
use crate::session::{self, Anyone};

/// Create an account; it keeps what I have played so far
#[utoipa::path(
    post, path = "/api/account", request_body = Credentials,
    responses(
        (status = 200, description = "The account is made and signed in", body = Me),
        (status = 409, description = "The name is taken, or there is an account already", body = Problem),
        (status = 429, description = "Too often", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn make_account(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    anyone: Anyone,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Rejection> {
    let name = names::checked(&name)?;
    passwords::check(&password)?;
    if anyone.person.as_ref().is_some_and(|person| person.account_name.is_some()) {
        return Err(RequestRejection::HasAccount.into());
    }
    app.rate_limits.make_account(address)?;
    if app.store.account(&name).await?.is_some() {
        return Err(RequestRejection::NameTaken(name).into());
    }
    let password_hash = app.passwords.hash(password).await?;
    let guest = match &anyone.person {
        Some(guest) => guest.id,
        None => app.store.welcome(&name, app.clock.timestamp()).await?.id,
    };
    let account = NewAccount { name, password_hash };
    app.store.claim_account(guest, account).await.map_err(|error| match error {
        AccountError::NameTaken(name) => RequestRejection::NameTaken(name).into(),
        AccountError::NotAGuest => RequestRejection::HasAccount.into(),
        AccountError::Fault(fault) => Rejection::from(fault),
    })?;
    signed_in(&app, &anyone, guest).await
}

/// Sign in; games I played as a guest move to the account
#[utoipa::path(
    post, path = "/api/sign-in", request_body = Credentials,
    responses(
        (status = 200, body = Me),
        (status = 401, description = "The name or the password is wrong", body = Problem),
        (status = 429, description = "Too often", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn sign_in(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    anyone: Anyone,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Rejection> {
    let name = names::checked(&name).map_err(|_| RequestRejection::WrongPassword)?;
    app.rate_limits.sign_in(address, &name)?;
    let person = owner(&app, &name, password).await?;
    let guest = anyone.person.as_ref().filter(|guest| guest.account_name.is_none());
    if let Some(guest) = guest {
        take_over(&app, guest.id, person).await?;
    }
    signed_in(&app, &anyone, person).await
}

/// Sign out in this browser
#[utoipa::path(
    post, path = "/api/sign-out",
    responses((status = 200, body = Me), (status = "default", body = Problem))
)]
pub(super) async fn sign_out(
    State(app): State<Arc<AppState>>,
    anyone: Anyone,
) -> Result<impl IntoResponse, Rejection> {
    if let Some(token) = &anyone.token {
        app.store.end_session(token).await?;
        app.signed_out(&EndedSessions::One(token.clone()));
    }
    Ok((session::forget(anyone.is_secure), Json(Me::default())))
}

/// Change my password; all other browsers are signed out
#[utoipa::path(
    put, path = "/api/account/password", request_body = PasswordChange,
    responses(
        (status = 200, body = Me),
        (status = 401, description = "The password so far is another", body = Problem),
        (status = "default", body = Problem)
    )
)]
pub(super) async fn change_password(
    State(app): State<Arc<AppState>>,
    PeerAddress(address): PeerAddress,
    anyone: Anyone,
    Body(PasswordChange { old, new }): Body<PasswordChange>,
) -> Result<Response, Rejection> {
    let Some(person) = &anyone.person else { return Err(Sentence::NameFirst.into()) };
    let name = person.account_name.as_ref().ok_or(RequestRejection::NoAccount)?;
    passwords::check(&new)?;
    app.rate_limits.sign_in(address, name)?;
    let owner = owner(&app, name, old).await?;
    let password_hash = app.passwords.hash(new).await?;
    app.store.change_password(owner, password_hash).await?;
    app.store.end_sessions_of(owner).await?;
    app.signed_out(&EndedSessions::AllOf(owner));
    signed_in(&app, &anyone, owner).await
}

/// The owner of an account, if the password is right. A wrong name takes as long as a wrong password.
async fn owner(app: &AppState, name: &str, password: String) -> Result<PersonId, Rejection> {
    let account = app.store.account(name).await?;
    let (owner, hash) = account.map(|account| (account.person, account.password_hash)).unzip();
    let fits = app.passwords.fits(password, hash).await?;
    owner.filter(|_| fits).ok_or_else(|| RequestRejection::WrongPassword.into())
}

/// Gives a guest's games to the account they signed in to.
async fn take_over(app: &AppState, guest: PersonId, person: PersonId) -> Result<(), Rejection> {
    match app.store.merge_guest(guest, person).await {
        Ok(tables) => {
            app.claimed(&tables, guest, person);
            Ok(())
        }
        // Another request of the same browser has already done it.
        Err(MergeError::NotAGuest | MergeError::NoAccount) => Ok(()),
        Err(MergeError::Fault(fault)) => Err(fault.into()),
    }
}

/// Starts a new session for a person who has just signed in.
async fn signed_in(
    app: &AppState,
    anyone: &Anyone,
    person: PersonId,
) -> Result<Response, Rejection> {
    if let Some(token) = &anyone.token {
        app.store.end_session(token).await?;
        app.signed_out(&EndedSessions::One(token.clone()));
    }
    let person: Person = app.store.person(person).await?.ok_or(RequestRejection::WrongPassword)?;
    let cookie = session::begin(app, person.id, anyone.is_secure).await?;
    Ok((cookie, Json(shown(&person))).into_response())
}
