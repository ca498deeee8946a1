-- Everything that is kept, in the SQL that SQLite and PostgreSQL share.
-- Identifiers and JSON are TEXT, numbers and moments BIGINT (thousandths of a second), yes and no are 1 and 0.

CREATE TABLE people (
    id            TEXT   NOT NULL PRIMARY KEY,
    shown_name    TEXT   NOT NULL,
    account_name  TEXT,             -- as the person wrote it
    account_key   TEXT   UNIQUE,    -- the same in small letters
    password_hash TEXT,
    settings      TEXT   NOT NULL,
    created_at    BIGINT NOT NULL,
    CHECK ((account_key IS NULL) = (password_hash IS NULL)),
    CHECK ((account_key IS NULL) = (account_name IS NULL))
);

CREATE TABLE sessions (
    token_hash   TEXT   NOT NULL PRIMARY KEY,
    person       TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_at   BIGINT NOT NULL,
    last_used_at BIGINT NOT NULL,
    expires_at   BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE game_tables (
    id          TEXT   NOT NULL PRIMARY KEY,
    code        TEXT   NOT NULL,
    game        TEXT   NOT NULL,
    mode        TEXT   NOT NULL,
    language    TEXT   NOT NULL,
    preset      TEXT   NOT NULL,
    title       TEXT   NOT NULL,
    options     TEXT   NOT NULL,
    seed        TEXT   NOT NULL,
    state       TEXT   NOT NULL CHECK (state IN ('gathering', 'playing', 'paused', 'over')),
    visibility  TEXT   NOT NULL CHECK (visibility IN ('listed', 'by_invitation')),
    host        TEXT   REFERENCES people (id) ON DELETE SET NULL,
    next_number BIGINT NOT NULL,
    clock_ms    BIGINT NOT NULL,
    created_at  BIGINT NOT NULL,
    changed_at  BIGINT NOT NULL,
    deleted_at  BIGINT
);
-- A code leads to one table; when its game is over, the code is free again.
CREATE UNIQUE INDEX open_table_codes ON game_tables (code) WHERE state <> 'over' AND deleted_at IS NULL;
CREATE INDEX tables_by_state ON game_tables (state);
CREATE INDEX tables_by_change ON game_tables (changed_at);
CREATE INDEX tables_by_host ON game_tables (host);

CREATE TABLE seats (
    table_id TEXT   NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    kind     TEXT   NOT NULL CHECK (kind IN ('open', 'person', 'beside', 'computer')),
    person   TEXT   REFERENCES people (id) ON DELETE SET NULL,
    level    TEXT,
    name     TEXT   NOT NULL,
    ready    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

-- What a person wants with a table besides sitting at it.
CREATE TABLE shelf (
    person   TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT   NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
    kept     TEXT   NOT NULL CHECK (kept IN ('watched', 'saved', 'removed')),
    PRIMARY KEY (person, table_id)
);
CREATE INDEX shelf_by_table ON shelf (table_id);

CREATE TABLE log (
    table_id   TEXT   NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
    number     BIGINT NOT NULL,
    event      TEXT   NOT NULL,
    moment     BIGINT NOT NULL,
    written_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE action_keys (
    table_id     TEXT   NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
    person       TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    action_key   TEXT   NOT NULL,
    first_number BIGINT NOT NULL,
    event_count  BIGINT NOT NULL,
    written_at   BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, action_key)
);
CREATE INDEX action_keys_by_person ON action_keys (person);
CREATE INDEX action_keys_by_age ON action_keys (written_at);

-- Which server thinks for a computer player, and until when it may.
CREATE TABLE turn_claims (
    table_id   TEXT   NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
    seat       BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    server     TEXT   NOT NULL,
    expires_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Results outlive their tables.
CREATE TABLE results (
    table_id         TEXT   NOT NULL,
    seat             BIGINT NOT NULL,
    person           TEXT   REFERENCES people (id) ON DELETE SET NULL,
    computer_level   TEXT,
    name             TEXT   NOT NULL,
    game             TEXT   NOT NULL,
    mode             TEXT   NOT NULL,
    language         TEXT   NOT NULL,
    preset           TEXT   NOT NULL,
    score            BIGINT NOT NULL,
    won              BIGINT NOT NULL,
    best_word        TEXT,
    best_points      BIGINT,
    seven_tile_plays BIGINT NOT NULL,
    turns            BIGINT NOT NULL,
    finished_at      BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_score ON results (game, mode, language, preset, score);
CREATE INDEX results_by_person ON results (person);
