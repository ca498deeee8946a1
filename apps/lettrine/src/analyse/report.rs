//! The report on a game: a judgement for every turn, and sums for every player.

use catalogue::analysis;
use locales::Language;
use notation::{Coordinates, Exchanged, PlayStyle, TurnKind, play_text};
use players::explain::Reason;
use players::{Choice, JudgedBy, Judgement, Lost, Move, SearchControl, Turn, TurnJudge, Verdict};
use serde::Serialize;
use tiles::{Alphabet, Score};

use super::game::{Fate, Game, PlayedTurn, Unjudged};
use super::wording::Wording;
use crate::play_shape::{self, PlayShape};

/// The report on a game, made turn by turn.
pub(super) struct Report<'game> {
    pub(super) turns: Vec<TurnReport>,
    pub(super) players: Vec<PlayerReport>,
    pub(super) wording: Wording,
    game: &'game Game,
}

/// The report as it leaves the program.
#[derive(Serialize)]
pub(super) struct Answer<'report> {
    turns: &'report [TurnReport],
    players: &'report [PlayerReport],
}

/// One turn.
#[derive(Serialize)]
pub(super) struct TurnReport {
    pub(super) number: usize,
    pub(super) player: String,
    pub(super) rack: Option<String>,
    played: PlayShape,
    pub(super) taken_back: bool,
    best: Option<PlayShape>,
    lost_points: Option<f64>,
    lost_win_chance: Option<f64>,
    lost_win_chance_error: Option<f64>,
    #[serde(serialize_with = "verdict_id")]
    pub(super) verdict: Option<Verdict>,
    judged_by: Option<&'static str>,
    pub(super) why: Vec<String>,
    #[serde(skip)]
    pub(super) played_text: String,
    #[serde(skip)]
    pub(super) best_text: Option<String>,
    #[serde(skip)]
    pub(super) lost: Option<Lost>,
}

/// What the turns of a player add up to.
#[derive(Default, Serialize)]
pub(super) struct PlayerReport {
    pub(super) name: String,
    pub(super) turns: usize,
    pub(super) judged: usize,
    pub(super) best: usize,
    pub(super) good: usize,
    pub(super) slips: usize,
    pub(super) mistakes: usize,
    pub(super) blunders: usize,
    pub(super) mean_lost_points: Option<f64>,
    pub(super) mean_lost_win_chance: Option<f64>,
    pub(super) bonus_missed: usize,
    #[serde(skip)]
    lost_points: f64,
    #[serde(skip)]
    lost_win_chance: f64,
    #[serde(skip)]
    with_win_chance: usize,
}

impl<'game> Report<'game> {
    pub(super) fn new(game: &'game Game, language: Language) -> Self {
        let player = |player: &notation::GcgPlayer| PlayerReport {
            name: player.nickname.clone(),
            ..PlayerReport::default()
        };
        Self {
            turns: Vec::new(),
            players: game.gcg.players.iter().map(player).collect(),
            wording: Wording(language),
            game,
        }
    }

    pub(super) fn answer(&self) -> Answer<'_> {
        Answer { turns: &self.turns, players: &self.players }
    }

    /// Judges a turn and adds it.
    pub(super) fn judge(&mut self, played: &PlayedTurn<'_>, judge: &mut TurnJudge<'_>) {
        let turn = played.turn();
        let control = SearchControl::unlimited();
        let alphabet = self.game.knowledge.tiles().alphabet();
        let mut report = self.blank(played);
        self.players[played.line.seat].turns += 1;
        let judged = played.played().and_then(|done| {
            let judged = judge.judge(&turn, &done, &control);
            judged.map_err(|reason| Unjudged::by_engine(&reason, alphabet))
        });
        match judged {
            Ok(judgement) => self.add_judgement(&mut report, played, &judgement),
            Err(unjudged) => {
                if let Unjudged::NotInList(_) = unjudged {
                    report.set_best(&judge.best(&turn, &control).choice, &turn, self);
                }
                report.why.push(self.wording.unjudged(&unjudged));
            }
        }
        self.turns.push(report);
    }

    /// Puts a judgement into the report of its turn, and into the sums of its player.
    fn add_judgement(
        &mut self,
        report: &mut TurnReport,
        played: &PlayedTurn<'_>,
        Judgement { review, explanation }: &Judgement,
    ) {
        let turn = played.turn();
        if played.fate == Fate::Stayed {
            report.played = PlayShape::of(&review.done.choice, &turn);
        }
        report.set_best(&review.best.choice, &turn, self);
        report.set_lost(review.lost());
        report.verdict = Some(review.verdict());
        report.judged_by = Some(judge_id(review.judged_by));
        report.why.extend(analysis::reasons(explanation, self.wording.0));
        let is_missed = |reason: &Reason| matches!(reason, Reason::WholeRack { .. });
        let missed = explanation.reasons.iter().any(is_missed);
        self.players[played.line.seat].add(review.lost(), review.verdict(), missed);
    }

    /// A turn of which only what the file says is told.
    fn blank(&self, played: &PlayedTurn<'_>) -> TurnReport {
        let alphabet = self.game.knowledge.tiles().alphabet();
        let taken_back = played.fate == Fate::TakenBack;
        let why = taken_back.then(|| self.wording.taken_back()).into_iter().collect();
        let rack = (!played.line.rack.is_empty()).then(|| played.line.rack.clone());
        TurnReport {
            number: played.number,
            player: self.game.player(played.line.seat).to_owned(),
            rack,
            played: as_written(played, alphabet),
            taken_back,
            best: None,
            lost_points: None,
            lost_win_chance: None,
            lost_win_chance_error: None,
            verdict: None,
            judged_by: None,
            why,
            played_text: self.text_as_written(played, alphabet),
            best_text: None,
            lost: None,
        }
    }

    fn style(&self) -> PlayStyle {
        let coordinates = self.wording.coordinates();
        PlayStyle { coordinates, ..PlayStyle::default() }
    }

    fn text_as_written(&self, played: &PlayedTurn<'_>, alphabet: &Alphabet) -> String {
        let points = played.line.kind.points();
        match (&played.line.kind, played.laid()) {
            (_, Some(play)) => with_points(&play_text(play, alphabet, self.style()), points),
            (TurnKind::Play { place, word, .. }, None) => {
                let place = self.style().coordinates.write(*place);
                with_points(&format!("{place} {word}"), points)
            }
            (TurnKind::Exchange { tiles: Exchanged::Tiles(tiles) }, _) => {
                self.wording.exchange(tiles)
            }
            (TurnKind::Exchange { tiles: Exchanged::Count(count) }, _) => {
                self.wording.exchange(&count.to_string())
            }
            _ => self.wording.pass(),
        }
    }

    fn text_of(&self, choice: &Choice, turn: &Turn<'_>) -> String {
        let alphabet = turn.rules.terms.tiles.alphabet();
        match &choice.chosen {
            Move::Place(play) => {
                let text = play_text(&play_shape::laid(play, turn), alphabet, self.style());
                with_points(&text, play.score())
            }
            Move::Exchange(tiles) => self.wording.exchange(&alphabet.rack_text(tiles)),
            Move::Pass => self.wording.pass(),
        }
    }
}

