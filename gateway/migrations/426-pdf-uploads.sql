-- A proof may be a PDF, and several files.
ALTER TABLE files
  DROP CONSTRAINT files_media_type_check,
  ADD CHECK (media_type IN ('image/jpeg', 'image/png', 'application/pdf'));
ALTER TABLE topup_orders ADD COLUMN proof_file_ids jsonb;
UPDATE topup_orders SET proof_file_ids = jsonb_build_array(proof_file_id) WHERE proof_file_id IS NOT NULL;
ALTER TABLE topup_orders DROP COLUMN proof_file_id;
