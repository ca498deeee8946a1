//! Who one is and what one has played: accounts, results; and the word service.

use hyper::Method;
use protocol::{Credentials, HighScores, Me, SaveRequest, Statistics, WordReport};
use serde_json::Value;

use crate::client::written;
use crate::{Client, Fault};

impl Client {
    /// Makes an account of a guest, who keeps everything.
    pub async fn make_account(&self, credentials: &Credentials) -> Result<Me, Fault> {
        self.post("/api/account", credentials).await
    }

    /// Signs in; a guest's games become the account's.
    pub async fn sign_in(&self, credentials: &Credentials) -> Result<Me, Fault> {
        self.post("/api/sign-in", credentials).await
    }

    /// What one has achieved, in all games or in one.
    pub async fn statistics(&self, game: Option<&str>) -> Result<Statistics, Fault> {
        let query = game.map(|game| format!("?game={game}")).unwrap_or_default();
        self.get(&format!("/api/me/statistics{query}")).await
    }

    /// The best scores of the kind of game that this question names: `game=crossword&mode=normal`.
    pub async fn high_scores(&self, category: &str) -> Result<HighScores, Fault> {
        self.get(&format!("/api/high-scores?{category}")).await
    }

    /// Keeps a game under a title.
    pub async fn save(&self, table: &str, title: &str) -> Result<(), Fault> {
        let body = written(&SaveRequest { title: title.to_owned() });
        self.send(Method::POST, &format!("/api/tables/{table}/save"), body).await?.succeeded()
    }

    /// What a game's table is drawn with and never changes.
    pub async fn material(&self, game: &str) -> Result<Value, Fault> {
        self.get(&format!("/api/games/{game}/material")).await
    }

    /// What is known of a word; it is spelt with the letters of the list.
    pub async fn word(&self, lexicon: &str, word: &str) -> Result<WordReport, Fault> {
        let word: String = word.bytes().map(escaped).collect();
        self.get(&format!("/api/words/{lexicon}/{word}")).await
    }

    /// What is known of a word of a table: in every game of one that lies on its board.
    pub async fn word_at(
        &self,
        table: &str,
        lexicon: &str,
        word: &str,
    ) -> Result<WordReport, Fault> {
        let word: String = word.bytes().map(escaped).collect();
        self.get(&format!("/api/words/{lexicon}/{word}?table={table}")).await
    }
}

/// A byte as part of a path.
fn escaped(byte: u8) -> String {
    if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") }
}
