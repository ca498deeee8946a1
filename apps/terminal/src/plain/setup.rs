//! The set-up by questions: which game, by which rules, with whom. An empty answer takes what is offered.

use locales::{Language, Message, Value as Gap, plain as say};
use protocol::{CatalogueEntry, NewSeat, NewTableRequest, Visibility};

use super::line::folded;
use super::seats;
use super::speaker::{Choice, EASY, Speaker, Way};
use crate::Wishes;
use crate::games;

/// The level of a computer player that nobody has chosen.
const USUAL_LEVEL: &str = "level4";
/// How many games a tournament has that nobody has counted.
const USUAL_ROUNDS: u8 = 3;
const MOST_ROUNDS: u8 = 20;

/// What has been chosen so far.
pub(crate) struct Setup {
    catalogue: Vec<CatalogueEntry>,
    language: Language,
    me: String,
    game: Option<CatalogueEntry>,
    way: Option<Way>,
    preset: Option<String>,
    words: Option<String>,
    rounds: Option<u8>,
    seats: Option<Vec<NewSeat>>,
}

/// What is asked next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Game,
    Way,
    Rounds,
    Preset,
    Words,
    Players,
}

impl Setup {
    /// A set-up in which nothing is chosen.
    pub(crate) const fn new(
        catalogue: Vec<CatalogueEntry>,
        language: Language,
        me: String,
    ) -> Self {
        Self {
            catalogue,
            language,
            me,
            game: None,
            way: None,
            preset: None,
            words: None,
            rounds: None,
            seats: None,
        }
    }

    /// Takes over what the command line says. The name of a game may also be that of a way to play.
    pub(crate) fn take(&mut self, wishes: &Wishes) -> Result<(), Message> {
        if let Some(name) = &wishes.game {
            self.choose_by_name(name)?;
        }
        if let Some(preset) = &wishes.preset {
            if self.game.is_none() {
                let of_preset = |game: &&CatalogueEntry| has_preset(game, preset);
                self.game = self.catalogue.iter().find(of_preset).cloned();
            }
            self.choose_preset(preset)?;
        }
        if !wishes.players.is_empty() {
            let game = self.game.get_or_insert_with(|| self.catalogue[0].clone());
            self.seats = Some(seats::read(&wishes.players.join(","), &game.levels, &self.me)?);
            self.preset = self.preset.take().or_else(|| Some(self.usual_preset()));
        }
        Ok(())
    }

    fn choose_by_name(&mut self, name: &str) -> Result<(), Message> {
        let name = folded(name);
        let of_way = |game: &CatalogueEntry| {
            let way = ways(game).iter().find(|way| way.name == name)?;
            Some((game.clone(), *way))
        };
        if let Some(game) = self.catalogue.iter().find(|game| game.id == name) {
            self.game = Some(game.clone());
        } else if let Some((game, way)) = self.catalogue.iter().find_map(of_way) {
            (self.game, self.way) = (Some(game), Some(way));
        } else {
            let known = self.catalogue.iter().map(|game| Gap::from(&game.id));
            return Err(say::no_such_game(Gap::List(known.collect()), name));
        }
        Ok(())
    }

    fn choose_preset(&mut self, name: &str) -> Result<(), Message> {
        let known = self.presets();
        if !known.iter().any(|known| known == name) {
            return Err(say::no_such_preset(Gap::from(&known[..]), name));
        }
        self.preset = Some(name.to_owned());
        Ok(())
    }

    /// The question that comes next; none if everything is chosen.
    pub(crate) fn question(&self) -> Option<Vec<Message>> {
        Some(match self.asked()? {
            Asked::Game => numbered(say::which_game(), self.catalogue.iter().map(title)),
            Asked::Way => numbered(say::which_way(), self.ways().iter().map(|way| (way.title)())),
            Asked::Rounds => vec![say::how_many_games(USUAL_ROUNDS)],
            Asked::Preset => {
                let presets = self.presets();
                let usual = presets.iter().position(|name| *name == self.usual_preset());
                let about = presets.iter().map(|name| self.about(name));
                numbered(say::which_rules(usual.unwrap_or_default() + 1), about)
            }
            Asked::Words => vec![say::which_words(self.language.code())],
            Asked::Players => {
                let level = self.usual_level();
                let levels = self.game.as_ref().map(|game| game.levels.clone()).unwrap_or_default();
                vec![say::who_plays(level_title(&level)), say::levels(Gap::from(&levels[..]))]
            }
        })
    }

