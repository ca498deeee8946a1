//! The table for a file's game: its players in order, and the rules it was played by.

use board::{Layout, Misfit, Terms};
use locales::{Message, crossword as say};
use notation::{GcgGame, GcgPlayer, GcgTurn, Replay, ReplayProblem, TurnKind};
use tabletop::{Player, PresetRules};
use tiles::TileSet;

use super::NotImported;
use crate::wording::{no_layout, no_tile_set};
use crate::{
    Adjustment, ClockRule, FirstPlay, Mode, Options, Passes, Penalty, Racks, Rules, Starter,
    UnknownWord,
};

/// A file's game, ready to be entered.
pub(super) struct Plan {
    pub(super) options: Options,
    /// The game, with the starting player in the first seat.
    pub(super) game: GcgGame,
}

/// The club rules, changed where the file shows that other rules were used.
pub(super) fn plan(mut game: GcgGame, notes: &mut Vec<Message>) -> Result<Plan, NotImported> {
    let tiles = game.tile_set().map_err(|unknown| NotImported::Foreign(no_tile_set(&unknown)))?;
    let layout = game.layout().map_err(|unknown| NotImported::Foreign(no_layout(&unknown)))?;
    seat_beginner_first(&mut game);
    let replay = game.replay_on(&Terms::standard(&tiles), &layout);
    let rules = rules(&game, &tiles, &layout, &replay);
    note_list(&game, &rules, notes);
    let longest = rules.screen.name_length.into();
    let players = game.players.iter().map(|player| seated(player, longest, notes)).collect();
    Ok(Plan { options: Options { rules, players, position: None, aids: None }, game })
}

/// Rotates the seats so that the starting player is first.
fn seat_beginner_first(game: &mut GcgGame) {
    let seats = game.players.len();
    let first = game.turns.first().map_or(0, |turn| turn.seat);
    game.players.rotate_left(first.min(seats));
    for turn in &mut game.turns {
        turn.seat = (turn.seat + seats - first) % seats;
    }
}

fn rules(game: &GcgGame, tiles: &TileSet, layout: &Layout, replay: &Replay) -> Rules {
    let rules = Rules::preset("club").expect("it comes with the program");
    let mut rules =
        rules.in_language(tiles.alphabet().language()).expect("its tiles are those of a language");
    tiles.name().clone_into(&mut rules.tiles);
    layout.name().clone_into(&mut rules.layout);
    rules.mode = Mode::RealBoard;
    rules.starter = Starter::First;
    rules.clock = ClockRule::None;
    rules.racks = Racks::Open;
    rules.exchange.needs_in_bag = 1;
    rules.end.adjustment = adjustment(game);
    rules.end.passes = Passes::ScorelessInAll(scoreless_limit(&game.turns));
    if let Some(points) = challenge_bonus(&game.turns) {
        rules.unknown_word = UnknownWord::PlayersChallenge(Penalty::Points(points));
    }
    let begins_elsewhere =
        |problem: &ReplayProblem| matches!(problem, ReplayProblem::Misfit(Misfit::MissesStart(_)));
    if replay.problems().any(|(_, problem)| begins_elsewhere(problem)) {
        rules.first_play = FirstPlay::Anywhere;
    }
    rules
}

/// The player who went out gains either what the others lose, or twice the value of their tiles.
fn adjustment(game: &GcgGame) -> Adjustment {
    let gains = game.turns.iter().any(|turn| matches!(turn.kind, TurnKind::RackGained { .. }));
    let loses = game.turns.iter().any(|turn| matches!(turn.kind, TurnKind::RackLost { .. }));
    if gains && !loses { Adjustment::TwiceToPlayerOut } else { Adjustment::RackToPlayerOut }
}

/// The number of scoreless turns that ended the game, or a limit that it did not reach.
fn scoreless_limit(turns: &[GcgTurn]) -> u8 {
    let (mut run, mut before_play, mut longest_before) = (0_u8, 0_u8, 0);
    for turn in turns {
        match &turn.kind {
            TurnKind::Play { score, .. } => {
                before_play = run;
                longest_before = longest_before.max(run);
                run = if score.0 > 0 { 0 } else { run.saturating_add(1) };
            }
            TurnKind::Withdrawn { .. } => run = before_play.saturating_add(1),
            TurnKind::Exchange { .. } | TurnKind::Pass => run = run.saturating_add(1),
            _ => {}
        }
    }
    let has_ended = turns.iter().any(|turn| matches!(turn.kind, TurnKind::RackLost { .. }));
    if has_ended && run > longest_before {
        run
    } else {
        longest_before.max(run).saturating_add(1).max(6)
    }
}

/// The points for a challenged valid play, if the file has any.
fn challenge_bonus(turns: &[GcgTurn]) -> Option<u8> {
    turns.iter().find_map(|turn| match turn.kind {
        TurnKind::ChallengeBonus { points } => u8::try_from(points.0).ok(),
        _ => None,
    })
}

fn note_list(game: &GcgGame, rules: &Rules, notes: &mut Vec<Message>) {
    let Some(named) = game.word_list().filter(|named| *named != rules.lexicon) else { return };
    notes.push(say::gcg_list(named, &rules.lexicon));
}

fn seated(player: &GcgPlayer, longest: usize, notes: &mut Vec<Message>) -> Player {
    let full = player.full_name.trim();
    let name = if full.is_empty() { player.nickname.trim() } else { full };
    let short: String = name.chars().take(longest).collect();
    if short.len() < name.len() {
        notes.push(say::gcg_name(name, &short));
    }
    Player::person(short.trim_end())
}
