-- Quotes that nobody took are swept out.
CREATE INDEX transfer_quotes_by_age ON transfer_quotes (expires_at) WHERE spent_at IS NULL;
