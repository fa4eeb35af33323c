-- Named by a call that was carried out: it stays. What nobody has used is swept out.
ALTER TABLE files ADD COLUMN used_at timestamptz;
UPDATE files SET used_at = uploaded_at;
CREATE INDEX files_unused ON files (uploaded_at) WHERE used_at IS NULL;
