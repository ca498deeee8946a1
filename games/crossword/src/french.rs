//! What players and hosts are told, in French: written for it, not translated word by word.

use board::{Misfit, MisspelledPath};
use notation::{CgpError, PositionError};
use players::UnknownPlayer;
use tabletop::{Language, Spoken};

use crate::{ClockError, InvalidOptions, PositionFault, Refusal, Untold};

mod gcg;

pub(crate) use gcg::{gcg_problem, replay_problem};

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
        Refusal::NotYourTurn => "ce n'est pas à vous de jouer",
        Refusal::ReviewLater => "on revoit une partie une fois qu'elle est terminée",
        Refusal::NoSuchTurn => "la feuille de marque n'a pas cette ligne",
        Refusal::NoHints => "à cette table, on joue sans indices",
        Refusal::Over => "la partie est terminée",
        Refusal::Paused => "la partie est en pause ; reprenez-la d'abord",
        Refusal::Stopped => "la partie est arrêtée ; reprenez-la d'abord",
        Refusal::NotPaused => "la partie n'est pas en pause",
        Refusal::TimeIsUp => "le temps de ce tour est écoulé",
        Refusal::ExchangeOfNothing => "indiquez les jetons que vous voulez échanger",
        Refusal::NoExchangeLeft => "vous n'avez plus d'échange",
        Refusal::NothingToChallenge => "il n'y a aucun coup que vous puissiez contester",
        Refusal::AcceptFirst => "le dernier coup attend d'être accepté ou contesté",
        Refusal::NotAsked => "on ne vous a rien demandé",
        Refusal::PickFirst => "piochez d'abord vos jetons",
        Refusal::NothingToPick => "vous n'avez rien à piocher",
        Refusal::UndoForbidden => "à cette table, un coup joué reste joué",
        Refusal::NothingToUndo => "vous n'avez aucun coup à reprendre",
        Refusal::NotInThisMode => "cela ne se fait pas dans ce genre de partie",
        Refusal::DrawAgain => {
            "plusieurs joueurs ont tiré la plus petite lettre ; ceux-là tirent de nouveau"
        }
        Refusal::CannotWrite { why } => return cannot_write(*why),
        Refusal::Misfit { why } => return misfit(*why),
        Refusal::TellFirst { what } => return untold(what),
        Refusal::UnknownWords { words, list } => return unknown_words(words, list),
        Refusal::NoSuchTile { found } => return format!("il n'y a pas de jeton {found}"),
        Refusal::NotInRack { missing } => return missing_tile(missing),
        Refusal::NoneLeft { missing } => return used_up(missing),
        Refusal::BagTooSmall { needed, held } => return bag_too_small(*needed, *held),
        Refusal::AnswerFirst { word } => {
            return format!("répondez d'abord : {word} est-il un bon mot ?");
        }
        Refusal::MustPlace { typed } => {
            return format!("le temps est écoulé : placez le mot commencé par {typed}");
        }
        Refusal::WrongCount { expected, found } => {
            return format!("il faut {}, vous en avez donné {found}", counted(*expected, "jeton"));
        }
        Refusal::PointsOutOfReach { points } => {
            return format!("{points} points ne se gagnent ni ne se perdent ainsi");
        }
    };
    plain.to_owned()
}

fn missing_tile(missing: &str) -> String {
    match missing {
        "?" => "vous n'avez pas de joker sur le chevalet".to_owned(),
        letter => format!("vous n'avez pas de {letter} sur le chevalet"),
    }
}

fn used_up(missing: &str) -> String {
    let tile = if missing == "?" { "joker" } else { missing };
    format!("il ne reste plus de {tile} parmi les jetons qui n'ont pas été posés")
}

fn bag_too_small(needed: usize, held: usize) -> String {
    let needed = counted(needed, "jeton");
    format!("pour échanger, il faut {needed} dans le sac ; il en reste {held}")
}

fn unknown_words(words: &[String], list: &str) -> String {
    let list = match list {
        "English" => "anglaise",
        "French" => "française",
        other => other,
    };
    match words {
        [word] => format!("{word} n'est pas dans la liste {list}"),
        words => format!("{} ne sont pas dans la liste {list}", enumerated(words)),
    }
}

