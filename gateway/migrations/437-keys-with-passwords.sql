-- Hashes of the passwords that came with a call and its key, made as those of members are: another password is another body.
ALTER TABLE idempotency_keys ADD COLUMN password_hashes jsonb;
