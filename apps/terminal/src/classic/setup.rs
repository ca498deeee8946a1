//! The questions before a game, one after the other, answered by keys.

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Message, classic as say};
use protocol::TableSummary;

use super::edition::Edition;

/// How long a name may be.
const NAME: usize = 8;
/// How long the name of a saved game may be.
pub(super) const FILE_NAME: usize = 24;
/// How many play at least and at most.
pub(super) const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
/// How many saved games are listed.
const LISTED: usize = 9;
/// The speed that Enter stands for, as the manuals recommend.
const SPEED: u8 = 3;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Resume,
    FileName,
    Name,
    Level(usize),
    Colour,
    Think,
    Racks,
    Sound,
    Speed,
    Clock,
    Minutes,
    Seconds,
}

/// Someone who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seated {
    pub(super) name: String,
    /// The level of a computer player; none for a person.
    pub(super) level: Option<u8>,
}

/// What was answered.
#[expect(clippy::struct_excessive_bools, reason = "each is the answer to a yes-or-no question")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answers {
    pub(super) players: Vec<Seated>,
    pub(super) colour: bool,
    pub(super) think: bool,
    pub(super) racks: bool,
    pub(super) sound: bool,
    pub(super) speed: u8,
    /// The time for a turn in seconds, if there is a clock.
    pub(super) clock: Option<u32>,
}

/// A game that can be taken up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Saved {
    pub(super) id: String,
    pub(super) title: String,
}

impl From<TableSummary> for Saved {
    fn from(table: TableSummary) -> Self {
        Self { id: table.id, title: table.title }
    }
}

/// Where the dialogue stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setup {
    pub(super) edition: Edition,
    pub(super) step: Step,
    pub(super) text: String,
    /// What was asked and answered.
    pub(super) lines: Vec<(String, String)>,
    /// Why the last answer was none.
    pub(super) fault: String,
    pub(super) answers: Answers,
    pub(super) saved: Vec<Saved>,
    /// Whether only levels are asked for, with the players of the last game.
    only_levels: bool,
    earlier: Vec<Self>,
}

/// What follows from a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    Nothing,
    Leave,
    Begin(Answers),
    GoOn(String),
}

impl Default for Answers {
    fn default() -> Self {
        Self {
            players: Vec::new(),
            colour: true,
            think: true,
            racks: true,
            sound: true,
            speed: SPEED,
            clock: None,
        }
    }
}

impl Setup {
    /// The first question, with the games that can be taken up again. Micro asks for them only if
    /// there are any: its manual begins with the names.
    pub(super) fn new(edition: Edition, mut saved: Vec<Saved>) -> Self {
        saved.truncate(LISTED);
        let step = match edition {
            Edition::Micro if saved.is_empty() => Step::Name,
            Edition::Micro | Edition::Deluxe => Step::Resume,
        };
        Self::at(edition, step, saved)
    }

    /// The names of other players, after a game.
    pub(super) fn of_other_players(edition: Edition) -> Self {
        Self::at(edition, Step::Name, Vec::new())
    }

    /// Other levels for the same players.
    pub(super) fn of_other_levels(edition: Edition, answers: Answers) -> Self {
        let only_levels = true;
        Self { answers, only_levels, ..Self::at(edition, Step::Level(0), Vec::new()) }
    }

    fn at(edition: Edition, step: Step, saved: Vec<Saved>) -> Self {
        Self {
            edition,
            step,
            text: String::new(),
            lines: Vec::new(),
            fault: String::new(),
            answers: Answers::default(),
            saved,
            only_levels: false,
            earlier: Vec::new(),
        }
    }

    /// Takes a key. Esc goes one question back.
    pub(super) fn press(&mut self, key: KeyEvent) -> Chosen {
        match (self.step, key.code) {
            (_, KeyCode::Esc) => match self.earlier.pop() {
                Some(mut earlier) => {
                    earlier.earlier = std::mem::take(&mut self.earlier);
                    *self = earlier;
                    Chosen::Nothing
                }
                None => Chosen::Leave,
            },
            (Step::Level(player), code) => self.press_level(player, code),
            (Step::Speed, KeyCode::Enter) => self.take_speed(SPEED),
            (Step::Speed, KeyCode::Char(digit)) => match digit.to_digit(10) {
                Some(speed) => self.take_speed(u8::try_from(speed).unwrap_or(SPEED)),
                None => Chosen::Nothing,
            },
            (Step::FileName | Step::Name | Step::Minutes | Step::Seconds, code) => {
                self.press_text(code)
            }
            _ => match self.edition.answer(key, Some(self.default())) {
                Some(yes) => self.take_answer(yes),
                None => Chosen::Nothing,
            },
        }
    }

    /// What Enter answers.
    fn default(&self) -> bool {
        !matches!(self.step, Step::Resume | Step::Clock)
    }

    fn press_text(&mut self, code: KeyCode) -> Chosen {
        let is_number = matches!(self.step, Step::Minutes | Step::Seconds);
        let longest = match self.step {
            Step::FileName => FILE_NAME,
            Step::Name => NAME,
            _ => 2,
        };
        match code {
            KeyCode::Backspace => {
                self.text.pop();
            }
            KeyCode::Enter => return self.take_text(),
            KeyCode::Char(sign) if self.text.chars().count() < longest => {
                let fits = match self.step {
                    _ if is_number => sign.is_ascii_digit(),
                    Step::Name => sign.is_alphanumeric() || sign == '-',
                    _ => !sign.is_control(),
                };
                self.text.extend(fits.then_some(sign));
            }
            _ => {}
        }
        Chosen::Nothing
    }