/// `A, B et C`
fn enumerated(words: &[String]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} et {last}", first.join(", ")),
        words => words.concat(),
    }
}

fn untold(what: &Untold) -> String {
    match what {
        Untold::Starter => "dites-moi d'abord quelle lettre chacun a tirée".to_owned(),
        Untold::Rack { name, count } => {
            format!("dites-moi d'abord ce que {name} a pioché : {}", counted(*count, "jeton"))
        }
        Untold::Left { name } => format!("dites-moi d'abord quels jetons il reste à {name}"),
        Untold::NextGame => "commencez d'abord la partie suivante".to_owned(),
    }
}

fn misfit(misfit: Misfit) -> String {
    match misfit {
        Misfit::NoTile => "aucun jeton n'est posé".to_owned(),
        Misfit::OffBoard(square) => format!("la case {square} n'existe pas sur ce plateau"),
        Misfit::Taken(square) => format!("la case {square} est déjà occupée"),
        Misfit::Twice(square) => format!("il y a deux jetons sur la case {square}"),
        Misfit::NotInOneLine => "les jetons ne sont pas sur une même ligne".to_owned(),
        Misfit::Gap(square) => format!("il y a un trou en {square}"),
        Misfit::OneLetter => "un mot a au moins deux lettres".to_owned(),
        Misfit::MissesStart(square) => {
            format!("le premier mot doit couvrir la case de départ, {square}")
        }
        Misfit::Apart => "le mot ne touche aucun jeton du plateau".to_owned(),
    }
}

fn cannot_write(why: MisspelledPath) -> String {
    match why {
        MisspelledPath::TooLong => "le mot sort du plateau".to_owned(),
        MisspelledPath::OtherLetter { square, .. } => {
            format!("le jeton en {square} n'est pas la lettre du mot")
        }
        MisspelledPath::NothingNew => "toutes les lettres du mot sont déjà posées".to_owned(),
    }
}

fn unplayable(unplayable: &InvalidOptions) -> String {
    match unplayable {
        InvalidOptions::Players { allowed, found } if allowed.end() == &1 => {
            format!("ce genre de partie se joue seul, pas à {found}")
        }
        InvalidOptions::Players { allowed, found } => {
            let (from, to) = (allowed.start(), allowed.end());
            format!("ce genre de partie se joue de {from} à {to}, pas à {found}")
        }
        InvalidOptions::People { needed: 1 } => {
            "il faut au moins une personne à la table".to_owned()
        }
        InvalidOptions::People { needed } => {
            format!("il faut au moins {needed} personnes à la table")
        }
        InvalidOptions::Computer(fault) => computer(fault),
        InvalidOptions::Name { longest, found } => {
            format!("un nom a de 1 à {longest} caractères, ce n'est pas le cas de « {found} »")
        }
        InvalidOptions::NoLexicon(name) => format!("la liste de mots « {name} » n'est pas ici"),
        InvalidOptions::OtherLexicon { name, expected } => format!(
            "la liste de mots « {name} » a changé depuis le début de cette partie (sa somme de contrôle était {expected})"
        ),
        InvalidOptions::NoTiles(name) => format!("le jeu de jetons « {name} » n'est pas ici"),
        InvalidOptions::NoLayout(name) => format!("le plateau « {name} » n'est pas ici"),
        InvalidOptions::OtherLetters { lexicon, tiles } => format!(
            "la liste de mots « {lexicon} » et le jeu de jetons « {tiles} » n'ont pas les mêmes lettres"
        ),
        InvalidOptions::TooFewTiles { tiles, players, rack_size } => {
            format!("{tiles} jetons ne suffisent pas pour {players} chevalets de {rack_size}")
        }
        InvalidOptions::RackSize(found) => {
            format!("un chevalet porte de 1 à 15 jetons, pas {found}")
        }
        InvalidOptions::Games(found) => format!("un tournoi compte de 1 à 20 parties, pas {found}"),
        InvalidOptions::EndsAtOnce => {
            "une partie ne peut pas finir après 0 tour sans points".to_owned()
        }
        InvalidOptions::Position(fault) => {
            format!("on ne peut pas jouer cette position : {}", position(fault))
        }
        InvalidOptions::Clock(fault) => clock(*fault),
    }
}

