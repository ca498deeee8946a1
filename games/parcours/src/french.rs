//! What players and hosts are told, in French: written for it, not translated word by word.

use tabletop::{Language, Spoken};

use crate::setup::MOST_PLAYERS;
use crate::{ClockError, InvalidOptions, Refusal};

impl Spoken for Refusal {
    fn say(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::French => refusal(self),
        }
    }
}

impl Spoken for InvalidOptions {
    fn say(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::French => unplayable(self),
        }
    }
}

fn refusal(refusal: &Refusal) -> String {
    let plain = match refusal {
        Refusal::NoSuchSeat => "cette place n'existe pas à cette table",
        Refusal::NotYourTurn => "ce n'est pas votre main",
        Refusal::NoHints => "à cette table, on joue sans indices",
        Refusal::Over => "la partie est terminée",
        Refusal::Paused => "la partie est en pause ; reprenez-la d'abord",
        Refusal::NotPaused => "la partie n'est pas en pause",
        Refusal::TimeIsUp => "le temps de cette main est écoulé",
        Refusal::GivenUp => "vous avez abandonné cette partie",
        Refusal::NoSuchPlace => "cet emplacement n'existe sur aucun plateau",
        Refusal::PathWordLaid => {
            "une main compte un seul mot du parcours ; jouez sur vos satellites ou terminez la main"
        }
        Refusal::OneWord => "à cette table, une main compte un seul mot ; terminez la main",
        Refusal::SecondWordLaid => "le second jeu compte un seul mot ; terminez la main",
        Refusal::NotFreed => "ce satellite n'est pas libéré : son mot du parcours vient d'abord",
        Refusal::Covered => "ce satellite est déjà recouvert",
        Refusal::NotYourPath => "chacun suit son propre parcours",
        Refusal::NotYourSatellite => {
            "le satellite d'un autre joueur ne s'ouvre qu'après une case blanche, une fois vos neuf lettres reconstituées"
        }
        Refusal::NothingLaid => "vous n'avez posé aucun mot : passez, ou rachetez la main",
        Refusal::WordLaid => "vous avez posé un mot : terminez plutôt la main",
        Refusal::BuysNothing => "indiquez les lettres que vous voulez changer",
        Refusal::BoughtBefore => "à cette table, une main ne se rachète qu'une fois",
        Refusal::NoBuyingNow => "on ne rachète pas de main dans le second jeu d'une case blanche",
        Refusal::NothingToRefill => "on ne reconstitue ses neuf lettres qu'après une case blanche",
        Refusal::NothingToTakeBack => "il n'y a aucun mot de cette main à reprendre",
        Refusal::NotAsked => "on ne vous a rien demandé",
        Refusal::NoSuchTile { .. }
        | Refusal::WrongLength { .. }
        | Refusal::NotNext { .. }
        | Refusal::NotInRack { .. }
        | Refusal::UnknownWord { .. }
        | Refusal::AskedFirst { .. } => return told_refusal(refusal),
    };
    plain.to_owned()
}

/// Those that name what was found.
fn told_refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoSuchTile { found } => format!("il n'y a pas de jeton {found}"),
        Refusal::WrongLength { wanted, found } => {
            format!("il faut ici un mot de {wanted} lettres exactement, pas {found}")
        }
        Refusal::NotNext { next } => {
            format!("le parcours se recouvre mot après mot ; c'est le tour de la case {next}")
        }
        Refusal::NotInRack { missing } if missing == "?" => {
            "vous n'avez pas de joker sur le chevalet".to_owned()
        }
        Refusal::NotInRack { missing } => format!("vous n'avez pas de {missing} sur le chevalet"),
        Refusal::UnknownWord { word, list } => {
            let list = match list.as_str() {
                "English" => "la liste anglaise",
                "French" => "la liste française",
                _ => "cette liste",
            };
            format!("{word} n'est pas dans {list}")
        }
        Refusal::AskedFirst { word } => format!("la table se prononce d'abord sur {word}"),
        other => other.to_string(),
    }
}

fn unplayable(unplayable: &InvalidOptions) -> String {
    match unplayable {
        InvalidOptions::Players(found) => {
            format!("ce jeu se joue de 1 à {MOST_PLAYERS}, pas à {found}")
        }
        InvalidOptions::Computer(unknown) => {
            format!("il n'y a pas de joueur « {} » ; il y a level1 à level8 et expert", unknown.0)
        }
        InvalidOptions::Name { longest, found } => {
            format!("un nom a de 1 à {longest} caractères ; « {found} » ne convient pas")
        }
        InvalidOptions::NoLexicon(name) => format!("il n'y a pas ici de liste de mots « {name} »"),
        InvalidOptions::OtherLexicon { name, expected } => format!(
            "la liste « {name} » n'est pas celle avec laquelle la partie a commencé (son empreinte était {expected})"
        ),
        InvalidOptions::NoBag(name) => format!("il n'y a pas ici de sac de lettres « {name} »"),
        InvalidOptions::NoBoard(name) => format!("il n'y a pas ici de plateau « {name} »"),
        InvalidOptions::SameBoard(name) => {
            format!("le plateau « {name} » figure deux fois ; chacun en prend un autre")
        }
        InvalidOptions::TooFewBoards { boards, players } => {
            format!("{boards} plateaux ne suffisent pas pour {players} joueurs")
        }
        InvalidOptions::OtherLetters { lexicon, bag } => {
            format!("la liste « {lexicon} » et le sac « {bag} » n'ont pas les mêmes lettres")
        }
        InvalidOptions::Clock(ClockError::Hand(seconds)) => {
            let (minutes, seconds) = (seconds / 60, seconds % 60);
            format!("une main dure de 0:10 à 59:59, pas {minutes}:{seconds:02}")
        }
        InvalidOptions::Clock(ClockError::Game(seconds)) => {
            format!("chaque joueur a de 1 minute à 10 heures, pas {seconds} secondes")
        }
    }
}
