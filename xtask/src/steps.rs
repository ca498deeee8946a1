//! Steps of a longer command: one after another, or some beside the others; each with its time.
//!
//! A step that runs beside others is this program again (`cargo xtask step <name>`), so that its
//! output can be kept until it ends. Cargo runs with low priority meanwhile: it fills every core,
//! and browser tests must not wait for one.

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Instant;

/// One step of a longer command.
pub(crate) struct Step {
    /// Its name.
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

/// When a step runs.
pub(crate) enum Turn {
    /// After the turns before it.
    Next(Step),
    /// Beside the turns after it, up to [`Turn::Wait`] or the end.
    Beside(Step),
    /// Waits for every step that runs beside.
    Wait,
}

impl Turn {
    /// The step of this turn, if it has one.
    pub(crate) fn step(&self) -> Option<&Step> {
        match self {
            Self::Next(step) | Self::Beside(step) => Some(step),
            Self::Wait => None,
        }
    }
}

/// How many checks passed and failed: every test is one, every other step is one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Tally {
    passed: usize,
    failed: usize,
}

impl Tally {
    const PASSED: Self = Self { passed: 1, failed: 0 };
    const FAILED: Self = Self { passed: 0, failed: 1 };

    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Whether cargo may take every core.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Priority {
    Normal,
    Low,
}

/// Runs the turns up to the first failure; the last line counts what passed and failed.
pub(crate) fn run_and_report(turns: &[Turn]) -> ExitCode {
    let Tally { passed, failed } = run(turns);
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs one step, as a process beside the others does.
pub(crate) fn run_one(step: &Step) -> ExitCode {
    let tally = run_step(step, Priority::Normal);
    if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run(turns: &[Turn]) -> Tally {
    let mut tally = Tally::default();
    let mut beside: Vec<Running> = Vec::new();
    for turn in turns {
        let priority = if beside.is_empty() { Priority::Normal } else { Priority::Low };
        match turn {
            Turn::Next(step) => tally.add(run_step(step, priority)),
            Turn::Beside(step) => match Running::start(step) {
                Ok(running) => beside.push(running),
                Err(error) => tally.add(failure(step, &error)),
            },
            Turn::Wait => beside.drain(..).for_each(|running| tally.add(running.finish())),
        }
        if tally.failed > 0 {
            break;
        }
    }
    beside.drain(..).for_each(|running| tally.add(running.finish()));
    tally
}

fn run_step(step: &Step, priority: Priority) -> Tally {
    println!("{} …", step.name);
    let start = Instant::now();
    let outcome = step.action.run(priority);
    let counted = outcome.unwrap_or_else(|error| {
        eprintln!("{error}");
        Tally::FAILED
    });
    let seconds = start.elapsed().as_secs_f32();
    if counted.failed > 0 {
        eprintln!("{} failed after {seconds:.1} s: {}", step.name, step.advice);
    } else {
        println!("{} done in {seconds:.1} s", step.name);
    }
    counted
}

fn failure(step: &Step, error: &io::Error) -> Tally {
    eprintln!("{} could not be started: {error}", step.name);
    Tally::FAILED
}

/// A step that runs beside the others.
struct Running<'step> {
    step: &'step Step,
    process: Child,
    output: PathBuf,
}

impl<'step> Running<'step> {
    fn start(step: &'step Step) -> io::Result<Self> {
        println!("{} … beside what follows", step.name);
        let output = env::temp_dir().join(format!("xtask-{}-{}", std::process::id(), step.name));
        let file = File::create(&output)?;
        let mut program = Command::new(env::current_exe()?);
        program.args(["step", step.name]).stdin(Stdio::null());
        program.stdout(file.try_clone()?).stderr(file);
        Ok(Self { step, process: program.spawn()?, output })
    }

    /// Waits for the end, and shows what the step said.
    fn finish(mut self) -> Tally {
        let status = self.process.wait();
        let said = fs::read(&self.output).unwrap_or_default();
        print!("{}", String::from_utf8_lossy(&said));
        let _removed = fs::remove_file(&self.output);
        match status {
            Ok(status) if status.success() => Tally::PASSED,
            Ok(_) => Tally::FAILED,
            Err(error) => failure(self.step, &error),
        }
    }
}

impl Action {
    fn run(&self, priority: Priority) -> Result<Tally, Box<dyn Error>> {
        let mut cargo = cargo_with(priority);
        match self {
            Self::Cargo(arguments) => finish(cargo.args(*arguments))?,
            Self::CargoWith(arguments, (name, value)) => {
                finish(cargo.args(*arguments).env(name, value))?;
            }
            Self::Tests(arguments) => return count_tests(cargo.args(*arguments)),
            Self::Own(function) => function()?,
        }
        Ok(Tally::PASSED)
    }
}

/// The cargo that runs this program, or the one on the path.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

fn cargo_with(priority: Priority) -> Command {
    let cargo = cargo();
    if priority == Priority::Normal || !cfg!(unix) {
        return cargo;
    }
    let mut nice = Command::new("nice");
    nice.args(["-n", "10"]).arg(cargo.get_program());
    nice
}

/// Runs a command to its end and shows its output.
pub(crate) fn finish(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(Unsuccessful::new(command).into()) }
}

/// A command was started and failed.
#[derive(Debug, thiserror::Error)]
#[error("`{program} {arguments}` did not succeed")]
struct Unsuccessful {
    program: String,
    arguments: String,
}

impl Unsuccessful {
    fn new(command: &Command) -> Self {
        let arguments: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
        let program = command.get_program().to_string_lossy().into_owned();
        Self { program, arguments: arguments.join(" ") }
    }
}

/// Runs cargo's tests, shows their output, and adds up their results.
fn count_tests(command: &mut Command) -> Result<Tally, Box<dyn Error>> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().expect("the output was just piped");
    let mut tally = Tally::default();
    for line in BufReader::new(output).lines() {
        let line = line?;
        writeln!(io::stdout(), "{line}")?;
        tally.add(test_result(&line).unwrap_or_default());
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

    fn own(name: &'static str, function: fn() -> Result<(), Box<dyn Error>>) -> Turn {
        Turn::Next(Step { name, action: Action::Own(function), advice: "fix it" })
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
        let turns = [own("a", || Ok(())), own("b", || Err("no".into())), own("c", || Ok(()))];
        assert_eq!(run(&turns), Tally { passed: 1, failed: 1 });
    }
}
