-- One statement for an account and month (R-ENT-123). What it says follows from the ledger, which is append-only; kept is the
-- number under which a link opens it, from which nothing can be read.
CREATE TABLE statements (
  statement_no text PRIMARY KEY,
  account_id   text NOT NULL REFERENCES accounts,
  month        text NOT NULL CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  made_at      timestamptz NOT NULL,
  UNIQUE (account_id, month)
);
