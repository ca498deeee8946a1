-- A game that was copied or imported is played for its own sake: its results are not noted.

ALTER TABLE game_tables ADD COLUMN counts BIGINT NOT NULL DEFAULT 1;