    /// Takes an answer; nothing changes if it is none.
    pub(crate) fn answer(&mut self, text: &str) -> Result<(), Message> {
        match self.asked() {
            Some(Asked::Game) => {
                let ids: Vec<String> = self.catalogue.iter().map(|game| game.id.clone()).collect();
                let chosen = choice(text, &ids, 0)?;
                self.game = Some(self.catalogue[chosen].clone());
            }
            Some(Asked::Way) => {
                let ways = self.ways();
                let names: Vec<String> = ways.iter().map(|way| way.name.to_owned()).collect();
                self.way = Some(ways[choice(text, &names, 0)?]);
            }
            Some(Asked::Rounds) => self.rounds = Some(count(text)?),
            Some(Asked::Preset) => {
                let presets = self.presets();
                let usual = presets.iter().position(|name| *name == self.usual_preset());
                let chosen = choice(text, &presets, usual.unwrap_or_default())?;
                self.preset = Some(presets[chosen].clone());
            }
            Some(Asked::Words) => self.words = Some(self.read_words(text)?),
            Some(Asked::Players) => self.seats = Some(self.read_players(text)?),
            None => {}
        }
        Ok(())
    }

    fn asked(&self) -> Option<Asked> {
        let ways = self.ways();
        let rounds = self.way.is_some_and(|way| way.rounds);
        let company = self.way.is_none_or(|way| way.company);
        match () {
            () if self.game.is_none() => Some(Asked::Game),
            () if self.way.is_none() && !ways.is_empty() && self.seats.is_none() => {
                Some(Asked::Way)
            }
            () if rounds && self.rounds.is_none() && self.seats.is_none() => Some(Asked::Rounds),
            () if self.preset.is_none() => Some(Asked::Preset),
            () if self.words.is_none() && self.has_free_words() && self.seats.is_none() => {
                Some(Asked::Words)
            }
            () if self.seats.is_none() && company => Some(Asked::Players),
            () => None,
        }
    }

    /// The table that was chosen.
    pub(crate) fn request(&self) -> Option<NewTableRequest> {
        let game = self.game.as_ref()?;
        let speaker = games::speaker(&game.id)?;
        let preset = self.preset.clone().unwrap_or_else(|| self.usual_preset());
        let words = self.words.clone().unwrap_or_else(|| self.words_of(&preset));
        let choice = Choice {
            way: self.way.map_or("", |way| way.name),
            preset: &preset,
            words: &words,
            rounds: self.rounds.unwrap_or(USUAL_ROUNDS),
        };
        let changes = speaker.changes(&choice);
        let base = speaker.easy().filter(|_| preset == EASY);
        let seats = self.seats.clone().unwrap_or_else(|| vec![NewSeat::Me]);
        Some(NewTableRequest {
            game: game.id.clone(),
            preset: base.map_or(preset, str::to_owned),
            changes,
            position: None,
            aids: None,
            start: !seats.contains(&NewSeat::Open),
            seats,
            title: None,
            visibility: Visibility::default(),
        })
    }

