//! A real PostgreSQL for tests: started when first needed, gone when the tests have ended.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

const SCRIPT: &str = include_str!("postgres.sh");

/// Started once in this process. It ends when the pipe to it does, which is when the process ends.
static POSTGRES: LazyLock<Mutex<Postgres>> = LazyLock::new(|| Mutex::new(Postgres::start()));

struct Postgres {
    folder: String,
    names: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// The address of a new, empty database.
pub fn new_database() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let mut postgres = POSTGRES.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(postgres.names, "{name}").expect("PostgreSQL is running");
    let answer = postgres.answer();
    assert_eq!(answer, name, "PostgreSQL could not make a database");
    format!("postgres://lettrine@localhost/{name}?host={}", postgres.folder)
}

impl Postgres {
    fn start() -> Self {
        let Child { stdin, stdout, .. } = start_script();
        let names = stdin.expect("it was just piped");
        let answers = BufReader::new(stdout.expect("it was just piped"));
        let mut postgres = Self { folder: String::new(), names, answers };
        postgres.folder = postgres.answer();
        let advice = "PostgreSQL could not be started: `apt-get install postgresql` installs it, \
                      and `cargo xtask test` does so by itself";
        assert!(!postgres.folder.is_empty(), "{advice}");
        postgres
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("it answers in text");
        line.trim_end().to_owned()
    }
}

/// PostgreSQL refuses to be run by root, so root runs it as nobody.
fn start_script() -> Child {
    let user = Command::new("id").arg("-u").output().expect("every Unix has `id`").stdout;
    let mut command = if user == b"0\n" {
        let mut command = Command::new("runuser");
        command.args(["-u", "nobody", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    };
    let command = command.args(["-c", SCRIPT]).stdin(Stdio::piped()).stdout(Stdio::piped());
    command.current_dir("/").spawn().expect("every Unix has a shell")
}
