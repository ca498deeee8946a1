//! Scratch.
mod games;
use notation::*;
fn main() {
    for (lang, set) in [("en", "english"), ("fr", "french")] {
        let mut engine = games::Engine::new();
        let lexicon = lexicons::open(lang).unwrap();
        let tiles = tiles::TileSet::named(set).unwrap();
        for layout in ["standard", "large", "small"] {
            let l = board::Layout::named(layout).unwrap();
            let e2 = games::Engine {
                map: movegen::WordMap::build(&lexicon).unwrap(),
                filter: movegen::WordFilter::build(&lexicon),
                empty: movegen::Lines::new(&board::Board::new(l.clone()), &lexicon, &tiles),
                lexicon: lexicon.clone(),
                tiles: tiles.clone(),
            };
            for seed in 0..3 {
                let turns = e2.play_game(seed);
                let mut b = board::Board::new(l.clone());
                let n = turns.len();
                for (i, t) in turns.iter().enumerate() {
                    if i == n / 2
                        || i == n * 3 / 4
                        || i + 3 >= n
                        || (layout == "standard" && i % 5 == 2)
                    {
                        let other = turns.get(i + 1).map_or(tiles::Rack::EMPTY, |t| t.rack.clone());
                        let p = Position {
                            board: b.clone(),
                            racks: vec![t.rack.clone(), other],
                            scores: vec![tiles::Score(0); 2],
                            scoreless_turns: 0,
                            operations: vec![
                                Operation::new("lex", lang),
                                Operation::new("ld", set),
                                Operation::new("bdn", layout_code(&l)),
                            ],
                        };
                        println!("{i}/{n} {}", p.to_cgp(tiles.alphabet()));
                    }
                    b.play(&t.play);
                }
            }
        }
        engine.lexicon = lexicon;
    }
}
