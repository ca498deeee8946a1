//! What the server says, in French.

use super::Sentence;

/// The sentence as people hear it.
pub(super) fn say(sentence: &Sentence) -> String {
    match sentence {
        Sentence::Unreadable(why) => format!("Impossible de lire cette demande : {why}."),
        Sentence::NameFirst => "Dites d'abord sous quel nom vous voulez jouer.".into(),
        Sentence::NoSuchTable => "Cette table n'existe pas. Le lien ou le code est peut-être mal recopié, ou la table a été supprimée.".into(),
        Sentence::NoSuchGame(game) => format!("Il n'y a pas de jeu « {game} » ici."),
        Sentence::NoSuchPreset(preset) => format!("Ce jeu n'a pas de formule « {preset} »."),
        Sentence::NoSuchLevel(level) => format!("Ce jeu n'a pas de joueur « {level} »."),
        Sentence::NoSuchAddress => "Il n'y a rien à cette adresse.".into(),
        Sentence::TooLarge => "C'est trop à la fois.".into(),
        Sentence::NoSuchSeat => "Cette table n'a pas cette place.".into(),
        Sentence::NotYourSeat => "Cette place n'est pas la vôtre.".into(),
        Sentence::HostOnly => "Seule la personne qui a ouvert la table peut faire cela.".into(),
        Sentence::SeatedOnly => "Il faut être assis à la table pour faire cela.".into(),
        Sentence::SeatTaken => "Quelqu'un a été plus rapide : la place est prise.".into(),
        Sentence::Behind => "La partie a avancé entre-temps. Regardez la table et recommencez.".into(),
        Sentence::NotBegun => "La partie n'a pas encore commencé.".into(),
        Sentence::HasBegun => "La partie a déjà commencé.".into(),
        Sentence::Paused => "La table est en pause. Reprenez d'abord la partie.".into(),
        Sentence::NotPaused => "La table n'est pas en pause.".into(),
        Sentence::Over => "La partie est terminée.".into(),
        Sentence::SeatsOpen => "Il reste des places libres. Attendez des joueurs, ou confiez-les à l'ordinateur.".into(),
        Sentence::BadKey => "La clé d'une action compte de 1 à 64 caractères.".into(),
        Sentence::BadName => "Un nom compte de 1 à 30 caractères.".into(),
        Sentence::BadTitle => "Un titre compte de 1 à 80 caractères.".into(),
        Sentence::NotThinking => "Personne ne réfléchit à cette place.".into(),
        Sentence::Unavailable => "Le serveur a un souci passager. Rien n'est perdu ; réessayez bientôt.".into(),
        Sentence::Damaged => "L'enregistrement de cette table est abîmé : la partie ne peut pas continuer.".into(),
        Sentence::NoSuchLexicon(name) => format!("Il n'y a pas de liste de mots « {name} » ici."),
        Sentence::NotLetters(text) => format!("« {text} » ne s'écrit pas avec les jetons."),
        Sentence::BadPattern(pattern) => format!(
            "« {pattern} » n'est pas un modèle : des lettres, ? pour une lettre, * pour un nombre \
             quelconque de lettres, [IE] pour l'une de celles-ci, 63 au plus."
        ),
        Sentence::NothingAsked => "Dites quoi chercher : une anagramme ou un modèle.".into(),
        Sentence::LookupsForbidden(table) => format!(
            "Vous jouez à la table « {table} », dont les règles interdisent de consulter les \
             mots. Vous le pourrez de nouveau quand cette partie sera terminée."
        ),
        Sentence::NoSuchLayout(name) => format!("Il n'y a pas de plateau « {name} » ici."),
        Sentence::NoSuchFormat(format) => format!("Les parties ne s'écrivent pas en « {format} »."),
        Sentence::SecretUntilEnd => "Tant que d'autres jouent à cette table, la partie entière est un secret. Attendez qu'elle soit terminée.".into(),
    }
}
