//! The classic screen: the questions, then the game, then the questions again.

use std::time::Instant;

use crossterm::event::{KeyCode, KeyEvent};
use locales::classic as say;
use ratatui::Frame;
use tabletop::PlayedBy;

use super::colours::Colours;
use super::edition::Edition;
use super::game::{After, Game, Rematch};
use super::setup::{Answers, Chosen, Seated, Setup};
use super::task::{Report, Request};
use super::{draw, pending};
use crate::screen::{Input, Next, Screen};

/// The classic screen.
#[derive(Clone, Debug)]
pub(super) struct Classic {
    pub(super) edition: Edition,
    pub(super) colours: Colours,
    pub(super) place: Place,
}

/// Where the flow stands.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// The saved games are looked for.
    Opening,
    /// The questions before a game.
    Setup(Box<Setup>),
    /// The last answer was given and the game begins.
    Beginning(Box<Setup>),
    /// The game.
    Playing(Box<Game>),
}

impl Classic {
    /// The screen before its first question; the task is to be asked for [`Request::List`].
    pub(super) const fn new(edition: Edition, colours: Colours) -> Self {
        Self { edition, colours, place: Place::Opening }
    }

    fn press(&mut self, key: KeyEvent, now: Instant) -> Next<Request> {
        if self.edition == Edition::Deluxe && matches!(key.code, KeyCode::F(1 | 2)) {
            return self.change_colours(key.code);
        }
        match &mut self.place {
            Place::Opening | Place::Beginning(_) => Next::wait(),
            Place::Setup(setup) => match setup.press(key) {
                Chosen::Nothing => Next::draw(),
                Chosen::Leave => Next::leave(),
                Chosen::Begin(answers) => self.begin(answers),
                Chosen::GoOn(id) => {
                    self.place = Place::Beginning(setup.clone());
                    Next::ask(Request::GoOn(id))
                }
            },
            Place::Playing(game) => match game.press(key, now) {
                After::Stay(next) => next,
                After::Leave => Next::leave(),
                After::Again(rematch) => self.play_again(rematch),
            },
        }
    }

    fn begin(&mut self, answers: Answers) -> Next<Request> {
        self.colours.colour = answers.colour;
        if let Place::Setup(setup) = &self.place {
            self.place = Place::Beginning(setup.clone());
        }
        Next::ask(Request::Begin(answers))
    }

    fn play_again(&mut self, rematch: Rematch) -> Next<Request> {
        let Place::Playing(game) = &self.place else { return Next::wait() };
        let answers = self.answers_of(game);
        let setup = match rematch {
            Rematch::OtherPlayers => Setup::of_other_players(self.edition),
            Rematch::SamePlayers | Rematch::SameLevels => {
                Setup::of_other_levels(self.edition, answers.clone())
            }
        };
        self.place = Place::Setup(Box::new(setup));
        if rematch == Rematch::SameLevels { self.begin(answers) } else { Next::draw() }
    }

    /// What would be answered to begin the same game again.
    fn answers_of(&self, game: &Game) -> Answers {
        let Some(view) = game.view() else { return Answers::default() };
        let screen = &view.rules.screen;
        let seated = |seat: &crossword::SeatView| Seated {
            name: seat.player.name.clone(),
            level: match &seat.player.by {
                PlayedBy::Person => None,
                PlayedBy::Computer(level) => Edition::level_number(level),
            },
        };
        Answers {
            players: view.seats.iter().map(seated).collect(),
            colour: self.colours.colour,
            think: screen.see_me_think,
            racks: view.rules.racks == crossword::Racks::Open,
            sound: screen.sound,
            speed: screen.placement_speed,
            clock: pending::turn_seconds(view),
        }
    }

    fn change_colours(&mut self, code: KeyCode) -> Next<Request> {
        let message = match code {
            KeyCode::F(1) => self.colours.next_ink(),
            _ => self.colours.next_ground(),
        };
        if let Place::Playing(game) = &mut self.place {
            game.note = self.edition.say(&message);
        }
        Next::ask(Request::Keep(self.colours.kept))
    }

    fn hear(&mut self, report: Report, now: Instant) -> Next<Request> {
        match (report, &mut self.place) {
            (Report::Listed(saved), place) => {
                *place = Place::Setup(Box::new(Setup::new(self.edition, saved)));
            }
            (Report::NotBegun(why), Place::Beginning(setup)) => {
                let mut setup = setup.clone();
                setup.not_begun(why);
                self.place = Place::Setup(setup);
            }
            (Report::Stopped, _) => return Next::leave(),
            (Report::Seen(snapshot), Place::Playing(game))
                if game.snapshot.table == snapshot.table =>
            {
                game.pending.see(snapshot, now);
                game.advance(now);
            }
            (Report::Seen(snapshot), _) => {
                let game = Game::new(self.edition, *snapshot, now);
                self.place = Place::Playing(Box::new(game));
            }
            (report, Place::Playing(game)) => return hear_in_game(game, report, now),
            _ => return Next::wait(),
        }
        Next::draw()
    }
}

fn hear_in_game(game: &mut Game, report: Report, now: Instant) -> Next<Request> {
    match report {
        Report::Tried(seat, trial) => {
            game.pending.try_word(seat, *trial);
            game.advance(now);
        }
        Report::Refused(why) => game.refuse(why),
        Report::Previewed(preview) => return game.take_preview(preview),
        Report::Hinted(hint) => game.take_hint(&hint),
        Report::NameTaken(name) => game.refuse_name(&name),
        Report::Listed(_) | Report::NotBegun(_) | Report::Seen(_) | Report::Stopped => {}
    }
    Next::draw()
}

impl Screen for Classic {
    type Request = Request;
    type Report = Report;

    fn update(&mut self, input: Input<Report>, now: Instant) -> Next<Request> {
        match input {
            Input::Key(key) => self.press(key, now),
            Input::Report(report) => self.hear(report, now),
            Input::Tick => {
                if let Place::Playing(game) = &mut self.place {
                    game.advance(now);
                }
                Next::draw()
            }
            Input::Resize(..) => Next::draw(),
            Input::Mouse(_) | Input::Paste(_) => Next::wait(),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let palette = self.colours.palette(self.edition);
        let mut canvas = draw::Canvas::new(frame, &palette);
        canvas.title(&self.edition.say(&say::title()));
        match &self.place {
            Place::Opening => {}
            Place::Setup(setup) => draw::setup(&mut canvas, setup),
            Place::Beginning(setup) => draw::beginning(&mut canvas, setup),
            Place::Playing(game) => draw::game(&mut canvas, game),
        }
    }

    fn wakes_at(&self) -> Option<Instant> {
        match &self.place {
            Place::Playing(game) => game.wakes_at(),
            _ => None,
        }
    }
}
