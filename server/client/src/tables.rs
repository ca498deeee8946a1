//! Tables: setting them, finding them, sitting down.

use hyper::Method;
use protocol::{
    CatalogueEntry, NewTableRequest, SeatRequest, TableChanges, TableList, TableView, Update,
};

use crate::client::written;
use crate::{Client, Fault};

impl Client {
    /// What can be played.
    pub async fn games(&self) -> Result<Vec<CatalogueEntry>, Fault> {
        self.get("/api/games").await
    }

    /// Sets a table.
    pub async fn set_table(&self, table: &NewTableRequest) -> Result<TableView, Fault> {
        self.post("/api/tables", table).await
    }

    /// A table.
    pub async fn table(&self, id: &str) -> Result<TableView, Fault> {
        self.get(&format!("/api/tables/{id}")).await
    }

    /// The table to which one was invited by this code.
    pub async fn table_by_code(&self, code: &str) -> Result<TableView, Fault> {
        self.get(&format!("/api/tables/by-code/{code}")).await
    }

    /// One's own tables.
    pub async fn own_tables(&self) -> Result<TableList, Fault> {
        self.get("/api/me/tables").await
    }

    /// Proposes a rematch, or agrees to one.
    pub async fn rematch(&self, id: &str) -> Result<TableView, Fault> {
        self.post(&format!("/api/tables/{id}/rematch"), &()).await
    }

    /// Changes a table.
    pub async fn change_table(&self, id: &str, changes: &TableChanges) -> Result<TableView, Fault> {
        let path = format!("/api/tables/{id}");
        self.send(Method::PATCH, &path, written(changes)).await?.read()
    }

    /// Removes a table from one's list.
    pub async fn remove_table(&self, id: &str) -> Result<(), Fault> {
        self.send(Method::DELETE, &format!("/api/tables/{id}"), Vec::new()).await?.succeeded()
    }

    /// Changes who holds a seat.
    pub async fn change_seat(
        &self,
        id: &str,
        seat: u8,
        request: &SeatRequest,
    ) -> Result<TableView, Fault> {
        self.post(&format!("/api/tables/{id}/seats/{seat}"), request).await
    }

    /// Sits down.
    pub async fn sit(&self, id: &str, seat: u8) -> Result<TableView, Fault> {
        self.change_seat(id, seat, &SeatRequest::Sit).await
    }

    /// Begins the game.
    pub async fn start(&self, id: &str) -> Result<TableView, Fault> {
        self.post(&format!("/api/tables/{id}/start"), &()).await
    }

    /// Interrupts the game.
    pub async fn pause(&self, id: &str) -> Result<TableView, Fault> {
        self.post(&format!("/api/tables/{id}/pause"), &()).await
    }

    /// Goes on with the game.
    pub async fn resume(&self, id: &str) -> Result<TableView, Fault> {
        self.post(&format!("/api/tables/{id}/resume"), &()).await
    }

    /// The updates after a number, the present one last.
    pub async fn updates(&self, id: &str, after: Option<u64>) -> Result<Vec<Update>, Fault> {
        let query = after.map(|after| format!("?after={after}")).unwrap_or_default();
        self.get(&format!("/api/tables/{id}/updates{query}")).await
    }
}
