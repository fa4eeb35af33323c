-- A page of one kind of record is read from its index, however long the account's history is.
CREATE INDEX account_records_by_kind ON account_records (account_id, kind, at DESC, record_id DESC);
