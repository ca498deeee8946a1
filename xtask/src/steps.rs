//! Steps: things that must go well one after the other, each told with its time.

use std::env;
use std::error::Error;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// One step of a longer command.
pub(crate) struct Step {
    /// What it is called.
    pub(crate) name: &'static str,
    /// What it does.
    pub(crate) action: Action,
    /// What to do if it fails.
    pub(crate) advice: &'static str,
}

/// What a step does.
pub(crate) enum Action {
    /// Runs cargo with these arguments.
    Cargo(&'static [&'static str]),
    /// Runs cargo with these arguments and this environment variable.
    CargoWith(&'static [&'static str], (&'static str, &'static str)),
    /// Runs cargo's tests with these arguments and counts them.
    Tests(&'static [&'static str]),
    /// Calls a function of this program.
    Own(fn() -> Result<(), Box<dyn Error>>),
}

/// How many checks passed and failed: every test is one, every other step is one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Tally {
    passed: usize,
    failed: usize,
}

/// Runs the steps up to the first that fails; the last line tells how many passed and failed.
pub(crate) fn run_and_tell(steps: &[Step]) -> ExitCode {
    let Tally { passed, failed } = run(steps);
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run(steps: &[Step]) -> Tally {
    let mut tally = Tally::default();
    for step in steps {
        println!("{} …", step.name);
        let start = Instant::now();
        let outcome = step.action.run();
        let seconds = start.elapsed().as_secs_f32();
        let counted = outcome.unwrap_or_else(|error| {
            eprintln!("{error}");
            Tally { passed: 0, failed: 1 }
        });
        tally.passed += counted.passed;
        tally.failed += counted.failed;
        if counted.failed > 0 {
            eprintln!("{} failed after {seconds:.1} s: {}", step.name, step.advice);
            break;
        }
        println!("{} done in {seconds:.1} s", step.name);
    }
    tally
}

impl Action {
    fn run(&self) -> Result<Tally, Box<dyn Error>> {
        let one = Tally { passed: 1, failed: 0 };
        match self {
            Self::Cargo(arguments) => finish(cargo().args(*arguments)).map(|()| one),
            Self::CargoWith(arguments, (name, value)) => {
                finish(cargo().args(*arguments).env(name, value)).map(|()| one)
            }
            Self::Tests(arguments) => count_tests(cargo().args(*arguments)),
            Self::Own(function) => function().map(|()| one),
        }
    }
}

/// The cargo that runs this program, or the one on the path.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a cargo command to its end, with its output going to the person.
pub(crate) fn finish(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(Unsuccessful::new(command).into()) }
}

/// Cargo was started and ended badly.
#[derive(Debug, thiserror::Error)]
#[error("`cargo {arguments}` did not succeed")]
struct Unsuccessful {
    arguments: String,
}

impl Unsuccessful {
    fn new(command: &Command) -> Self {
        let arguments: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
        Self { arguments: arguments.join(" ") }
    }
}

/// Runs cargo's tests, passes on what they say, and adds up their results.
fn count_tests(command: &mut Command) -> Result<Tally, Box<dyn Error>> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().expect("the output was just piped");
    let mut tally = Tally::default();
    for line in BufReader::new(output).lines() {
        let line = line?;
        writeln!(io::stdout(), "{line}")?;
        let counted = test_result(&line).unwrap_or_default();
        tally.passed += counted.passed;
        tally.failed += counted.failed;
    }
    let succeeded = child.wait()?.success();
    if !succeeded {
        tally.failed = tally.failed.max(1);
    }
    Ok(tally)
}

/// The numbers of a line such as `test result: ok. 3 passed; 0 failed; …`.
fn test_result(line: &str) -> Option<Tally> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let count = |what: &str| {
        let counted = counts.split(';').find_map(|part| part.trim().strip_suffix(what));
        counted.and_then(|number| number.trim().parse().ok())
    };
    Some(Tally { passed: count("passed")?, failed: count("failed")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(name: &'static str, function: fn() -> Result<(), Box<dyn Error>>) -> Step {
        Step { name, action: Action::Own(function), advice: "mend it" }
    }

    #[test]
    fn test_results_are_read() {
        let line =
            "test result: FAILED. 12 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(test_result(line), Some(Tally { passed: 12, failed: 1 }));
        assert_eq!(test_result("test a_rack_holds_seven ... ok"), None);
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        let steps = [own("a", || Ok(())), own("b", || Err("no".into())), own("c", || Ok(()))];
        assert_eq!(run(&steps), Tally { passed: 1, failed: 1 });
    }
}
