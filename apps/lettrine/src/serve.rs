//! `lettrine serve`: the server and its page.

use std::convert::Infallible;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::thread;

use lexicon::Shelf;
use locales::{Language, commands as say};
use server::{Clock, Config, Limits, Listen, Running};
use tokio::runtime::Runtime;

use crate::dictionaries::DataFolder;
use crate::outcome::{Failure, Outcome};
use crate::output;

/// Where the server listens unless it is told otherwise; the next free port if that one is taken.
const USUAL: ([u8; 4], u16) = ([127, 0, 0, 1], 8604);

/// Start the server and its page.
#[derive(clap::Args, Default)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    data: DataFolder,
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    #[arg(long)]
    open: bool,
    #[arg(long, hide = true)]
    no_limits: bool,
}

impl Serve {
    /// As it is without any argument: the usual way, with the page opened.
    pub(crate) fn opened() -> Self {
        Self { open: true, ..Self::default() }
    }

    /// Serves until someone stops the program.
    pub(crate) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        log_to_standard_error();
        let config = self.config()?;
        runtime()?.block_on(async {
            let running = server::start(config).await?;
            self.announce(&running, language)?;
            asked_to_stop().await;
            output::tell(&say::stopping(), language);
            running.stop().await;
            Ok(Outcome::Done)
        })
    }

    fn config(&self) -> Result<Config, Failure> {
        let at_home = home(&self.data)?;
        Ok(Config {
            listen: self.listen.map_or(at_home.listen, Listen::At),
            database: match &self.database {
                Some(url) => url.parse().unwrap_or_else(|never: Infallible| match never {}),
                None => at_home.database,
            },
            page: PAGE,
            limits: if self.no_limits { Limits::unlimited() } else { Limits::default() },
            ..at_home
        })
    }

    /// Prints the address, and opens it if that was asked for.
    fn announce(&self, running: &Running, language: Language) -> Result<(), Failure> {
        let address = format!("http://{}", running.address());
        let mut results = io::stdout().lock();
        writeln!(results, "{address}")?;
        results.flush()?;
        output::tell(&say::ready(), language);
        if self.open {
            open_browser(&address);
        }
        Ok(())
    }
}

/// What runs everything that waits for something.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| say::cannot_start(error.to_string()).into())
}

/// A server on a data folder for the owner of the folder alone: no page, no limits.
pub(crate) fn home(data: &DataFolder) -> Result<Config, Failure> {
    Ok(Config {
        listen: Listen::From(SocketAddr::from(USUAL)),
        database: terminal::database(&data.folder()?),
        shelf: Shelf::new(word_data::names().filter_map(word_data::open)),
        page: None,
        threads: thread::available_parallelism().map_or(1, usize::from),
        limits: Limits::unlimited(),
        clock: Clock::default(),
        dictionaries: data.all_dictionaries().ok(),
    })
}

/// The page, if it was built in.
const PAGE: Option<server::Page> = if cfg!(feature = "page") { Some(page) } else { None };

/// A file of the page.
#[cfg(feature = "page")]
fn page(path: &str, accepted: &str) -> Option<server::PageFile> {
    let web::PageFile { bytes, media_type, encoding, etag, cached_forever } =
        web::file(path, accepted)?;
    Some(server::PageFile { bytes, media_type, encoding, etag, cached_forever })
}

/// This program was built without the page.
#[cfg(not(feature = "page"))]
fn page(_path: &str, _accepted: &str) -> Option<server::PageFile> {
    None
}

/// Opens an address in the browser, if the system knows how; the address was printed anyway.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let quiet = || Stdio::null();
    let _there_may_be_none =
        Command::new(opener).arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}

/// Waits for Ctrl-C, or for the system to ask.
async fn asked_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            },
            Err(_) => drop(interrupted.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}

/// What is noticed besides results goes to standard error.
pub(crate) fn log_to_standard_error() {
    let wished = std::env::var("LETTRINE_LOG").ok();
    let level = wished.and_then(|level| level.parse().ok()).unwrap_or(tracing::Level::WARN);
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    let _someone_else_listens = log.compact().try_init();
}
