//! The two lines at the bottom: what is said, and what is asked.

use crossword::{PhaseView, View};
use locales::{Message, classic as say};

use super::{Canvas, NOTE, PROMPT, RIGHT, width};
use crate::classic::game::{Again, Game, Stage};

/// What is said.
pub(super) fn note(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    let note = match said(game, view) {
        Some(message) if game.note.is_empty() => game.edition.say(&message),
        _ => game.note.clone(),
    };
    canvas.put(1, NOTE, &note, canvas.palette.paper);
}

fn said(game: &Game, view: &View) -> Option<Message> {
    match &game.stage {
        Stage::Watching => watched(game),
        Stage::Curtain => Some(say::curtain(game.name(game.current()?))),
        Stage::NewRack(seat) => Some(say::new_rack(game.name(*seat))),
        Stage::Answering => match &view.phase {
            PhaseView::ChallengeAnswer { words, .. } => Some(say::challenged(words.join(", "))),
            PhaseView::Sure { word, .. } => Some(say::unknown(word)),
            _ => None,
        },
        Stage::Over(_) => Some(outcome(game, view)),
        _ => None,
    }
}

/// What the computer does.
fn watched(game: &Game) -> Option<Message> {
    let seat = game.computer_to_move()?;
    let Some((seat, trial)) = &game.pending.trial else {
        return Some(say::thinks(game.name(seat)));
    };
    let (word, (square, direction)) = (trial.word.as_ref()?, trial.place?);
    let sum = game.edition.say(&say::points(trial.score.0));
    let place = game.edition.place(square, direction);
    Some(say::tries(game.name(*seat), place, sum, word))
}

/// How the game ended: what the racks cost, and who won.
fn outcome(game: &Game, view: &View) -> Message {
    let Some(outcome) = &view.outcome else { return say::nobody() };
    let best = outcome.scores.iter().map(|score| score.0).max().unwrap_or(0);
    let sum = game.edition.say(&say::points(best));
    let names: Vec<String> = outcome.winners.iter().map(|seat| game.name(seat.0)).collect();
    match names.as_slice() {
        [] => say::nobody(),
        [name] => say::won(name, sum),
        several => say::shared(several.join(", "), sum),
    }
}

/// What is asked, and which keys there are.
pub(super) fn prompt(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    let (question, typed, help) = asked(game, view);
    let question = question.map(|question| game.edition.say(&question)).unwrap_or_default();
    if !question.is_empty() {
        canvas.ask(PROMPT, &question, &typed);
    }
    let help = help.map(|help| game.edition.say(&help)).unwrap_or_default();
    if width(&question) + width(&typed) + width(&help) + 5 <= RIGHT {
        canvas.put_right(RIGHT, PROMPT, &help, canvas.palette.quiet);
    }
    if let (Stage::Over(_), PhaseView::Nothing { settlement }) = (&game.stage, &view.phase) {
        let change =
            |(seat, points): (u8, &tiles::Score)| format!("{} {:+}", game.name(seat), points.0);
        let changes: Vec<String> = (0..).zip(&settlement.racks).map(change).collect();
        let text = game.edition.say(&say::racks_counted(changes.join(", ")));
        canvas.put(1, NOTE - 1, &text, canvas.palette.quiet);
    }
}

type Asked = (Option<Message>, String, Option<Message>);

fn asked(game: &Game, view: &View) -> Asked {
    let plain = |question, help| (Some(question), String::new(), Some(help));
    match &game.stage {
        Stage::Watching if game.computer_to_move().is_some() => {
            (None, String::new(), Some(say::thinks_help()))
        }
        Stage::Watching | Stage::Asking(_) | Stage::Waiting => (None, String::new(), None),
        Stage::Curtain => (Some(say::curtain_prompt()), String::new(), None),
        Stage::NewRack(_) => (Some(say::new_rack_prompt()), String::new(), None),
        Stage::Typing(typed) => {
            (Some(say::enter_word()), typed.shown(), Some(say::enter_word_help()))
        }
        Stage::Placing(typed, _) => plain(say::place(typed.shown()), say::place_help()),
        Stage::Deciding(_) => plain(say::another(), say::another_help()),
        Stage::Changing(tiles) => {
            (Some(say::change()), tiles.replace('?', "_"), Some(say::change_help()))
        }
        Stage::Quitting => plain(say::quit(), say::quit_help()),
        Stage::Naming(name) => (Some(say::save_name()), name.clone(), Some(say::save_help())),
        Stage::Over(Again::Play) => plain(say::again(), say::again_help()),
        Stage::Over(Again::SamePlayers) => plain(say::same_players(), say::same_players_help()),
        Stage::Over(Again::SameLevels) => plain(say::same_levels(), say::same_levels_help()),
        Stage::Answering => match &view.phase {
            PhaseView::Sure { word, .. } => plain(say::sure(word), say::sure_help()),
            _ => plain(say::accept(), say::accept_help()),
        },
    }
}
