//! What is said at the door: to requests of the wrong kind, and to those who sign in.

use protocol::ProblemKind;
use tabletop::{Language, Spoken};

use crate::rejection::Rejection;

/// Why a request was not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RequestRejection {
    /// A password is too short or too long.
    BadPassword,
    /// The name of an account, or its password, is wrong.
    WrongPassword,
    /// Someone else has this name for his account.
    NameTaken(String),
    /// The sender has an account already.
    HasAccount,
    /// The sender has no account.
    NoAccount,
    /// Settings that are no object, or too large.
    BadSettings,
    /// So many times so quickly, and how many seconds to wait.
    TooMany(u64),
    /// The request did not come to its end in time.
    TooSlow,
    /// The body is not said to be JSON.
    NotJson,
    /// The method is not known at this address.
    WrongMethod,
    /// A page of another site has made the request.
    OtherSite,
}

impl RequestRejection {
    const fn kind(&self) -> ProblemKind {
        match self {
            Self::BadPassword | Self::BadSettings => ProblemKind::Unreadable,
            Self::WrongPassword => ProblemKind::WrongPassword,
            Self::NameTaken(_) => ProblemKind::NameTaken,
            Self::HasAccount | Self::NoAccount => ProblemKind::WrongState,
            Self::TooMany(_) => ProblemKind::TooMany,
            Self::TooSlow => ProblemKind::TooSlow,
            Self::NotJson => ProblemKind::NotJson,
            Self::WrongMethod => ProblemKind::WrongMethod,
            Self::OtherSite => ProblemKind::OtherSite,
        }
    }

    fn in_english(&self) -> String {
        match self {
            Self::BadPassword => "A password has from 8 to 200 characters.".into(),
            Self::WrongPassword => "There is no account with this name and this password.".into(),
            Self::NameTaken(name) => {
                format!("Someone else has the name “{name}”. Choose another, or sign in.")
            }
            Self::HasAccount => "You have an account already.".into(),
            Self::NoAccount => "You have no account yet.".into(),
            Self::BadSettings => "Settings are a JSON object of at most 32 KB.".into(),
            Self::TooMany(seconds) => {
                format!("That was very often in a short time. Try again in {seconds} seconds.")
            }
            Self::TooSlow => "The request took too long to arrive. Try again.".into(),
            Self::NotJson => "Send JSON, with the content type application/json.".into(),
            Self::WrongMethod => "This address does not know this method.".into(),
            Self::OtherSite => "A page of another site cannot do that here.".into(),
        }
    }

    fn in_french(&self) -> String {
        match self {
            Self::BadPassword => "Un mot de passe compte de 8 à 200 caractères.".into(),
            Self::WrongPassword => "Aucun compte n'a ce nom et ce mot de passe.".into(),
            Self::NameTaken(name) => format!(
                "Quelqu'un d'autre porte le nom « {name} ». Choisissez-en un autre, ou connectez-vous."
            ),
            Self::HasAccount => "Vous avez déjà un compte.".into(),
            Self::NoAccount => "Vous n'avez pas encore de compte.".into(),
            Self::BadSettings => "Les réglages sont un objet JSON de 32 Ko au plus.".into(),
            Self::TooMany(seconds) => {
                format!("C'était bien souvent en peu de temps. Réessayez dans {seconds} secondes.")
            }
            Self::TooSlow => "La demande a mis trop de temps à arriver. Réessayez.".into(),
            Self::NotJson => "Envoyez du JSON, avec le type application/json.".into(),
            Self::WrongMethod => "Cette adresse ne connaît pas cette méthode.".into(),
            Self::OtherSite => "La page d'un autre site ne peut pas faire cela ici.".into(),
        }
    }
}

impl Spoken for RequestRejection {
    fn say(&self, language: Language) -> String {
        match language {
            Language::English => self.in_english(),
            Language::French => self.in_french(),
        }
    }
}

impl From<RequestRejection> for Rejection {
    fn from(said: RequestRejection) -> Self {
        Self::new(said.kind(), said)
    }
}
