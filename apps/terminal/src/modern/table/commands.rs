//! The command line: what every table understands, in either language.

use locales::{Spoken as _, modern as say};
use serde_json::json;

use super::super::play::{Around, Common, Reaction};
use super::super::request::Request;
use super::clock::clock_text;
use super::{Follows, Go, Table};

/// What is typed for each command: one of these words, in either language.
const WORDS: [(&[&str], Common); 15] = [
    (&["keys", "help", "?", "touches"], Common::Keys),
    (&["bag", "unseen", "sac", "reste"], Common::Bag),
    (&["turns", "sheet", "coups", "feuille"], Common::Turns),
    (&["score", "scores", "points"], Common::Score),
    (&["turn", "who", "tour", "qui"], Common::Turn),
    (&["time", "clock", "temps"], Common::Time),
    (&["last", "dernier", "dernière", "derniere"], Common::Last),
    (&["pause"], Common::Pause),
    (&["resume", "continue", "continuer"], Common::Resume),
    (&["resign", "abandonner", "abandon"], Common::Resign),
    (&["force", "now", "forcer"], Common::Force),
    (&["leave", "quit", "exit", "q", "quitter"], Common::Leave),
    (&["review", "analyse", "analyser"], Common::Review),
    (&["save", "keep", "garder", "enregistrer"], Common::Save),
    (&["again", "new", "encore", "rejouer"], Common::Again),
];

const HINT: [&str; 3] = ["hint", "indice", "aide"];
const DEFINE: [&str; 6] = ["define", "def", "meaning", "définir", "definir", "sens"];

impl Table {
    /// Does what a typed line asks for.
    pub(super) fn obey(&mut self, line: &str, around: Around) -> Follows {
        if let Some(reaction) = read(line) {
            return self.react(reaction, around);
        }
        self.speak(line, around)
    }

    /// Does what a common command says.
    pub(super) fn do_common(&mut self, common: Common, around: Around) -> Follows {
        match common {
            Common::Keys | Common::Bag | Common::Turns | Common::Save => self.open(common),
            Common::Score | Common::Turn | Common::Time | Common::Last => {
                let text = self.told(common, around);
                self.say(text);
            }
            Common::Pause => return self.act(json!({"do": "pause"})),
            Common::Resume => return self.act(json!({"do": "resume"})),
            Common::Resign if self.may("resign") => return self.confirm_resigning(around),
            Common::Resign => self.refuse(say::cannot_now().say(around.language)),
            Common::Force => {
                return Follows::asking(Request::Force(self.session.update().thinking.clone()));
            }
            Common::Leave => return Follows::going(Go::Home),
            Common::Again => return Follows::going(Go::Again),
            Common::Review if self.is_over() => return self.ask_review(0, around),
            Common::Review => self.refuse(say::review_later().say(around.language)),
        }
        Follows::default()
    }

    fn told(&self, question: Common, around: Around) -> String {
        let language = around.language;
        let Some(view) = self.shared() else { return String::new() };
        match question {
            Common::Score => {
                let seats = view.seats.iter();
                let told = seats.map(|seat| format!("{} {}", seat.player.name, seat.score.0));
                told.collect::<Vec<_>>().join(" · ")
            }
            Common::Turn => match view.turn.and_then(|turn| Self::name_of(Some(&view), turn.0)) {
                Some(name) => say::turn_of(name).say(language),
                None => say::turn_of_nobody().say(language),
            },
            Common::Time => {
                let left = self.seat.and_then(|seat| self.time_left(&view, seat, self.arrived));
                left.map_or_else(|| say::no_clock().say(language), clock_text)
            }
            _ => self.news(around).unwrap_or_else(|| say::nothing_yet().say(language)),
        }
    }
}

/// Reads a line that means the same at every table.
fn read(line: &str) -> Option<Reaction> {
    let mut words = line.split_whitespace();
    let first = words.next()?.to_lowercase();
    match (words.next(), words.next()) {
        (None, None) if HINT.contains(&&*first) => Some(Reaction::Hint),
        (None, None) => {
            let found = WORDS.iter().find(|(words, _)| words.contains(&&*first));
            found.map(|(_, common)| Reaction::Common(*common))
        }
        (Some(word), None) if DEFINE.contains(&&*first) => {
            Some(Reaction::Define(word.to_uppercase()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_words_are_understood_in_both_languages() {
        assert_eq!(read("BAG"), Some(Reaction::Common(Common::Bag)));
        assert_eq!(read("sac"), Some(Reaction::Common(Common::Bag)));
        assert_eq!(read("indice"), Some(Reaction::Hint));
        assert_eq!(read("define horn"), Some(Reaction::Define("HORN".into())));
        assert_eq!(read("8D HORN"), None);
        assert_eq!(read("please pass the bread"), None);
    }
}
