//! The numbers of a position: how many plays, their points, the best of them, and a hash of all.

use board::{Board, FirstPlay, LegalPlay, Terms};
use notation::{PlayStyle, play_text};
use tiles::Rack;

use crate::engines::{Engine, Judge};

/// A position to be searched.
pub(crate) struct Case<'list> {
    pub(crate) engine: &'list Engine,
    pub(crate) board: Board,
    /// Of the player to move, then of the other.
    pub(crate) racks: Vec<Rack>,
    pub(crate) first_play: FirstPlay,
}

/// What is written of a position.
pub(crate) struct Numbers {
    plays: usize,
    score_sum: i32,
    /// Of the sorted list of plays.
    hash: u64,
    /// The three that score the most.
    best: Vec<String>,
}

/// A play as it is listed: its points and its text.
type Listed = (i32, String);

impl Case<'_> {
    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { first_play: self.first_play, ..Terms::standard(&self.engine.tiles) }
    }

    /// Every play by every generator, with the generator's name; that of the judge comes first.
    fn listings(&self, judge: Judge) -> Vec<(&'static str, Vec<Listed>)> {
        let (board, rack, terms) = (&self.board, &self.racks[0], self.terms());
        let lexicon = &self.engine.lexicon;
        let mut listings = Vec::new();
        if judge == Judge::Slow {
            let judged = movegen::slow::generate(board, rack, lexicon, &terms);
            listings.push(("the judge", self.listed(&judged)));
        }
        let plain = movegen::generate(board, rack, lexicon, &terms);
        listings.push(("the plain walk", self.listed(&plain)));
        listings.extend(self.engine.aids().map(|(name, _)| (name, self.listed_by(name))));
        listings
    }

    fn listed(&self, plays: &[LegalPlay]) -> Vec<Listed> {
        let mut listed: Vec<Listed> =
            plays.iter().map(|play| (play.score().0, self.text(play))).collect();
        listed.sort();
        listed
    }

    /// The plays of the generator with the aid of this name, with the points it counted itself.
    fn listed_by(&self, name: &str) -> Vec<Listed> {
        let aids = self.engine.aids();
        let (_, aid) = aids.into_iter().find(|(found, _)| *found == name).expect("one of them");
        let lines = self.engine.lines(&self.board);
        let mut listed: Vec<Listed> = Vec::new();
        for play in self.engine.plays(&lines, &self.racks[0], aid, self.first_play) {
            let fitted = play.placement(&self.board).fit(&self.board, &self.terms());
            let text = self.text(&fitted.expect("plays are found where they fit").trusted());
            listed.push((play.score().0, text));
        }
        listed.sort();
        listed
    }

    fn text(&self, play: &LegalPlay) -> String {
        play_text(play, self.engine.tiles.alphabet(), PlayStyle::default())
    }
}

impl Numbers {
    /// The numbers on which all generators agree.
    pub(crate) fn agreed(case: &Case<'_>, judge: Judge, name: &str) -> Self {
        let listings = case.listings(judge);
        let (first, expected) = &listings[0];
        for (other, found) in &listings[1..] {
            let missing = difference(expected, found);
            let surplus = difference(found, expected);
            assert!(
                missing.is_empty() && surplus.is_empty() && expected.len() == found.len(),
                "{name}: {other} does not find {missing:?}, which {first} finds, \
                 but {surplus:?}, which {first} does not"
            );
        }
        Self::of(expected)
    }

    fn of(listed: &[Listed]) -> Self {
        let mut by_score: Vec<&Listed> = listed.iter().collect();
        by_score.sort_by_key(|(score, text)| (-score, text));
        let best = by_score.iter().take(3).map(|(score, text)| format!("{score} {text}"));
        let mut texts: Vec<String> =
            listed.iter().map(|(score, text)| format!("{text} {score}\n")).collect();
        texts.sort();
        Self {
            plays: listed.len(),
            score_sum: listed.iter().map(|(score, _)| score).sum(),
            hash: texts.iter().flat_map(|text| text.bytes()).fold(FNV_START, fnv),
            best: best.collect(),
        }
    }

    /// The lines that say them.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("plays      {}", self.plays),
            format!("score-sum  {}", self.score_sum),
            format!("hash       {:016x}", self.hash),
        ];
        lines.extend(self.best.iter().map(|play| format!("best       {play}")));
        lines
    }
}

/// Some of what only the first list has.
fn difference<'list>(one: &'list [Listed], other: &[Listed]) -> Vec<&'list Listed> {
    one.iter().filter(|play| other.binary_search(play).is_err()).take(10).collect()
}

/// The 64-bit hash of Fowler, Noll and Vo, in its 1a form.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

fn fnv(hash: u64, byte: u8) -> u64 {
    (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
}
