//! Matches of any game of the catalogue, through its rules alone.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use catalogue::{Entry, Meeting, NotMet};
use lexicon::Shelf;
use locales::{Language, Spoken as _, commands as say};
use players::matches::{self, Pairs, Plan};
use players::{GameResult, SideResult};
use serde_json::Value;
use tiles::Seed;

use super::{Match, Played};
use crate::outcome::Failure;
use crate::progress::ProgressLine;

/// The counter of plays that used all tiles of a rack, which every report shows.
const WHOLE_RACKS: &str = "whole_racks";

/// What two players have done in all their games so far, and the first thing that went wrong.
#[derive(Default)]
struct Tally {
    feats: [BTreeMap<&'static str, u32>; 2],
    fault: Option<NotMet>,
}

/// A game with its words and rules, and the two who play it.
struct Table<'call> {
    game: &'static Entry,
    rules: Value,
    shelf: Shelf,
    names: [&'call str; 2],
    tally: Mutex<Tally>,
}

impl Match {
    /// Plays a match of this game by the preset in the language of the words.
    pub(super) fn play_at_tables(
        &self,
        game: &'static Entry,
        plan: &Plan,
        progress: &ProgressLine,
        language: Language,
    ) -> Result<Played, Failure> {
        let lexicon = self.choice.open(language)?;
        let presets = (game.presets)();
        let preset = presets.into_iter().find(|preset| preset.language == lexicon.language());
        let Some(preset) = preset else {
            return Err(say::not_in_language(game.id, lexicon.language()).into());
        };
        let mut rules = preset.rules;
        rules["lexicon"] = lexicon.name().into();
        let table = Table {
            game,
            rules,
            shelf: Shelf::new([lexicon]),
            names: [&self.first, &self.second],
            tally: Mutex::default(),
        };
        // Who cannot play is named before the match, not after it.
        table.meet(table.names, &plan.seed).map_err(|fault| fault.message())?;
        let start = Instant::now();
        let pairs = || -> Box<Pairs<'_>> { Box::new(|seed| table.pair(seed)) };
        let report = matches::play_pairs(&pairs, plan, &|done| progress.show(done));
        let tally = table.tally.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(fault) = tally.fault {
            return Err(fault.message().into());
        }
        let feats = tally.feats.map(|feats| per_game(feats, report.games));
        Ok(Played { report, feats, time: start.elapsed() })
    }
}

impl Table<'_> {
    fn meet(&self, names: [&str; 2], seed: &Seed) -> Result<Meeting, NotMet> {
        self.game.meet(&self.rules, &names, *seed, &self.shelf)
    }

    /// Two games with the same draws; results in the order of the players, whatever their seats.
    fn pair(&self, seed: &Seed) -> [GameResult; 2] {
        let [one, other] = self.names;
        let first = self.game_of([one, other], [0, 1], seed);
        let [theirs, ours] = self.game_of([other, one], [1, 0], seed);
        [first, [ours, theirs]]
    }

    /// One game; what it counts is added to the players who sit there.
    fn game_of(&self, names: [&str; 2], players: [usize; 2], seed: &Seed) -> GameResult {
        let met = self.meet(names, seed);
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        match met {
            Ok(meeting) => {
                for (record, player) in meeting.records.iter().zip(players) {
                    let feats = record.counters.iter().filter(|(name, _)| **name != WHOLE_RACKS);
                    for (feat, count) in feats {
                        *tally.feats[player].entry(feat).or_default() += count;
                    }
                }
                [0, 1].map(|seat| result(&meeting, seat))
            }
            Err(fault) => {
                tally.fault.get_or_insert(fault);
                GameResult::default()
            }
        }
    }
}

fn result(meeting: &Meeting, seat: usize) -> SideResult {
    let record = meeting.records.get(seat).cloned().unwrap_or_default();
    SideResult {
        score: meeting.outcome.scores.get(seat).copied().unwrap_or_default(),
        turns: record.turns,
        bingos: record.counters.get(WHOLE_RACKS).copied().unwrap_or(0),
    }
}

#[expect(clippy::cast_precision_loss, reason = "games are counted, not weighed")]
fn per_game(feats: BTreeMap<&'static str, u32>, games: u64) -> BTreeMap<String, f64> {
    let mean =
        |(feat, count): (&str, u32)| (format!("{feat}_per_game"), f64::from(count) / games as f64);
    feats.into_iter().map(mean).collect()
}
