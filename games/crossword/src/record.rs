//! Exports positions as CGP and games as GCG, as far as a viewer may know them.

use notation::{
    Exchanged, GcgGame, GcgPlayer, GcgTurn, Place, Position, Pragma, TurnKind, layout_code,
    list_name,
};
use tabletop::{Seat, Viewer};
use tiles::{Rack, Score};

use crate::game::Crossword;
use crate::history::{Move, Turn};
use crate::view::main_word_with_dots;
use crate::visibility::Visibility;

impl Crossword {
    /// The position as a viewer knows it, the player to move first; write it with `to_cgp`.
    pub fn position(&self, viewer: Viewer) -> Position {
        let visibility = Visibility::new(self, viewer);
        let table = &self.table;
        let order = || {
            let seats = table.hands.len();
            std::iter::successors(Some(table.turn), move |seat| Some(seat.next(seats))).take(seats)
        };
        let rack = |seat| match table.known_rack(seat) {
            Some(rack) if visibility.sees(seat) => rack.clone(),
            _ => Rack::EMPTY,
        };
        let position = Position {
            board: table.board.clone(),
            racks: order().map(rack).collect(),
            scores: order().map(|seat| table.scores[seat.index()]).collect(),
            scoreless_turns: table.scoreless,
            operations: Vec::new(),
        };
        let rules = self.setup.rules();
        let says = [
            ("lex", rules.lexicon.as_str()),
            ("ld", rules.tiles.as_str()),
            ("bdn", layout_code(&self.setup.layout)),
        ];
        let operations = says.map(|(opcode, value)| notation::Operation::new(opcode, value));
        Position { operations: operations.into(), ..position }
    }

    /// The game so far as a viewer knows it, in GCG's terms.
    pub fn to_gcg(&self, viewer: Viewer) -> GcgGame {
        let visibility = Visibility::new(self, viewer);
        let rules = self.setup.rules();
        let named = |seat: Seat| {
            let name = &self.setup.options.players[seat.index()].name;
            GcgPlayer::new(&format!("player{}", seat.index() + 1), name)
        };
        let is_over = tabletop::Game::outcome(self).is_some();
        let mut pragmata = vec![
            Pragma::Lexicon(list_name(&rules.lexicon).to_owned()),
            Pragma::BoardLayout(layout_code(&self.setup.layout).to_owned()),
            Pragma::TileDistribution(rules.tiles.clone()),
        ];
        if !is_over {
            pragmata.push(Pragma::Incomplete(String::new()));
        }
        GcgGame {
            players: Seat::all(self.setup.seats()).map(named).collect(),
            pragmata,
            turns: self
                .table
                .history
                .iter()
                .flat_map(|turn| self.gcg_turns(turn, &visibility))
                .collect(),
        }
    }

    /// A line of the score sheet as lines of GCG: a lost turn is a play and its withdrawal.
    fn gcg_turns(&self, turn: &Turn, visibility: &Visibility<'_>) -> Vec<GcgTurn> {
        let alphabet = self.setup.tiles.alphabet();
        let held = turn.held.as_ref().filter(|_| visibility.sees(turn.seat));
        let line = |kind: TurnKind, total: Score| GcgTurn {
            seat: turn.seat.index(),
            rack: held.map(|rack| alphabet.rack_text(rack)).unwrap_or_default(),
            kind,
            total,
            notes: Vec::new(),
        };
        let text = |tiles: &[tiles::Tile]| -> String {
            tiles.iter().map(|tile| alphabet.tile_text(*tile)).collect()
        };
        let kind = match &turn.what {
            Move::Played(play) => self.gcg_play(play),
            Move::Exchanged(tiles) if visibility.sees(turn.seat) => {
                TurnKind::Exchange { tiles: Exchanged::Tiles(text(tiles)) }
            }
            Move::Exchanged(tiles) => {
                let count = u8::try_from(tiles.len()).unwrap_or(u8::MAX);
                TurnKind::Exchange { tiles: Exchanged::Count(count) }
            }
            Move::Passed | Move::TimedOut | Move::SatOut | Move::Resigned => TurnKind::Pass,
            Move::Lost { play, .. } => {
                let score = play.score();
                let withdrawn = TurnKind::Withdrawn { lost: score };
                return vec![
                    line(self.gcg_play(play), turn.total + score),
                    line(withdrawn, turn.total),
                ];
            }
            Move::Withdrawn => TurnKind::Withdrawn { lost: -turn.points },
            Move::ChallengeBonus => TurnKind::ChallengeBonus { points: turn.points },
            Move::TimePenalty => TurnKind::TimePenalty { points: turn.points },
            Move::Racks(tiles) if turn.points > Score::ZERO => {
                TurnKind::RackGained { tiles: text(tiles), points: turn.points }
            }
            Move::Racks(tiles) => TurnKind::RackLost { tiles: text(tiles), lost: -turn.points },
        };
        vec![line(kind, turn.total)]
    }

    fn gcg_play(&self, play: &board::LegalPlay) -> TurnKind {
        let word = play.main_word();
        TurnKind::Play {
            place: Place { square: word.start, direction: word.direction },
            word: main_word_with_dots(play, self.setup.tiles.alphabet()),
            score: play.score(),
        }
    }
}
