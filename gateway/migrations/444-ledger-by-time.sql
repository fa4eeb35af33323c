-- A statement reads what was posted since its month began, not the whole ledger for the time of each posting.
-- Built beforehand by whoever has a large ledger (docs/operator.md, "A new version").
CREATE INDEX IF NOT EXISTS ledger_transactions_by_time ON ledger_transactions (at);
