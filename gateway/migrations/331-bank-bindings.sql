-- Bank accounts that members have linked. Of the card a keyed hash is kept and what may be shown; it counts once a check
-- top-up has come from it (R-CONST-32 to R-CONST-35).
CREATE TABLE bank_bindings (
  bind_id        text PRIMARY KEY,
  member_id      text NOT NULL REFERENCES members,
  -- Where the check top-up goes.
  account_id     text NOT NULL REFERENCES accounts,
  currency       text NOT NULL,
  bank_code      text NOT NULL,
  card_hash      text NOT NULL,
  card_mask      text NOT NULL,
  holder         text NOT NULL,
  mob_no_mask    text NOT NULL,
  check_amount   bigint NOT NULL CHECK (check_amount > 0),
  reference      text NOT NULL UNIQUE,
  state          text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'BOUND', 'UNBOUND')),
  made_at        timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  bound_at       timestamptz,
  transaction_id bigint UNIQUE REFERENCES ledger_transactions,
  CHECK (state <> 'BOUND' OR (bound_at IS NOT NULL AND transaction_id IS NOT NULL))
);
CREATE INDEX bank_bindings_by_member ON bank_bindings (member_id, made_at) WHERE state <> 'UNBOUND';
CREATE UNIQUE INDEX bank_bindings_bound ON bank_bindings (member_id, card_hash) WHERE state = 'BOUND';
