-- Pictures of documents and people lie sealed; those of before are sealed by the gateway that starts next, which has the keys.
ALTER TABLE files
  ADD COLUMN content_sealed text,
  ALTER COLUMN content DROP NOT NULL,
  ADD CHECK ((content IS NULL) <> (content_sealed IS NULL)),
  -- A visitor is whoever it says to be: the address counts.
  ADD COLUMN source_hash text;
CREATE INDEX files_plain ON files (file_id) WHERE content IS NOT NULL;
CREATE INDEX files_by_source ON files (source_hash, uploaded_at) WHERE source_hash IS NOT NULL;