fn computer(fault: &UnknownPlayer) -> String {
    match fault {
        UnknownPlayer::Name(name) => format!(
            "l'ordinateur ne connaît pas de joueur « {name} » ; il connaît level1 à level8, level1of4 à level4of4, static, expert et champion"
        ),
        UnknownPlayer::Option { name, option, .. } => {
            format!("le joueur {name} n'a pas de réglage « {option} »")
        }
    }
}

fn clock(fault: ClockError) -> String {
    let minutes = |seconds: u32| format!("{}:{:02}", seconds / 60, seconds % 60);
    match fault {
        ClockError::Turn(seconds) => {
            format!("un tour dure de 0:10 à 59:59, pas {}", minutes(seconds))
        }
        ClockError::PenaltyTurn(seconds) => format!(
            "quand chaque minute de trop coûte des points, un tour dure de 3 à 15 minutes, pas {}",
            minutes(seconds)
        ),
        ClockError::Points(points) => {
            format!("la pénalité va de 1 à 10 points par minute ; {points} n'en est pas une")
        }
        ClockError::Game(seconds) => {
            format!("chaque joueur a de 1 minute à 10 heures, pas {}", counted(seconds, "seconde"))
        }
    }
}

fn position(fault: &PositionFault) -> String {
    match fault {
        PositionFault::Text(fault) => position_text(fault),
        PositionFault::Tiles(fault) => position_tiles(fault),
        PositionFault::Racks { racks, seats } => {
            format!(
                "elle a {}, la table {}",
                counted(*racks, "chevalet"),
                counted(*seats, "joueur")
            )
        }
        PositionFault::FullRack { held, rack_size } => {
            format!("un chevalet porte {held} jetons, plus que {rack_size}")
        }
        PositionFault::RealTable => {
            "à une vraie table, la partie commence sur un plateau vide".to_owned()
        }
    }
}

fn position_text(fault: &CgpError) -> String {
    match fault {
        CgpError::Incomplete(_) => {
            "il y faut les rangées, les chevalets, les scores et le nombre de tours sans points"
                .to_owned()
        }
        CgpError::Score { seat, found } => {
            format!("score {seat} : « {found} » n'est pas un nombre")
        }
        CgpError::ScorelessTurns(found) => {
            format!("« {found} » n'est pas un nombre de tours sans points")
        }
        CgpError::Uneven { racks, scores } => format!(
            "elle a {} mais {} ; il en faut autant",
            counted(*racks, "chevalet"),
            counted(*scores, "score")
        ),
        CgpError::TooManyPlayers(found) => {
            format!("{found} joueurs, c'est trop ; on joue à 4 au plus")
        }
    }
}

fn position_tiles(fault: &PositionError) -> String {
    match fault {
        PositionError::Rows { found, expected } => format!("{found} rangées au lieu de {expected}"),
        PositionError::Width { row, found, expected } => {
            format!("rangée {row} : {found} cases au lieu de {expected}")
        }
        PositionError::Run { row, found } => {
            format!("rangée {row} : « {found} » n'est pas un nombre de cases vides")
        }
        PositionError::RowLetter { row, wrong } => {
            format!("rangée {row} : il n'y a pas de jeton {}", wrong.found)
        }
        PositionError::RackTile { seat, wrong } => {
            format!("chevalet {seat} : il n'y a pas de jeton {}", wrong.found)
        }
        PositionError::TooMany { tile, found, available, .. } => {
            format!("le jeton {tile} y est {found} fois ; le jeu n'en a que {available}")
        }
    }
}

/// `1 jeton`, `7 jetons`: in French, nought and one are singular.
fn counted(count: impl TryInto<u64>, thing: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    if count < 2 { format!("{count} {thing}") } else { format!("{count} {thing}s") }
}