impl TurnReport {
    fn set_best(&mut self, best: &Choice, turn: &Turn<'_>, report: &Report<'_>) {
        self.best = Some(PlayShape::of(best, turn));
        self.best_text = Some(report.text_of(best, turn));
    }

    fn set_lost(&mut self, lost: Lost) {
        self.lost_points = Some(thousandths(lost.points));
        self.lost_win_chance = lost.win_chance.map(thousandths);
        self.lost_win_chance_error = lost.win_chance.map(|_| thousandths(lost.win_error));
        self.lost = Some(lost);
    }
}

impl PlayerReport {
    fn add(&mut self, lost: Lost, verdict: Verdict, is_bonus_missed: bool) {
        self.judged += 1;
        self.bonus_missed += usize::from(is_bonus_missed);
        *match verdict {
            Verdict::Best => &mut self.best,
            Verdict::Good => &mut self.good,
            Verdict::Slip => &mut self.slips,
            Verdict::Mistake => &mut self.mistakes,
            Verdict::Blunder => &mut self.blunders,
        } += 1;
        self.lost_points += lost.points;
        self.mean_lost_points = mean(self.lost_points, self.judged);
        if let Some(chance) = lost.win_chance {
            self.lost_win_chance += chance;
            self.with_win_chance += 1;
            self.mean_lost_win_chance = mean(self.lost_win_chance, self.with_win_chance);
        }
    }
}

fn mean(sum: f64, count: usize) -> Option<f64> {
    let count = u32::try_from(count).ok().filter(|count| *count > 0)?;
    Some(thousandths(sum / f64::from(count)))
}

/// Finer than any judge can tell.
fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn with_points(text: &str, points: Score) -> String {
    format!("{text} {:+}", points.0)
}

/// A turn as the file tells it.
fn as_written(played: &PlayedTurn<'_>, alphabet: &Alphabet) -> PlayShape {
    let score = played.line.kind.points().0;
    let (leave, equity) = (String::new(), None);
    match (&played.line.kind, played.laid()) {
        (_, Some(play)) => PlayShape::place(play, alphabet, (leave, equity)),
        (TurnKind::Play { place, word, .. }, None) => PlayShape::Place {
            at: Coordinates::English.write(*place),
            word: word.clone(),
            placed: Vec::new(),
            score,
            leave,
            equity,
        },
        (TurnKind::Exchange { tiles }, _) => {
            let tiles = match tiles {
                Exchanged::Tiles(tiles) => tiles.clone(),
                Exchanged::Count(_) => String::new(),
            };
            PlayShape::Exchange { tiles, leave, score, equity }
        }
        _ => PlayShape::Pass { leave, score, equity },
    }
}

const fn judge_id(judge: JudgedBy) -> &'static str {
    match judge {
        JudgedBy::Values => "values",
        JudgedBy::Simulation => "simulation",
        JudgedBy::PreEndgame => "pre_endgame",
        JudgedBy::Endgame => "endgame",
    }
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over fields by reference"
)]
fn verdict_id<Writer: serde::Serializer>(
    verdict: &Option<Verdict>,
    writer: Writer,
) -> Result<Writer::Ok, Writer::Error> {
    verdict.map(Verdict::id).serialize(writer)
}
