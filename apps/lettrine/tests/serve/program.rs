//! The program itself, started for a test.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use store::Address;

/// A write beyond the limit of file sizes fails, as on a full disk, instead of ending the program.
const WITHOUT_SIZE_SIGNAL: &str = "trap '' XFSZ; exec \"$0\" \"$@\"";

/// A place for the program's data, and an address for it to listen on.
pub(crate) struct Place {
    pub(crate) address: SocketAddr,
    pub(crate) database: Address,
    folder: PathBuf,
}

impl Place {
    /// With a file of SQLite's.
    pub(crate) fn with_sqlite() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("lettrine-serve-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let database = Address::Sqlite(folder.join("lettrine.db"));
        Self { address: free_address(), database, folder }
    }

    /// With this PostgreSQL database.
    pub(crate) fn with_postgres(url: &str) -> Self {
        let mut place = Self::with_sqlite();
        place.database = url.parse().unwrap();
        place
    }

    /// Where clients find the program.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Starts the program; it is ready when this returns.
    pub(crate) fn start(&self) -> Program {
        let mut command = Command::new("sh");
        command.args(["-c", WITHOUT_SIZE_SIGNAL, env!("CARGO_BIN_EXE_lettrine")]);
        command.args(["serve", "--no-limits", "--listen", &self.address.to_string()]);
        command.arg("--data").arg(&self.folder);
        if let Address::Postgres(url) = &self.database {
            command.args(["--database", url]);
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        assert_eq!(line.trim(), self.url(), "it says where it is");
        Program(child)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// The program, running.
pub(crate) struct Program(Child);

impl Program {
    /// Kills it: it has no time for anything.
    pub(crate) fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Lets no file grow or be rewritten any more, as on a full disk.
    pub(crate) fn fill_disk(&self) {
        self.limit_files("1:");
    }

    /// Lets files grow again.
    pub(crate) fn free_disk(&self) {
        self.limit_files("unlimited:");
    }

    fn limit_files(&self, limit: &str) {
        let (pid, size) = (self.0.id().to_string(), format!("--fsize={limit}"));
        let limited = Command::new("prlimit").args(["--pid", &pid, &size]).status();
        assert!(limited.unwrap().success());
    }

    /// Asks it to stop, as the system does, and waits until it has.
    pub(crate) fn stop(mut self) -> ExitStatus {
        let asked = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        assert!(asked.unwrap().success());
        self.0.wait().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
