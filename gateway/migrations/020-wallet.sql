-- What a member owns and does with money. Amounts are minor units of the account's currency.

CREATE TABLE accounts (
  account_id text PRIMARY KEY REFERENCES ledger_balances,
  member_id  text NOT NULL REFERENCES members,
  account_no text NOT NULL UNIQUE,
  currency   text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  status     text NOT NULL DEFAULT 'normal' CHECK (status IN ('normal', 'stopped', 'cancelled')),
  -- Place in the member's list; the first is the current account (R-ENT-04).
  place      integer NOT NULL,
  opened_at  timestamptz NOT NULL,
  UNIQUE (member_id, place)
);

CREATE TABLE cards (
  card_no     text PRIMARY KEY CHECK (card_no ~ '^[0-9]{16}$'),
  account_id  text NOT NULL REFERENCES accounts,
  card_organ  text NOT NULL CHECK (card_organ IN ('Mastercard', 'UnionPay', 'Visa')),
  card_type   text NOT NULL CHECK (card_type IN ('virtual', 'physical', 'gift')),
  status      text NOT NULL CHECK (status IN ('active', 'locked', 'paused', 'suspended', 'cancelled', 'unactivated',
                                              'unused', 'printing', 'lockedActivation')),
  expiry_date date NOT NULL,
  issued_at   timestamptz NOT NULL
);
CREATE INDEX cards_by_account ON cards (account_id, issued_at);

-- Who is behind an FPS identity. Stands in for the directory of the payment system.
CREATE TABLE fps_proxies (
  proxy_type text NOT NULL CHECK (proxy_type IN ('mobile', 'email', 'fpsId')),
  proxy_id   text NOT NULL,
  payee_name text NOT NULL,
  bank_code  text NOT NULL,
  PRIMARY KEY (proxy_type, proxy_id)
);

CREATE TABLE transfer_quotes (
  quote_id     text PRIMARY KEY,
  member_id    text NOT NULL REFERENCES members,
  account_id   text NOT NULL REFERENCES accounts,
  kind         text NOT NULL CHECK (kind IN ('toHk')),
  method       text NOT NULL CHECK (method IN ('FPS', 'bank')),
  currency     text NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0),
  fee          bigint NOT NULL CHECK (fee >= 0),
  payee        jsonb NOT NULL,
  remark       text,
  otp_required boolean NOT NULL,
  made_at      timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL CHECK (expires_at > made_at),
  spent_at     timestamptz
);

CREATE TABLE transfers (
  ref_no         text PRIMARY KEY,
  -- One transfer for a quote; NULL for what came before quotes were kept.
  quote_id       text UNIQUE REFERENCES transfer_quotes,
  member_id      text NOT NULL REFERENCES members,
  account_id     text NOT NULL REFERENCES accounts,
  kind           text NOT NULL CHECK (kind IN ('toHk')),
  method         text NOT NULL CHECK (method IN ('FPS', 'bank')),
  currency       text NOT NULL,
  amount         bigint NOT NULL CHECK (amount > 0),
  fee            bigint NOT NULL CHECK (fee >= 0),
  payee          jsonb NOT NULL,
  remark         text,
  status         text NOT NULL CHECK (status IN ('success', 'processing', 'fail')),
  made_at        timestamptz NOT NULL,
  -- When a transfer in processing is taken as done, unless the bank has answered before.
  settles_at     timestamptz,
  ended_at       timestamptz,
  transaction_id bigint NOT NULL UNIQUE REFERENCES ledger_transactions,
  CHECK ((status = 'processing') = (ended_at IS NULL)),
  CHECK (status <> 'processing' OR settles_at IS NOT NULL)
);
-- Sums of a day and counts of a month.
CREATE INDEX transfers_by_member ON transfers (member_id, made_at) WHERE status <> 'fail';
CREATE INDEX transfers_in_processing ON transfers (settles_at) WHERE status = 'processing';

-- What a member sees of an account: one line for each event. Lines that did not fail add up to the balance.
CREATE TABLE account_records (
  ref_no          text PRIMARY KEY,
  account_id      text NOT NULL REFERENCES accounts,
  kind            text NOT NULL CHECK (kind IN ('topup', 'transferOut', 'transferIn', 'atm', 'expense', 'refund', 'offlineDraw',
                                                'ajustment', 'serviceFee', 'accVer')),
  at              timestamptz NOT NULL,
  summary         text NOT NULL,
  amount          bigint NOT NULL CHECK (amount <> 0),
  status          text NOT NULL CHECK (status IN ('success', 'processing', 'fail')),
  -- The record this one belongs to: a fee to its transfer.
  original_ref_no text REFERENCES account_records
);
CREATE INDEX account_records_by_account ON account_records (account_id, at DESC, ref_no DESC);
CREATE INDEX account_records_by_original ON account_records (original_ref_no);

CREATE TABLE topup_orders (
  order_no        text PRIMARY KEY,
  reference       text NOT NULL UNIQUE,
  member_id       text NOT NULL REFERENCES members,
  account_id      text NOT NULL REFERENCES accounts,
  currency        text NOT NULL,
  total           bigint NOT NULL CHECK (total > 0),
  payments        jsonb NOT NULL,
  receipt_file_id text,
  note            text,
  state           text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'CREDITED', 'FROZEN')),
  credited        bigint CHECK (credited > 0),
  made_at         timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  transaction_id  bigint UNIQUE REFERENCES ledger_transactions,
  CHECK ((state = 'CREDITED') = (credited IS NOT NULL AND transaction_id IS NOT NULL))
);
