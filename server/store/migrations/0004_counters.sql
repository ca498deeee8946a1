-- What a game counts besides points, under the names the game gives its counters.

CREATE TABLE result_counters (
    table_id TEXT   NOT NULL,
    seat     BIGINT NOT NULL,
    name     TEXT   NOT NULL,
    total    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, name),
    FOREIGN KEY (table_id, seat) REFERENCES results (table_id, seat) ON DELETE CASCADE
);
INSERT INTO result_counters (table_id, seat, name, total)
    SELECT table_id, seat, 'whole_racks', seven_tile_plays FROM results WHERE seven_tile_plays > 0;
ALTER TABLE results DROP COLUMN seven_tile_plays;
