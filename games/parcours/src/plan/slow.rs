//! Reference implementation of the planner: tries every word of the list on every place.

use std::collections::{HashMap, HashSet};

use tiles::{Letter, Rack, Score, Tile, TileSet};

use super::{Count, Ground, Target};

/// The most points that a hand can bring; the words are all words of the list.
pub(super) fn most_points(
    ground: &Ground,
    rack: &Rack,
    set: &TileSet,
    words: &[Vec<Letter>],
) -> Score {
    let lengths: HashSet<usize> = ground.lengths().collect();
    let ways = lengths.into_iter().map(|length| (length, ways(rack, length, words))).collect();
    let judge = Judge { ground, set, ways };
    judge.best(rack, &ground.satellites, 0, State::default())
}

#[derive(Clone, Copy, Default)]
struct State {
    steps: usize,
    words: usize,
    laid: usize,
    points: Score,
}

struct Judge<'hand> {
    ground: &'hand Ground,
    set: &'hand TileSet,
    /// By the length of a place: every choice of the hand's tiles that some word takes there.
    ways: HashMap<usize, HashSet<Rack>>,
}

impl Judge<'_> {
    /// The best from here on: stop, cover the next slot, or lay on one of the satellites from `from` on.
    fn best(&self, rack: &Rack, satellites: &[Target], from: usize, state: State) -> Score {
        let mut best = state.points + self.ground.bonus(state.laid);
        if self.ground.count == Count::One && state.words == 1 {
            return best;
        }
        if from == 0
            && let Some(step) = self.ground.path.get(state.steps)
        {
            let mut open = satellites.to_vec();
            open.extend(step.frees);
            for used in self.ways(rack, &step.slot) {
                let after = self.after(&step.slot, &used, state);
                let after = State { steps: state.steps + 1, ..after };
                best = best.max(self.best(&without(rack, &used), &open, 0, after));
            }
        }
        for (place, target) in satellites.iter().enumerate().skip(from) {
            for used in self.ways(rack, target) {
                let after = self.after(target, &used, state);
                let left = without(rack, &used);
                best = best.max(self.best(&left, satellites, place + 1, after));
            }
        }
        best
    }

    fn after(&self, target: &Target, used: &Rack, state: State) -> State {
        State {
            words: state.words + 1,
            laid: state.laid + used.len(),
            points: state.points + target.demand.points(used.value(self.set)),
            ..state
        }
    }

    /// Every choice of these tiles that some word takes here.
    fn ways(&self, rack: &Rack, target: &Target) -> impl Iterator<Item = Rack> {
        let all = &self.ways[&target.demand.length];
        let is_held = |used: &&Rack| used.tiles().all(|tile| used.count(tile) <= rack.count(tile));
        all.iter().filter(is_held).cloned()
    }
}

/// Every choice of tiles that some word of this length takes, with jokers in any of its letters.
fn ways(rack: &Rack, length: usize, words: &[Vec<Letter>]) -> HashSet<Rack> {
    let mut ways = HashSet::new();
    for word in words.iter().filter(|word| word.len() == length) {
        spell(word, &mut rack.clone(), &mut Rack::EMPTY.clone(), &mut ways);
    }
    ways
}

fn spell(word: &[Letter], rack: &mut Rack, used: &mut Rack, ways: &mut HashSet<Rack>) {
    let Some((letter, rest)) = word.split_first() else {
        ways.insert(used.clone());
        return;
    };
    for tile in [Tile::Letter(*letter), Tile::Blank] {
        if rack.take(tile).is_ok() {
            used.add(tile);
            spell(rest, rack, used, ways);
            let _ = used.take(tile);
            rack.add(tile);
        }
    }
}

fn without(rack: &Rack, used: &Rack) -> Rack {
    rack.without(&used.tiles().collect::<Vec<_>>()).expect("what was used was held")
}
