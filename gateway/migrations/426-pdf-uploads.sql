-- A proof may be a PDF, and several files. A gateway of before still writes the one that it knows.
ALTER TABLE files
  DROP CONSTRAINT files_media_type_check,
  ADD CHECK (media_type IN ('image/jpeg', 'image/png', 'application/pdf'));
ALTER TABLE topup_orders ADD COLUMN proof_file_ids jsonb;
