//! The types of the page are made from ours: here they are compared, or written anew.
//!
//! `cargo xtask types` runs this with `LETTRINE_TYPES=update`.

use std::fs;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../apps/web/src/lib/types");

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    let mut files = vec![("protocol", protocol::typescript())];
    files.extend(catalogue::typescript());
    for (name, expected) in files {
        let path = Path::new(FOLDER).join(name).with_extension("ts");
        if std::env::var_os("LETTRINE_TYPES").is_some_and(|wish| wish == "update") {
            fs::create_dir_all(FOLDER).unwrap();
            fs::write(&path, &expected).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == expected, "{name}.ts is not up to date: run `cargo xtask types`");
    }
}
