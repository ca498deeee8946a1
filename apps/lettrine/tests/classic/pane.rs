//! The program on a terminal of tmux: keys are sent, and what is on the screen is read.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits for a text.
const PATIENCE: Duration = Duration::from_mins(3);

/// A data folder of a test's own.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// An empty one.
    pub(crate) fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lettrine-pane-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What the terminal runs: the program, then the status with which it ended, then nothing.
const RUN: &str =
    r#""$0" play --preset "$1" --data "$2"; echo "left with status $?"; exec cat > /dev/null"#;

/// A terminal of 80×24 on which the program runs.
pub(crate) struct Pane {
    server: String,
    /// A client that tells when something was written.
    listening: Child,
    written: Receiver<()>,
}

impl Pane {
    /// Starts the flow of a preset on a data folder.
    pub(crate) fn start(folder: &Folder, preset: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let server = format!("lettrine-{}-{number}", std::process::id());
        let program = env!("CARGO_BIN_EXE_lettrine");
        let data = folder.0.to_str().unwrap();
        let mut command = tmux(&server);
        command.args(["-f", "/dev/null", "start-server"]);
        command.args([";", "set-option", "-g", "status", "off"]);
        command.args([";", "new-session", "-d", "-x", "80", "-y", "24"]);
        command.args(["sh", "-c", RUN, program, preset, data]);
        assert!(command.status().unwrap().success());
        let (listening, written) = listen(&server);
        Self { server, listening, written }
    }

    /// Types a text.
    pub(crate) fn types(&self, text: &str) {
        assert!(tmux(&self.server).args(["send-keys", "-l", text]).status().unwrap().success());
    }

    /// Presses a key several times: `Enter`, `Down`.
    pub(crate) fn press(&self, times: usize, key: &str) {
        let times = times.to_string();
        let sent = tmux(&self.server).args(["send-keys", "-N", &times, key]).status();
        assert!(sent.unwrap().success());
    }

    /// Moves the cursor from the top left and presses a key there.
    pub(crate) fn places(&self, down: usize, right: usize, key: &str) {
        self.press(down, "Down");
        self.press(right, "Right");
        self.types(key);
    }

    /// Waits until a text is on the screen.
    pub(crate) fn sees(&self, wanted: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let picture = self.picture();
            if picture.contains(wanted) {
                return picture;
            }
            assert!(Instant::now() < end, "no {wanted:?} on:\n{picture}");
            let _something_or_a_second = self.written.recv_timeout(Duration::from_secs(1));
        }
    }

    /// Waits until the program has ended without a fault and given the terminal back.
    pub(crate) fn is_left(&self) {
        let picture = self.sees("left with status");
        assert!(picture.contains("left with status 0"), "{picture}");
        assert!(!picture.contains("LETTRINE"), "the screen before is there again: {picture}");
    }

    /// Sends the program a signal: `TERM`.
    pub(crate) fn signal(&self, signal: &str) {
        let listed = tmux(&self.server).args(["list-panes", "-F", "#{pane_pid}"]).output().unwrap();
        let shell = String::from_utf8(listed.stdout).unwrap();
        let shell = shell.trim();
        let children = fs::read_to_string(format!("/proc/{shell}/task/{shell}/children")).unwrap();
        let sent = Command::new("kill").args([&format!("-{signal}"), children.trim()]).status();
        assert!(sent.unwrap().success());
    }

    fn picture(&self) -> String {
        let shown = tmux(&self.server).args(["capture-pane", "-p"]).output().unwrap();
        String::from_utf8(shown.stdout).unwrap().replace(['\u{a0}', '\u{202f}'], " ")
    }
}

impl Drop for Pane {
    fn drop(&mut self) {
        let _ = tmux(&self.server).arg("kill-server").status();
        let _ = self.listening.kill();
        let _ = self.listening.wait();
    }
}

fn tmux(server: &str) -> Command {
    let mut command = Command::new("tmux");
    command.args(["-L", server]).env("LC_ALL", "C.UTF-8").env_remove("TMUX");
    command.env_remove("NO_COLOR");
    command
}

/// Attaches a client in control mode, which tells of everything that is written.
fn listen(server: &str) -> (Child, Receiver<()>) {
    let mut command = tmux(server);
    command.args(["-C", "attach-session"]);
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = pipes.spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for _line in lines.map_while(Result::ok) {
            if sender.send(()).is_err() {
                return;
            }
        }
    });
    (child, receiver)
}
