-- Uploads of an address are counted in `guesses`; since then nobody writes or reads this.
DROP INDEX files_by_source;
ALTER TABLE files DROP COLUMN source_hash;
