//! Lists the alphabets and tile sets in `data/`, so that adding one takes only a file.

use std::fmt::Write as _;
use std::{env, fs, path::Path};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let mut table = String::new();
    for (constant, folder) in [("ALPHABETS", "alphabets"), ("TILE_SETS", "tile-sets")] {
        let folder = Path::new(&root).join("data").join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        let files = fs::read_dir(&folder).expect("the data folder is part of the crate");
        let mut paths: Vec<_> = files.map(|file| file.expect("it can be listed").path()).collect();
        paths.sort();
        writeln!(table, "pub(crate) const {constant}: &[(&str, &str)] = &[")
            .expect("a string grows");
        for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "txt")) {
            let name = path.file_stem().expect("it has a name").to_string_lossy();
            writeln!(table, "    ({name:?}, include_str!({:?})),", path.to_string_lossy())
                .expect("a string grows");
        }
        table.push_str("];\n");
    }
    let output = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&output).join("builtin.rs"), table).expect("the output folder is ours");
}
