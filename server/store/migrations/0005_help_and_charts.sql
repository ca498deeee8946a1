-- How many hints each seat was given, and which results are in the charts: those of games that were
-- finished without help. Of earlier games that is not known; they stay.

ALTER TABLE seats ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN charted BIGINT NOT NULL DEFAULT 1;
