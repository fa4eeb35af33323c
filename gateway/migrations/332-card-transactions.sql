-- What cards do: purchases, cash, refunds, and what came to nothing; the free ones of a month are counted here.
ALTER TABLE cards ADD COLUMN shopping_only boolean NOT NULL DEFAULT false;

-- What a service charge was for.
ALTER TABLE account_records ADD COLUMN fee_kind text
  CHECK (fee_kind IN ('transfer', 'topupAbroad', 'atm', 'withdrawal', 'smallPurchase', 'onlineAbroad', 'authFailure', 'decline',
                      'refund', 'dormant', 'expiredCard'));
ALTER TABLE account_records ADD CHECK (fee_kind IS NULL OR kind = 'serviceFee');

CREATE TABLE card_transactions (
  ref_no   text PRIMARY KEY REFERENCES account_records,
  card_no  text NOT NULL REFERENCES cards,
  kind     text NOT NULL CHECK (kind IN ('purchase', 'atm', 'withdrawal', 'refund', 'authFailure', 'decline')),
  amount   bigint NOT NULL CHECK (amount > 0),
  merchant text NOT NULL,
  is_small boolean NOT NULL DEFAULT false,
  at       timestamptz NOT NULL
);
CREATE INDEX card_transactions_of_month ON card_transactions (card_no, kind, at);

-- What time brings, once for each due day: a sum of nothing says that there was nothing to take.
CREATE TABLE account_charges (
  account_id text NOT NULL REFERENCES accounts,
  kind       text NOT NULL CHECK (kind IN ('dormant', 'expiredCard')),
  due_on     date NOT NULL,
  charged    bigint NOT NULL CHECK (charged >= 0),
  at         timestamptz NOT NULL,
  PRIMARY KEY (account_id, kind, due_on)
);

-- A job of a Hong Kong day and how far it has come: whichever process holds the row goes on from there.
CREATE TABLE daily_runs (
  job         text NOT NULL,
  day         date NOT NULL,
  reached     text NOT NULL DEFAULT '',
  finished_at timestamptz,
  PRIMARY KEY (job, day)
);