    fn ways(&self) -> &'static [Way] {
        self.game.as_ref().map_or(&[], ways)
    }

    /// The rules that can be chosen, by name.
    fn presets(&self) -> Vec<String> {
        let Some(game) = &self.game else { return Vec::new() };
        let easy = games::speaker(&game.id).and_then(Speaker::easy).map(|_| EASY.to_owned());
        easy.into_iter().chain(game.presets.iter().map(|preset| preset.name.clone())).collect()
    }

    /// The rules that forgive, else those of the language.
    fn usual_preset(&self) -> String {
        let presets = self.presets();
        let game = self.game.as_ref();
        let fitting = game.and_then(|game| {
            game.presets.iter().find(|preset| preset.language == self.language.code())
        });
        match presets.first() {
            Some(first) if first == EASY => EASY.to_owned(),
            first => {
                fitting.map_or_else(|| first.cloned().unwrap_or_default(), |it| it.name.clone())
            }
        }
    }

    fn about(&self, name: &str) -> Message {
        let preset = self.game.iter().flat_map(|game| &game.presets).find(|it| it.name == name);
        match preset {
            Some(preset) => say::preset(&preset.about, &preset.name),
            None => say::easy_rules(),
        }
    }

    /// Whether the rules are the same in every language, so that the words are chosen.
    fn has_free_words(&self) -> bool {
        let preset = self.preset.as_deref().unwrap_or_default();
        let is_of_language =
            |language: Language| preset.ends_with(&format!("-{}", language.code()));
        !self.ways().is_empty() && !Language::all().any(is_of_language)
    }

    fn words_of(&self, preset: &str) -> String {
        let found = self.game.iter().flat_map(|game| &game.presets).find(|it| it.name == preset);
        match found {
            Some(found) if !self.has_free_words() => found.language.clone(),
            _ => self.language.code().to_owned(),
        }
    }

    fn read_words(&self, text: &str) -> Result<String, Message> {
        let known: &[(Language, &[&str])] = &[
            (Language::EN, &["en", "english", "anglais"]),
            (Language::FR, &["fr", "french", "francais"]),
        ];
        match super::line::named(known, text) {
            _ if text.is_empty() => Ok(self.language.code().to_owned()),
            Some(language) => Ok(language.code().to_owned()),
            None => Err(say::not_a_language(text)),
        }
    }

    fn read_players(&self, text: &str) -> Result<Vec<NewSeat>, Message> {
        let game = self.game.as_ref();
        let levels = game.map(|game| game.levels.clone()).unwrap_or_default();
        let text = if text.is_empty() { self.usual_level() } else { text.to_owned() };
        let mut seats = seats::read(&text, &levels, &self.me)?;
        if !seats.contains(&NewSeat::Me) {
            seats.insert(0, NewSeat::Me);
        }
        Ok(seats)
    }

    fn usual_level(&self) -> String {
        let levels = self.game.iter().flat_map(|game| &game.levels);
        let usual = levels.clone().find(|level| *level == USUAL_LEVEL);
        usual.or_else(|| levels.clone().next()).cloned().unwrap_or_default()
    }
}

fn ways(game: &CatalogueEntry) -> &'static [Way] {
    games::speaker(&game.id).map_or(&[], Speaker::ways)
}

fn has_preset(game: &CatalogueEntry, name: &str) -> bool {
    game.presets.iter().any(|preset| preset.name == name)
}

fn title(game: &CatalogueEntry) -> Message {
    games::speaker(&game.id).map_or_else(|| say::raw(&game.id), Speaker::title)
}

/// What a computer player's level is called: level 4, expert.
pub(crate) fn level_title(level: &str) -> Message {
    let number = level.strip_prefix("level").unwrap_or_default();
    let number: String = number.chars().take_while(char::is_ascii_digit).collect();
    if number.is_empty() { say::raw(level) } else { say::level(number) }
}

/// A question with numbered answers, a line each.
fn numbered(question: Message, answers: impl Iterator<Item = Message>) -> Vec<Message> {
    let numbered = answers.zip(1_u32..).map(|(answer, number)| say::numbered(answer, number));
    std::iter::once(question).chain(numbered).collect()
}

/// Which of these an answer means: its number, its name or the beginning of it.
fn choice(text: &str, names: &[String], usual: usize) -> Result<usize, Message> {
    let text = folded(text);
    if text.is_empty() {
        return Ok(usual);
    }
    let by_number = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
    let by_name = || names.iter().position(|name| *name == text);
    let by_beginning = || names.iter().position(|name| name.starts_with(&text));
    let found = by_number.or_else(by_name).or_else(by_beginning).filter(|it| *it < names.len());
    found.ok_or_else(|| say::not_a_choice(Gap::from(names), names.len()))
}

fn count(text: &str) -> Result<u8, Message> {
    if text.is_empty() {
        return Ok(USUAL_ROUNDS);
    }
    let count = text.parse().ok().filter(|count| (1..=MOST_ROUNDS).contains(count));
    count.ok_or_else(|| say::not_a_count(MOST_ROUNDS))
}