    fn take_text(&mut self) -> Chosen {
        let text = self.text.trim().to_owned();
        match self.step {
            Step::FileName => self.take_file(&text),
            Step::Name => self.take_name(&text),
            _ => match text.parse::<u32>() {
                Ok(number) if number < 60 => self.take_number(number),
                _ => self.refuse(&say::not_a_number()),
            },
        }
    }

    fn take_file(&mut self, name: &str) -> Chosen {
        let lower = |text: &str| text.to_lowercase();
        let by_name = self.saved.iter().find(|saved| lower(&saved.title) == lower(name));
        let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match by_name.or_else(|| self.saved.get(number?)) {
            Some(saved) => Chosen::GoOn(saved.id.clone()),
            None if self.saved.is_empty() => self.refuse(&say::no_saved_games()),
            None => self.refuse(&say::no_such_game(name)),
        }
    }

    fn take_name(&mut self, name: &str) -> Chosen {
        let players = &self.answers.players;
        let upper = name.to_uppercase();
        if name.is_empty() && players.len() < *PLAYERS.start() {
            self.refuse(&say::two_at_least())
        } else if name.is_empty() {
            self.go_on(String::new(), self.first_question())
        } else if players.iter().any(|player| player.name.to_uppercase() == upper) {
            self.refuse(&say::name_taken(name))
        } else {
            let next = Step::Level(players.len());
            self.remember(name.to_owned());
            self.answers.players.push(Seated { name: name.to_owned(), level: None });
            self.step = next;
            Chosen::Nothing
        }
    }

    fn press_level(&mut self, player: usize, code: KeyCode) -> Chosen {
        let levels = 1..=u32::from(self.edition.levels());
        let level = match code {
            KeyCode::Enter => None,
            KeyCode::Char(digit) => match digit.to_digit(10).filter(|level| levels.contains(level))
            {
                Some(level) => u8::try_from(level).ok(),
                None => return Chosen::Nothing,
            },
            _ => return Chosen::Nothing,
        };
        let told = match level {
            None => say::person(),
            Some(level) => say::computer_level(level),
        };
        self.remember(self.edition.say(&told));
        self.answers.players[player].level = level;
        let is_last = player + 1 == self.answers.players.len();
        self.step = if self.only_levels && is_last {
            return Chosen::Begin(self.answers.clone());
        } else if self.only_levels {
            Step::Level(player + 1)
        } else if player + 1 == *PLAYERS.end() {
            self.first_question()
        } else {
            Step::Name
        };
        Chosen::Nothing
    }

    /// The first question after the players.
    const fn first_question(&self) -> Step {
        match self.edition {
            Edition::Micro => Step::Colour,
            Edition::Deluxe => Step::Think,
        }
    }

    fn take_answer(&mut self, yes: bool) -> Chosen {
        let told = self.edition.say(&if yes { say::yes() } else { say::no() });
        let (next, begins) = match (self.step, self.edition) {
            (Step::Resume, _) if yes => (Step::FileName, false),
            (Step::Resume, _) => (Step::Name, false),
            (Step::Colour, _) => (Step::Think, false),
            (Step::Think, _) => (Step::Racks, false),
            (Step::Racks, Edition::Micro) => (Step::Sound, false),
            (Step::Racks | Step::Sound, _) => (Step::Speed, false),
            (Step::Clock, _) => (Step::Minutes, !yes),
            (step, _) => (step, false),
        };
        let step = self.step;
        self.remember(told);
        match step {
            Step::Colour => self.answers.colour = yes,
            Step::Think => self.answers.think = yes,
            Step::Racks => self.answers.racks = yes,
            Step::Sound => self.answers.sound = yes,
            _ => {}
        }
        self.step = next;
        if begins { Chosen::Begin(self.answers.clone()) } else { Chosen::Nothing }
    }

    fn take_speed(&mut self, speed: u8) -> Chosen {
        self.remember(speed.to_string());
        self.answers.speed = speed;
        match self.edition {
            Edition::Micro => Chosen::Begin(self.answers.clone()),
            Edition::Deluxe => {
                self.step = Step::Clock;
                Chosen::Nothing
            }
        }
    }

    fn take_number(&mut self, number: u32) -> Chosen {
        let step = self.step;
        self.remember(number.to_string());
        if step == Step::Minutes {
            self.answers.clock = Some(number * 60);
            self.step = Step::Seconds;
            return Chosen::Nothing;
        }
        self.answers.clock = self.answers.clock.map(|minutes| minutes + number);
        Chosen::Begin(self.answers.clone())
    }

    /// Says why the game has not begun and asks the last question again.
    pub(super) fn not_begun(&mut self, why: String) {
        if let Some(mut earlier) = self.earlier.pop() {
            earlier.earlier = std::mem::take(&mut self.earlier);
            *self = earlier;
        }
        self.text.clear();
        self.fault = why;
    }

    fn refuse(&mut self, why: &Message) -> Chosen {
        self.fault = self.edition.say(why);
        self.text.clear();
        Chosen::Nothing
    }

    fn go_on(&mut self, told: String, next: Step) -> Chosen {
        self.remember(told);
        self.step = next;
        Chosen::Nothing
    }

    /// Keeps this question with its answer, so that one can come back to it.
    fn remember(&mut self, told: String) {
        let mut this = self.clone();
        let mut earlier = std::mem::take(&mut this.earlier);
        let line = (self.question(), told);
        earlier.push(this);
        self.earlier = earlier;
        self.lines.push(line);
        self.text.clear();
        self.fault.clear();
    }
}
