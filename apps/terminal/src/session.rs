//! One table as a player sees it, wherever it is kept.

use client::{Client, Fault, Watching};
use protocol::{
    HolderView, NewTableRequest, ProblemKind, SeatedView, StreamEvent, TableState, TableView,
    Update, WordReport,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::SharedView;

/// A table, the last that is known of it, and what can be done there.
pub struct Session {
    client: Client,
    table: TableView,
    update: Update,
}

impl Session {
    /// Sets a table and begins its game.
    pub async fn begin(client: &Client, request: &NewTableRequest) -> Result<Self, Fault> {
        let table = client.set_table(request).await?;
        let table = match table.state {
            TableState::Gathering => client.start(&table.id).await?,
            _ => table,
        };
        Self::at(client, table).await
    }

    /// Sets a table that waits for others.
    pub async fn gather(client: &Client, request: &NewTableRequest) -> Result<Self, Fault> {
        let table = client.set_table(request).await?;
        Self::at(client, table).await
    }

    /// Begins the game of a table that has waited for its players.
    pub async fn start(&mut self) -> Result<(), Fault> {
        self.table = self.client.start(&self.table.id).await?;
        Ok(())
    }

    /// Goes on after a pause.
    pub async fn resume(&mut self) -> Result<(), Fault> {
        self.table = self.client.resume(&self.table.id).await?;
        Ok(())
    }

    /// Takes a game up again; the clocks of a paused table run on.
    pub async fn go_on(client: &Client, id: &str) -> Result<Self, Fault> {
        let table = client.table(id).await?;
        let table = match table.state {
            TableState::Paused => client.resume(id).await?,
            _ => table,
        };
        Self::at(client, table).await
    }

    /// Goes to the table of an invitation, a link or a code, and sits down if a seat is open and
    /// none is one's own; else one watches.
    pub async fn join(client: &Client, invitation: &str) -> Result<Self, Fault> {
        let code = invitation.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let table = match client.table_by_code(code).await {
            Err(fault) if fault.kind() == Some(ProblemKind::NotFound) => client.table(code).await?,
            found => found?,
        };
        let is_mine = table.seats.iter().any(|seat| seat.yours);
        let open = table.seats.iter().find(|seat| seat.holder == HolderView::Open);
        let table = match open {
            Some(seat) if !is_mine => client.sit(&table.id, seat.seat).await?,
            _ => table,
        };
        Self::at(client, table).await
    }

    /// A table as it was seen, without asking for it.
    pub fn seen(client: &Client, table: TableView, update: Update) -> Self {
        Self { client: client.clone(), table, update }
    }

    async fn at(client: &Client, table: TableView) -> Result<Self, Fault> {
        let updates = match table.state {
            TableState::Gathering => Vec::new(),
            _ => client.updates(&table.id, None).await?,
        };
        let nothing = Update {
            number: 0,
            clock: 0,
            views: Vec::new(),
            thinking: Vec::new(),
            waits_for: Vec::new(),
        };
        let mut update = updates.into_iter().next_back().unwrap_or(nothing);
        if update.views.iter().any(|seated| seated.veiled) {
            // The screens of this program draw a curtain between players themselves.
            update = client.keep_own_curtain(&table.id).await?;
        }
        Ok(Self { client: client.clone(), table, update })
    }

    /// The table from outside the game: title, seats, state.
    pub const fn table(&self) -> &TableView {
        &self.table
    }

    /// The game as it stands.
    pub const fn update(&self) -> &Update {
        &self.update
    }

    /// Everything that happens from here on, for a task of its own.
    pub fn watch(&self) -> Watching {
        self.client.watch_after(&self.table.id, self.update.number)
    }

    /// Takes note of what has happened; whether that was anything new.
    pub fn note(&mut self, event: StreamEvent) -> bool {
        match event {
            StreamEvent::Table(table) => {
                let is_new = table != self.table;
                self.table = table;
                is_new
            }
            StreamEvent::Update(update) => {
                let is_new = update.number >= self.update.number && update != self.update;
                if is_new {
                    self.update = update;
                }
                is_new
            }
            StreamEvent::Trial(_) | StreamEvent::Farewell(_) => false,
        }
    }

    /// The seats for which this person acts.
    pub fn own_seats(&self) -> Vec<u8> {
        self.update.views.iter().filter_map(|seated| seated.seat).collect()
    }

    /// The own seat that is on the screen: the one whose turn it is, else one that can do something
    /// or is waited for, else the first; none for a spectator.
    pub fn seat(&self) -> Option<u8> {
        self.on_screen().and_then(|seated| seated.seat)
    }

    fn on_screen(&self) -> Option<&SeatedView> {
        let is_to_move = |seated: &&SeatedView| {
            seated.seat.is_some() && seated.view["turn"].as_u64() == seated.seat.map(u64::from)
        };
        let can_answer = |seated: &&SeatedView| {
            let may = seated.view["may"].as_array().map(Vec::as_slice).unwrap_or_default();
            may.iter().any(|action| !["pause", "stop", "resign"].map(Value::from).contains(action))
        };
        let views = &self.update.views;
        let is_waited_for = |seated: &&SeatedView| {
            seated.seat.is_some_and(|seat| self.update.waits_for.contains(&seat))
        };
        let others = || views.iter().find(is_waited_for).or_else(|| views.first());
        views.iter().find(is_to_move).or_else(|| views.iter().find(can_answer)).or_else(others)
    }

    /// What the seat on the screen sees, in the game's own JSON.
    pub fn json(&self) -> Option<&Value> {
        self.on_screen().map(|seated| &seated.view)
    }

    /// What the seat on the screen sees, in the types of its game.
    pub fn view<View: DeserializeOwned>(&self) -> Option<View> {
        self.json().and_then(|view| View::deserialize(view).ok())
    }

    /// The part of the view that all games share.
    pub fn shared(&self) -> Option<SharedView> {
        self.view()
    }

    /// Acts for the seat on the screen. A refusal is a fault with a sentence; nothing has changed.
    pub async fn act(&mut self, action: Value) -> Result<(), Fault> {
        self.act_for(self.seat().unwrap_or_default(), action).await
    }

    /// Acts for one of the own seats.
    pub async fn act_for(&mut self, seat: u8, action: Value) -> Result<(), Fault> {
        let request = client::action(seat, self.update.number, action);
        match self.client.act_surely(&self.table.id, &request).await {
            Ok(update) => {
                self.note(StreamEvent::Update(update));
                Ok(())
            }
            Err(fault) => {
                let missed = fault.problem().map(|problem| problem.missed.clone());
                for update in missed.unwrap_or_default() {
                    self.note(StreamEvent::Update(update));
                }
                Err(fault)
            }
        }
    }

    /// Asks something for the seat on the screen; nothing changes.
    pub async fn ask<Answer: DeserializeOwned>(&self, question: Value) -> Result<Answer, Fault> {
        self.ask_for(self.seat().unwrap_or_default(), question).await
    }

    /// Asks something for one of the own seats; nothing changes.
    pub async fn ask_for<Answer: DeserializeOwned>(
        &self,
        seat: u8,
        question: Value,
    ) -> Result<Answer, Fault> {
        let answer = self.client.ask(&self.table.id, seat, question).await?;
        let unreadable =
            |fault: serde_json::Error| Fault::Unreadable { status: 200, why: fault.to_string() };
        serde_json::from_value(answer).map_err(unreadable)
    }

    /// Has the computer players who are thinking play their best so far.
    pub async fn force(&self) -> Result<(), Fault> {
        for seat in &self.update.thinking {
            self.client.force(&self.table.id, *seat).await?;
        }
        Ok(())
    }

    /// Interrupts the game: its clocks stand still until someone goes on.
    pub async fn pause(&mut self) -> Result<(), Fault> {
        self.table = self.client.pause(&self.table.id).await?;
        Ok(())
    }

    /// Keeps the game under a title in one's list.
    pub async fn save(&self, title: &str) -> Result<(), Fault> {
        self.client.save(&self.table.id, title).await
    }

    /// What is known of a word of this table's list.
    pub async fn word(&self, word: &str) -> Result<WordReport, Fault> {
        self.client.word_at(&self.table.id, self.lexicon(), word).await
    }

    /// The name of the table's word list.
    pub fn lexicon(&self) -> &str {
        let rules = self.json().map(|view| &view["rules"]["lexicon"]);
        rules.and_then(Value::as_str).unwrap_or(&self.table.language)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.shared().is_some_and(|view| view.outcome.is_some())
    }
}
