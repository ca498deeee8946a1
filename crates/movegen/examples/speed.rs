//! scratch
use board::{Board, Layout, Terms};
use movegen::*;
use std::time::Instant;
use tiles::*;
fn main() {
    let lexicon = lexicons::open("en").unwrap();
    let set = TileSet::named("english").unwrap();
    let t = Instant::now();
    let map = WordMap::build(&lexicon).unwrap();
    println!("map {:?} {} MB", t.elapsed(), map.size() as f64 / 1e6);
    let terms = Terms::standard(&set);
    let games: u64 = std::env::args().nth(1).map_or(200, |n| n.parse().unwrap());
    let mut scratch = Scratch::default();
    let light = std::env::args().any(|a| a == "light");
    let nomap = std::env::args().any(|a| a == "nomap");
    let (mut turns, mut points, mut slots) = (0u64, 0i64, 0u64);
    let (mut tb, mut tp, mut tall, mut nall, mut ts) = (0u128, 0u128, 0u128, 0u64, 0u128);
    let empty = Lines::new(&Board::new(Layout::named("standard").unwrap()), &lexicon, &set);
    let t = Instant::now();
    for seed in 0..games {
        let mut bag = Bag::full(&set, &mut Seed::from_number(seed).chance(1));
        let mut lines = empty.clone();
        let mut racks = [bag.draw_rack(7), bag.draw_rack(7)];
        let mut seat = 0;
        let mut passes = 0;
        let mut subsets = Subsets::default();
        loop {
            let t0 = Instant::now();
            subsets.fill(&racks[seat], &set);
            let t1 = Instant::now();
            let search = Search {
                lines: &lines,
                subsets: &subsets,
                aid: if nomap {
                    Aid::Nothing
                } else if light {
                    Aid::Filter(map.filter())
                } else {
                    Aid::Map(&map)
                },
                terms,
            };
            let best = search.best(Equity(1), &mut scratch);
            let t2 = Instant::now();
            ts += (t1 - t0).as_nanos();
            tb += (t2 - t1).as_nanos();
            if std::env::args().any(|a| a == "all") {
                let t0 = Instant::now();
                search.each(&mut scratch, |_| nall += 1);
                tall += t0.elapsed().as_nanos();
            }
            turns += 1;
            match best {
                Some(play) => {
                    passes = 0;
                    points += play.score().0 as i64;
                    let placement = play.placement(lines.board());
                    let legal = placement.fit(lines.board(), &terms).unwrap().trusted();
                    assert_eq!(legal.score(), play.score());
                    racks[seat] = racks[seat].without(&placement.lifted()).unwrap();
                    let t0 = Instant::now();
                    lines.play(&legal);
                    tp += t0.elapsed().as_nanos();
                    racks[seat].extend(bag.draw(7 - racks[seat].len()));
                    if racks[seat].is_empty() {
                        break;
                    }
                }
                None => {
                    passes += 1;
                    if passes > 3 {
                        break;
                    }
                }
            }
            seat ^= 1;
        }
        slots += 0;
    }
    let e = t.elapsed();
    println!(
        "{} games {:.1} games/s, {:.1} turns, {:.1} points a side; best {} ns, subsets {} ns, play {} ns; all {} ns {:.0} plays",
        games,
        games as f64 / e.as_secs_f64(),
        turns as f64 / games as f64,
        points as f64 / games as f64 / 2.0,
        tb / turns as u128,
        ts / turns as u128,
        tp / turns as u128,
        tall / turns as u128,
        nall as f64 / turns as f64
    );
    let _ = slots;
}
