//! Reports in French.

use players::Lost;

use super::game::Unjudged;
use super::wording::Wording;

/// French.
pub(super) struct French;

impl Wording for French {
    fn unjudged(&self, unjudged: &Unjudged) -> String {
        match unjudged {
            Unjudged::RackUnknown => "Le tirage n’est pas connu.".to_owned(),
            Unjudged::RackPartial => "Le tirage n’est connu qu’en partie.".to_owned(),
            Unjudged::RackTooLong => "Le tirage a trop de lettres.".to_owned(),
            Unjudged::RackContradicts => "Le tirage ne peut pas avoir été celui-là.".to_owned(),
            Unjudged::Misfit => "Le coup ne tient pas sur la grille.".to_owned(),
            Unjudged::ExchangeUnknown => {
                "On ne sait pas quelles lettres ont été échangées.".to_owned()
            }
            Unjudged::NotInList(words) => match words.as_slice() {
                [word] => format!("{word} n’est pas dans la liste de mots."),
                [first @ .., last] => {
                    format!("{} et {last} ne sont pas dans la liste de mots.", first.join(", "))
                }
                [] => "Les mots ne sont pas dans la liste.".to_owned(),
            },
        }
    }

    fn taken_back(&self) -> String {
        "Le coup a été contesté et repris\u{202f}: le tour n’a rien rapporté.".to_owned()
    }

    fn exchange(&self, tiles: &str) -> String {
        format!("échange {tiles}")
    }

    fn pass(&self) -> &'static str {
        "passe"
    }

    fn lost(&self, lost: Lost) -> String {
        // The plural begins at two.
        let plural = if lost.points < 1.95 { "" } else { "s" };
        let points = match self.number(lost.points).as_str() {
            "0,0" => None,
            number => Some(format!("{number} point{plural}")),
        };
        let chance = lost.win_chance.map(|chance| self.number(chance * 100.0));
        let chance = chance.filter(|chance| chance != "0,0");
        let chance = chance.map(|chance| format!("{chance}\u{202f}% de chances de gagner"));
        let parts: Vec<String> = points.into_iter().chain(chance).collect();
        format!(
            "{} en moins",
            if parts.is_empty() { "presque rien".to_owned() } else { parts.join(" et ") }
        )
    }

    fn better(&self) -> &'static str {
        "mieux\u{202f}: "
    }

    fn not_judged(&self) -> &'static str {
        "non jugé"
    }

    fn heads(&self) -> [&'static str; 10] {
        [
            "joueur",
            "jugés",
            "meilleurs",
            "bons",
            "imprécisions",
            "erreurs",
            "gaffes",
            "points perdus",
            "chances perdues",
            "primes manquées",
        ]
    }

    fn number(&self, number: f64) -> String {
        format!("{number:.1}").replace('.', ",")
    }
}
