//! What the server itself says to people, in both languages.

use protocol::ProblemKind;
use tabletop::{Language, Spoken};

/// Why something was not done, when it was not a game that refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sentence {
    /// The request could not be read.
    Unreadable(String),
    /// The sender has no name yet.
    NameFirst,
    /// There is no such table.
    NoSuchTable,
    /// There is no game of this name.
    NoSuchGame(String),
    /// There is no preset of this name.
    NoSuchPreset(String),
    /// There is no computer player of this name.
    NoSuchLevel(String),
    /// There is nothing at this address.
    NoSuchAddress,
    /// The request is too large.
    TooLarge,
    /// There is no such seat.
    NoSuchSeat,
    /// The seat is not the sender's.
    NotYourSeat,
    /// Only the host may do that.
    HostOnly,
    /// Only those who sit at the table may do that.
    SeatedOnly,
    /// The seat is held by someone else.
    SeatTaken,
    /// The table has moved on since.
    Behind,
    /// The game has not begun.
    NotBegun,
    /// The game has begun already.
    HasBegun,
    /// The table is paused.
    Paused,
    /// The table is not paused.
    NotPaused,
    /// The game is over.
    Over,
    /// Seats are still open.
    SeatsOpen,
    /// The key of an action is too long or empty.
    BadKey,
    /// A name is too long or empty.
    BadName,
    /// A title is too long or empty.
    BadTitle,
    /// A computer player that is not thinking.
    NotThinking,
    /// The database or the server is in trouble.
    Unavailable,
    /// The log of the table is damaged.
    Damaged,
}

impl Sentence {
    /// What kind of problem it is.
    pub(crate) const fn kind(&self) -> ProblemKind {
        match self {
            Self::Unreadable(_) | Self::BadKey | Self::BadName | Self::BadTitle => {
                ProblemKind::Unreadable
            }
            Self::TooLarge => ProblemKind::TooLarge,
            Self::NameFirst => ProblemKind::NameFirst,
            Self::NoSuchTable
            | Self::NoSuchGame(_)
            | Self::NoSuchPreset(_)
            | Self::NoSuchLevel(_)
            | Self::NoSuchAddress
            | Self::NoSuchSeat => ProblemKind::NotFound,
            Self::NotYourSeat | Self::HostOnly | Self::SeatedOnly => ProblemKind::NotYours,
            Self::SeatTaken => ProblemKind::SeatTaken,
            Self::Behind => ProblemKind::Behind,
            Self::NotBegun
            | Self::HasBegun
            | Self::Paused
            | Self::NotPaused
            | Self::Over
            | Self::SeatsOpen
            | Self::NotThinking => ProblemKind::WrongState,
            Self::Unavailable | Self::Damaged => ProblemKind::Unavailable,
        }
    }

    fn in_english(&self) -> String {
        match self {
            Self::Unreadable(why) => format!("This could not be read: {why}."),
            Self::NameFirst => "Say first under which name you want to play.".into(),
            Self::NoSuchTable => {
                "There is no such table. Its link or code may be mistyped, or it was removed."
                    .into()
            }
            Self::NoSuchGame(game) => format!("There is no game “{game}” here."),
            Self::NoSuchPreset(preset) => format!("This game has no preset “{preset}”."),
            Self::NoSuchLevel(level) => {
                format!("There is no computer player “{level}” in this game.")
            }
            Self::NoSuchAddress => "There is nothing at this address.".into(),
            Self::TooLarge => "That is too much at once.".into(),
            Self::NoSuchSeat => "This table has no such seat.".into(),
            Self::NotYourSeat => "This seat is not yours.".into(),
            Self::HostOnly => "Only the one who set the table can do that.".into(),
            Self::SeatedOnly => "Only those who sit at the table can do that.".into(),
            Self::SeatTaken => "Someone else was quicker: this seat is taken.".into(),
            Self::Behind => {
                "The game has gone on meanwhile. Look at the table and try again.".into()
            }
            Self::NotBegun => "The game has not begun yet.".into(),
            Self::HasBegun => "The game has begun already.".into(),
            Self::Paused => "The table is paused. Resume it first.".into(),
            Self::NotPaused => "The table is not paused.".into(),
            Self::Over => "The game is over.".into(),
            Self::SeatsOpen => {
                "Some seats are still open. Wait for players, or seat the computer there.".into()
            }
            Self::BadKey => "The key of an action has from 1 to 64 characters.".into(),
            Self::BadName => "A name has from 1 to 30 characters.".into(),
            Self::BadTitle => "A title has from 1 to 80 characters.".into(),
            Self::NotThinking => "Nobody is thinking on that seat.".into(),
            Self::Unavailable => {
                "The server is in trouble for the moment. Nothing is lost; try again soon.".into()
            }
            Self::Damaged => "The record of this table is damaged and cannot be played on.".into(),
        }
    }

    fn in_french(&self) -> String {
        match self {
            Self::Unreadable(why) => format!("Impossible de lire cette demande : {why}."),
            Self::NameFirst => "Dites d'abord sous quel nom vous voulez jouer.".into(),
            Self::NoSuchTable => "Cette table n'existe pas. Le lien ou le code est peut-être mal recopié, ou la table a été supprimée.".into(),
            Self::NoSuchGame(game) => format!("Il n'y a pas de jeu « {game} » ici."),
            Self::NoSuchPreset(preset) => format!("Ce jeu n'a pas de formule « {preset} »."),
            Self::NoSuchLevel(level) => format!("Ce jeu n'a pas de joueur « {level} »."),
            Self::NoSuchAddress => "Il n'y a rien à cette adresse.".into(),
            Self::TooLarge => "C'est trop à la fois.".into(),
            Self::NoSuchSeat => "Cette table n'a pas cette place.".into(),
            Self::NotYourSeat => "Cette place n'est pas la vôtre.".into(),
            Self::HostOnly => "Seule la personne qui a ouvert la table peut faire cela.".into(),
            Self::SeatedOnly => "Il faut être assis à la table pour faire cela.".into(),
            Self::SeatTaken => "Quelqu'un a été plus rapide : la place est prise.".into(),
            Self::Behind => "La partie a avancé entre-temps. Regardez la table et recommencez.".into(),
            Self::NotBegun => "La partie n'a pas encore commencé.".into(),
            Self::HasBegun => "La partie a déjà commencé.".into(),
            Self::Paused => "La table est en pause. Reprenez d'abord la partie.".into(),
            Self::NotPaused => "La table n'est pas en pause.".into(),
            Self::Over => "La partie est terminée.".into(),
            Self::SeatsOpen => "Il reste des places libres. Attendez des joueurs, ou confiez-les à l'ordinateur.".into(),
            Self::BadKey => "La clé d'une action compte de 1 à 64 caractères.".into(),
            Self::BadName => "Un nom compte de 1 à 30 caractères.".into(),
            Self::BadTitle => "Un titre compte de 1 à 80 caractères.".into(),
            Self::NotThinking => "Personne ne réfléchit à cette place.".into(),
            Self::Unavailable => "Le serveur a un souci passager. Rien n'est perdu ; réessayez bientôt.".into(),
            Self::Damaged => "L'enregistrement de cette table est abîmé : la partie ne peut pas continuer.".into(),
        }
    }
}

impl Spoken for Sentence {
    fn say(&self, language: Language) -> String {
        match language {
            Language::English => self.in_english(),
            Language::French => self.in_french(),
        }
    }
}
