//! Results: how games ended, the best scores of each kind, and what each person has achieved.

use std::collections::BTreeMap;

use sqlx::AnyConnection;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use tabletop::Seat;
use tiles::Score;

use crate::row::{Columns as _, read_all, stored};
use crate::{Category, Fault, Notice, PersonId, Store, TableId, Timestamp};

/// The best play of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPlay {
    /// Its word.
    pub word: String,
    /// What it scored.
    pub points: Score,
}

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Which seat.
    pub seat: Seat,
    /// Who played, if it was a person we know.
    pub person: Option<PersonId>,
    /// The level, if it was a computer player.
    pub computer_level: Option<String>,
    /// The name at the table.
    pub name: String,
    /// The final points.
    pub score: Score,
    /// Whether the game was won.
    pub won: bool,
    /// The play that scored most.
    pub best_play: Option<BestPlay>,
    /// What else the game counts, by the names of its counters.
    pub counters: BTreeMap<String, u32>,
    /// How many turns were taken.
    pub turns: u32,
    /// Whether it is a high score: the game was finished, and without help.
    pub charted: bool,
}

/// A line of a list of high scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HighScore {
    /// At which table.
    pub table: TableId,
    /// Who it was, if we know the person.
    pub person: Option<PersonId>,
    /// The name at the table.
    pub name: String,
    /// The points.
    pub score: Score,
    /// The play that scored most.
    pub best_play: Option<BestPlay>,
    /// When the game ended.
    pub finished: Timestamp,
}

/// What a person has achieved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// Games played to the end.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Points of a game on average.
    pub average: f64,
    /// Points of the best game.
    pub best_game: Option<Score>,
    /// The best play of all games.
    pub best_play: Option<BestPlay>,
    /// The totals of what games count, by the names of their counters.
    pub counters: BTreeMap<String, u64>,
}

impl Store {
    /// Ends the game at a table and notes its results, if they count. Doing so again changes
    /// nothing.
    pub async fn finish(
        &self,
        table: TableId,
        results: Vec<SeatResult>,
        now: Timestamp,
    ) -> Result<(), Fault> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    for result in &results {
                        write_result(transaction.connection(), table, result, now).await?;
                    }
                    let update = "UPDATE game_tables SET state = 'over', changed_at = $2 \
                                  WHERE id = $1 AND state <> 'over'";
                    let update = sqlx::query(update).bind(table.to_string()).bind(stored(now.0));
                    update.execute(transaction.connection()).await?;
                    transaction.announce(Notice::Table(table));
                    Ok::<(), Fault>(())
                })
            })
            .await
    }

    /// The best scores of people in games of a kind, the best first.
    pub async fn high_scores(
        &self,
        category: &Category,
        limit: u32,
    ) -> Result<Vec<HighScore>, Fault> {
        let find = "SELECT table_id, person, name, score, best_word, best_points, finished_at \
                    FROM results WHERE game = $1 AND mode = $2 AND language = $3 AND preset = $4 \
                    AND computer_level IS NULL AND charted = 1 \
                    ORDER BY score DESC, finished_at, seat LIMIT $5";
        let find = sqlx::query(find)
            .bind(category.game.clone())
            .bind(category.mode.clone())
            .bind(category.language.clone())
            .bind(category.preset.clone())
            .bind(i64::from(limit));
        read_all(&find.fetch_all(&self.readers).await?, read_high_score)
    }

    /// The kinds of games that have high scores.
    pub async fn categories_played(&self) -> Result<Vec<Category>, Fault> {
        let find = "SELECT DISTINCT game, mode, language, preset FROM results \
                    WHERE computer_level IS NULL AND charted = 1 ORDER BY game, mode, language, preset";
        let rows = sqlx::query(find).fetch_all(&self.readers).await?;
        read_all(&rows, crate::tables::read_category)
    }

    /// What a person has achieved in this game, or in all games. The total of a tournament is the
    /// points of no game.
    pub async fn statistics(
        &self,
        person: PersonId,
        game: Option<&str>,
    ) -> Result<Statistics, Fault> {
        let find = "SELECT COUNT(*) AS games, CAST(COALESCE(SUM(won), 0) AS BIGINT) AS wins, \
                    CAST(COALESCE(AVG(CASE WHEN mode <> 'tournament' THEN score END), 0) \
                    AS DOUBLE PRECISION) AS average, \
                    MAX(CASE WHEN mode <> 'tournament' THEN score END) AS best_game \
                    FROM results WHERE person = $1 AND game = COALESCE($2, game)";
        let find = sqlx::query(find).bind(person.to_string()).bind(game.map(str::to_owned));
        let row = find.fetch_one(&self.readers).await?;
        let best_game = row.signed_if_any("best_game")?.map(|points| Score(clamped(points)));
        Ok(Statistics {
            games: row.number("games")?,
            wins: row.number("wins")?,
            average: row.try_get("average")?,
            best_game,
            best_play: self.best_play(person, game).await?,
            counters: self.counters(person, game).await?,
        })
    }

    async fn counters(
        &self,
        person: PersonId,
        game: Option<&str>,
    ) -> Result<BTreeMap<String, u64>, Fault> {
        let find = "SELECT c.name, CAST(SUM(c.total) AS BIGINT) AS total FROM results r \
                    JOIN result_counters c ON c.table_id = r.table_id AND c.seat = r.seat \
                    WHERE r.person = $1 AND r.game = COALESCE($2, r.game) GROUP BY c.name";
        let find = sqlx::query(find).bind(person.to_string()).bind(game.map(str::to_owned));
        let rows = find.fetch_all(&self.readers).await?;
        Ok(read_all(&rows, |row| Ok((row.text("name")?, row.number("total")?)))?
            .into_iter()
            .collect())
    }

    async fn best_play(
        &self,
        person: PersonId,
        game: Option<&str>,
    ) -> Result<Option<BestPlay>, Fault> {
        let find = "SELECT best_word, best_points FROM results \
                    WHERE person = $1 AND game = COALESCE($2, game) AND best_points IS NOT NULL \
                    ORDER BY best_points DESC, finished_at LIMIT 1";
        let find = sqlx::query(find).bind(person.to_string()).bind(game.map(str::to_owned));
        let row = find.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(read_best_play).transpose()?.flatten())
    }
}

