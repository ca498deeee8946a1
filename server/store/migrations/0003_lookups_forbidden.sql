-- Whether the rules of a game that has begun forbid its players to look words up while it is played.
-- Options are compact JSON; rules without the field forbid it.

ALTER TABLE game_tables ADD COLUMN forbids_lookups BIGINT NOT NULL DEFAULT 0;
UPDATE game_tables SET forbids_lookups = 1
    WHERE state <> 'gathering' AND options NOT LIKE '%"lookups":"allowed"%';
