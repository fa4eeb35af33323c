-- The double-entry ledger. Amounts are minor units of the account's currency; money that comes to an account is positive.

CREATE TABLE ledger_accounts (
  id        text PRIMARY KEY,
  kind      text NOT NULL CHECK (kind IN ('customer', 'house')),
  currency  text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  opened_at timestamptz NOT NULL,
  UNIQUE (id, currency)
);

CREATE TABLE ledger_transactions (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL,
  reference   text NOT NULL,
  at          timestamptz NOT NULL,
  -- Whose wish it was: one effect for each (member, operation, key).
  member_id   text,
  operation   text,
  intent_key  text,
  -- The transaction that this one puts back; each at most once.
  reverses    bigint UNIQUE REFERENCES ledger_transactions,
  -- The database transaction it was written in: nothing is added to it later.
  written_in  xid8 NOT NULL DEFAULT pg_current_xact_id(),
  UNIQUE (member_id, operation, intent_key),
  CHECK (num_nulls(member_id, operation, intent_key) IN (0, 3))
);
CREATE INDEX ledger_transactions_reference ON ledger_transactions (reference);

CREATE TABLE ledger_postings (
  transaction_id bigint NOT NULL REFERENCES ledger_transactions,
  line           integer NOT NULL,
  account_id     text NOT NULL,
  currency       text NOT NULL,
  amount         bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (transaction_id, line),
  FOREIGN KEY (account_id, currency) REFERENCES ledger_accounts (id, currency)
);
CREATE INDEX ledger_postings_account ON ledger_postings (account_id, transaction_id);

-- A customer's balance, kept up by the trigger below so that reading it never sums the ledger. House accounts have none:
-- a row that every transfer must lock would put all of them in one queue.
CREATE TABLE ledger_balances (
  account_id text PRIMARY KEY REFERENCES ledger_accounts,
  balance    bigint NOT NULL DEFAULT 0 CONSTRAINT balance_not_negative CHECK (balance >= 0)
);

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: write a reversing transaction instead.', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION ledger_open_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_balances (account_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER open_balance AFTER INSERT ON ledger_accounts
  FOR EACH ROW WHEN (NEW.kind = 'customer') EXECUTE FUNCTION ledger_open_balance();

CREATE FUNCTION ledger_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT written_in FROM ledger_transactions WHERE id = NEW.transaction_id) <> pg_current_xact_id() THEN
    RAISE EXCEPTION 'Ledger transaction % is closed.', NEW.transaction_id USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE ledger_balances SET balance = balance + NEW.amount WHERE account_id = NEW.account_id;
  RETURN NULL;
END $$;

CREATE TRIGGER move_balance AFTER INSERT ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION ledger_move_balance();

-- A balance is what its postings made it; no one else may set it.
CREATE FUNCTION ledger_guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'A balance follows its postings and is not set by hand.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER follows_postings BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_balances
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_guard_balance();

CREATE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint := CASE TG_TABLE_NAME WHEN 'ledger_postings' THEN (to_jsonb(NEW) ->> 'transaction_id')::bigint
                                       ELSE (to_jsonb(NEW) ->> 'id')::bigint END;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_postings WHERE transaction_id = checked) THEN
    RAISE EXCEPTION 'Ledger transaction % has no postings.', checked USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM ledger_postings WHERE transaction_id = checked GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'The postings of ledger transaction % do not sum to zero.', checked USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER sums_to_zero AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();
CREATE CONSTRAINT TRIGGER sums_to_zero AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();

-- Money that is there and not yet to be used: the first hours after a cash or third-party top-up (R-CONST-10 to 13).
CREATE TABLE ledger_holds (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES ledger_balances,
  amount     bigint NOT NULL CHECK (amount > 0),
  reason     text NOT NULL,
  made_at    timestamptz NOT NULL,
  held_until timestamptz NOT NULL CHECK (held_until > made_at)
);
CREATE INDEX ledger_holds_running ON ledger_holds (account_id, held_until);
