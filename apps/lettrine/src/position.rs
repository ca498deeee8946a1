//! A position that is studied: read from text, with the words it is played with.

use std::sync::Arc;

use locales::{Language, commands as say};
use movegen::{LONGEST_RACK, Lines};
use notation::{Cgp, Position};
use players::{EngineRules, Knowledge, Situation, Turn};
use tiles::Rack;

use crate::choice::OptionalLexicon;
use crate::chosen_players;
use crate::outcome::Failure;

/// A position with everything that is needed to find its plays.
pub(crate) struct StudiedPosition {
    pub(crate) knowledge: Arc<Knowledge>,
    cgp: Cgp,
    position: Position,
    lines: Lines,
}

impl StudiedPosition {
    /// Reads a position. Without a lexicon it is the one that the position names, if that is built
    /// in, else the English one.
    pub(crate) fn read(
        text: &str,
        choice: &OptionalLexicon,
        language: Language,
    ) -> Result<Self, Failure> {
        let cgp = Cgp::parse(text)?;
        let lexicon = choice.open_or([cgp.word_list(), None], language)?;
        let tiles = match cgp.value("ld") {
            Some(_) => cgp.tile_set()?,
            None => Arc::clone(chosen_players::knowledge(lexicon.clone())?.tiles()),
        };
        let layout = cgp.layout()?;
        let position = cgp.position(&tiles, &layout)?;
        let held = position.racks.first().map_or(0, Rack::len);
        if held > LONGEST_RACK {
            return Err(say::rack_too_long(held, LONGEST_RACK).into());
        }
        let lines = Lines::new(&position.board, &lexicon, &tiles);
        let knowledge = chosen_players::knowledge_with(lexicon, tiles)?;
        let studied = Self { knowledge, cgp, position, lines };
        studied.rules()?;
        Ok(studied)
    }

    /// The rules, with what the position says of them.
    fn rules(&self) -> Result<EngineRules<'_>, Failure> {
        let mut rules = EngineRules::standard(self.knowledge.tiles());
        if let Some(bonus) = self.cgp.bonus()? {
            rules.terms.bonus = bonus;
        }
        if let Some(limit) = self.cgp.exchange_limit()? {
            rules.exchange_needs = limit.into();
        }
        Ok(rules)
    }

    /// The turn of the first rack.
    pub(crate) fn turn(&self) -> Turn<'_> {
        let rules = self.rules().unwrap_or_else(|_| EngineRules::standard(self.knowledge.tiles()));
        let rack = self.position.racks.first().unwrap_or(const { &Rack::EMPTY });
        let situation = situation(&self.position);
        Turn { situation, ..Turn::new(rules, &self.lines, rack, 0) }.with_largest_bag()
    }

    /// What the position says of the other racks.
    pub(crate) fn other_racks(&self) -> &[Rack] {
        self.position.racks.get(1..).unwrap_or_default()
    }
}

/// How a game stands for the first rack of a position.
pub(crate) fn situation(position: &Position) -> Situation {
    let mut scores = position.scores.iter().copied();
    let own = scores.next().unwrap_or_default();
    let best = scores.max().unwrap_or_default();
    let others = position.racks.len().saturating_sub(1).max(1);
    let scoreless_turns = u8::try_from(position.scoreless_turns).unwrap_or(u8::MAX);
    Situation { lead: own - best, others, scoreless_turns }
}
