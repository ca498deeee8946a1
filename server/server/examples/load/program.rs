//! The program under load: started on a folder of its own, and looked at from outside.

use std::error::Error;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

/// Ticks of the clock by which Linux counts the work of a process.
const TICKS_A_SECOND: f64 = 100.0;

/// The program, running.
pub(crate) struct Program {
    child: Child,
    url: String,
    folder: PathBuf,
}

/// What the program has used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usage {
    /// When this was so.
    pub(crate) at: Instant,
    /// Seconds of work, on all cores together.
    pub(crate) work: f64,
    /// Memory in bytes.
    pub(crate) memory: u64,
}

impl Program {
    /// Starts the program that was built beside this example.
    pub(crate) fn start() -> Result<Self, Box<dyn Error>> {
        let own = std::env::current_exe()?;
        let built = own.ancestors().nth(2).ok_or("examples lie in a folder")?.join("lettrine");
        let folder = std::env::temp_dir().join(format!("lettrine-load-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let mut command = Command::new(built);
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"]).arg(&folder);
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut url = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut url)?;
        }
        Ok(Self { child, url: url.trim().to_owned(), folder })
    }

    /// Where it is.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// What it has used so far.
    pub(crate) fn usage(&self) -> Result<Usage, Box<dyn Error>> {
        let process = format!("/proc/{}", self.child.id());
        let status = fs::read_to_string(format!("{process}/status"))?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|line| line.split_whitespace().next());
        let kilobytes: u64 = kilobytes.ok_or("Linux tells the memory of a process")?.parse()?;
        let counted = fs::read_to_string(format!("{process}/stat"))?;
        let fields: Vec<&str> =
            counted.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let ticks = fields.get(11..13).ok_or("Linux counts the work of a process")?;
        let ticks: Result<Vec<f64>, _> = ticks.iter().map(|field| field.parse()).collect();
        let work = ticks?.iter().sum::<f64>() / TICKS_A_SECOND;
        Ok(Usage { at: Instant::now(), work, memory: kilobytes * 1024 })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _it_may_have_ended = self.child.kill();
        let _it_may_have_ended = self.child.wait();
        let _it_is_only_a_folder = fs::remove_dir_all(&self.folder);
    }
}
