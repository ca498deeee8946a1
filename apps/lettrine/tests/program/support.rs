//! Running the program and looking at what came of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program left behind.
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) results: String,
    pub(crate) remarks: String,
}

impl Run {
    /// The results as one JSON document.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.results).expect("the results are one JSON document")
    }

    /// The one sentence of a refusal: status 2, nothing printed.
    pub(crate) fn refusal(&self) -> &str {
        assert_eq!((self.status, self.results.as_str()), (2, ""), "{}", self.remarks);
        let sentence = self.remarks.strip_suffix('\n').expect("it ends with a line feed");
        assert!(!sentence.contains('\n'), "one sentence, not several: {sentence}");
        sentence
    }
}

/// The program, away from anything the user of this machine has.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lettrine"));
    command.env("XDG_DATA_HOME", folder("no-data")).env("XDG_DATA_DIRS", "shared");
    command.env_remove("HOME").stdin(Stdio::null());
    // The language of this machine is not that of the tests.
    command.env("LC_ALL", "C");
    command
}

/// Runs the program with arguments as one would type them, without quotes.
pub(crate) fn run(arguments: &str) -> Run {
    run_in(&folder("empty"), arguments)
}

/// Runs it in a folder.
pub(crate) fn run_in(folder: &Path, arguments: &str) -> Run {
    let mut program = program();
    program.args(arguments.split_whitespace()).current_dir(folder);
    finished(program)
}

/// Runs it with an argument that has spaces in it, between a command and its options.
pub(crate) fn run_about(command: &str, about: &str, options: &str) -> Run {
    let mut program = program();
    program.arg(command).arg(about).args(options.split_whitespace());
    program.current_dir(folder("empty"));
    finished(program)
}

/// Runs it to its end.
pub(crate) fn finished(mut program: Command) -> Run {
    let output = program.output().expect("it can be run");
    let text = |bytes| String::from_utf8(bytes).expect("it prints text");
    Run {
        status: output.status.code().expect("it was not killed"),
        results: text(output.stdout),
        remarks: text(output.stderr),
    }
}

/// An empty folder of its own for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// A new folder with these files in it.
pub(crate) fn folder_with(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let folder = folder(name);
    fs::remove_dir_all(&folder).expect("it is ours");
    fs::create_dir_all(&folder).expect("it is ours");
    for (file, bytes) in files {
        fs::write(folder.join(file), bytes).expect("it is ours");
    }
    folder
}

/// The names of the files in a folder.
pub(crate) fn files_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("it is ours");
    let name = |file: fs::DirEntry| file.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = files.filter_map(|file| Some(name(file.ok()?))).collect();
    names.sort();
    names
}