async fn write_result(
    connection: &mut AnyConnection,
    table: TableId,
    result: &SeatResult,
    now: Timestamp,
) -> Result<(), Fault> {
    let insert = "INSERT INTO results (table_id, seat, person, computer_level, name, score, won, \
                  best_word, best_points, turns, finished_at, charted, \
                  game, mode, language, preset) \
                  SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, \
                  game, mode, language, preset FROM game_tables WHERE id = $1 AND counts = 1 \
                  ON CONFLICT (table_id, seat) DO NOTHING";
    let best = result.best_play.as_ref();
    let insert = sqlx::query(insert)
        .bind(table.to_string())
        .bind(i64::from(result.seat.0))
        .bind(result.person.map(String::from))
        .bind(result.computer_level.clone())
        .bind(result.name.clone())
        .bind(i64::from(result.score.0))
        .bind(i64::from(result.won))
        .bind(best.map(|play| play.word.clone()))
        .bind(best.map(|play| i64::from(play.points.0)))
        .bind(i64::from(result.turns))
        .bind(stored(now.0))
        .bind(i64::from(result.charted));
    if insert.execute(&mut *connection).await?.rows_affected() == 1 {
        write_counters(connection, table, result).await?;
    }
    Ok(())
}

async fn write_counters(
    connection: &mut AnyConnection,
    table: TableId,
    result: &SeatResult,
) -> Result<(), Fault> {
    let insert =
        "INSERT INTO result_counters (table_id, seat, name, total) VALUES ($1, $2, $3, $4)";
    for (name, total) in result.counters.iter().filter(|(_, total)| **total > 0) {
        let insert = sqlx::query(insert)
            .bind(table.to_string())
            .bind(i64::from(result.seat.0))
            .bind(name.clone())
            .bind(i64::from(*total));
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}

fn read_high_score(row: &AnyRow) -> Result<HighScore, sqlx::Error> {
    Ok(HighScore {
        table: row.parsed("table_id")?,
        person: row.parsed_if_any("person")?,
        name: row.text("name")?,
        score: Score(clamped(row.signed("score")?)),
        best_play: read_best_play(row)?,
        finished: row.timestamp("finished_at")?,
    })
}

fn read_best_play(row: &AnyRow) -> Result<Option<BestPlay>, sqlx::Error> {
    let points = row.signed_if_any("best_points")?.map(|points| Score(clamped(points)));
    let word = row.text_if_any("best_word")?;
    Ok(word.zip(points).map(|(word, points)| BestPlay { word, points }))
}

/// Points as games count them; the database has room for more.
fn clamped(points: i64) -> i32 {
    i32::try_from(points).unwrap_or(if points < 0 { i32::MIN } else { i32::MAX })
}
