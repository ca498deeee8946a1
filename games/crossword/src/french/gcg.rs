//! What is wrong with a file of another program, in French.

use board::Illegal;
use notation::{GcgProblem, PathMismatch, ReplayProblem};

use super::{misfit, position_tiles};

pub(crate) fn gcg_problem(problem: &GcgProblem) -> String {
    match problem {
        GcgProblem::Empty => {
            "il n'y a pas de partie ici ; elle commencerait par « #player1 surnom nom complet »"
                .to_owned()
        }
        GcgProblem::Encoding(name) => {
            format!("l'encodage {name} est inconnu ici ; enregistrez le fichier en UTF-8")
        }
        GcgProblem::NotALine(found) => format!(
            "« {found} » n'est ni une remarque (« #title … ») ni un coup (« >surnom: TIRAGE 8D MOT +24 124 »)"
        ),
        GcgProblem::PlayerNumber(found) => {
            format!("il n'y a pas de joueur {found} ; les joueurs sont numérotés de 1 à 4")
        }
        GcgProblem::PlayerTwice(name) => format!("le joueur {name} est nommé deux fois"),
        GcgProblem::NoNickname => {
            "il manque le surnom du joueur, comme dans « #player1 surnom nom complet »".to_owned()
        }
        GcgProblem::UnknownPlayer { found, players } => {
            format!("personne ne s'appelle {found} ; les joueurs sont {players}")
        }
        GcgProblem::Incomplete(_) => "le coup n'est pas complet".to_owned(),
        GcgProblem::Place(place) => {
            format!("« {} » n'est pas une case ; écrivez-la comme 8D ou D8", place.found)
        }
        GcgProblem::Tiles(found) => {
            format!(
                "« {found} » ne peut pas être un tirage ; écrivez ses lettres, et ? pour un joker"
            )
        }
        GcgProblem::Points(found) => {
            format!("« {found} » n'est pas un nombre de points ; écrivez-le comme +24")
        }
        GcgProblem::NothingToTakeBack(name) => format!("{name} n'a aucun coup à reprendre"),
        GcgProblem::TooManyPoints => "le total est trop grand pour être vrai".to_owned(),
    }
}

pub(crate) fn replay_problem(problem: &ReplayProblem) -> String {
    match problem {
        ReplayProblem::NotATile(wrong) => format!("il n'y a pas de jeton {}", wrong.found),
        ReplayProblem::Word(_) => "ce mot est illisible".to_owned(),
        ReplayProblem::Path(PathMismatch::OffBoard) => "le mot sort du plateau".to_owned(),
        ReplayProblem::Path(PathMismatch::NoTile(square)) => {
            format!("il n'y a pas de jeton en {square}, où le mot devrait en traverser un")
        }
        ReplayProblem::Path(PathMismatch::OtherLetter(square)) => {
            format!("le jeton en {square} n'est pas la lettre du mot")
        }
        ReplayProblem::Path(PathMismatch::NothingNew) => {
            "toutes les lettres du mot sont déjà posées".to_owned()
        }
        ReplayProblem::Misfit(why) | ReplayProblem::Rack(Illegal::Misfit(why)) => misfit(*why),
        ReplayProblem::Rack(_) => "le tirage n'a pas les jetons de ce mot".to_owned(),
        ReplayProblem::Tiles(fault) => position_tiles(fault),
        ReplayProblem::Score { written, counted } => {
            format!("le coup vaut {counted} points, pas {written}")
        }
        ReplayProblem::EndRack { tiles, written, counted } => {
            format!("les jetons {tiles} valent {counted} points, pas {written}")
        }
    }
}
