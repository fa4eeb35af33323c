-- Prices of cards, held for a few minutes, and the orders that were placed at them. Sums are minor units of the account
-- that pays.
CREATE TABLE card_quotes (
  quote_id        text PRIMARY KEY,
  member_id       text NOT NULL REFERENCES members,
  kind            text NOT NULL CHECK (kind IN ('new', 'buyChip', 'chipApply', 'renewVirtual', 'renewChip', 'replace')),
  account_id      text NOT NULL REFERENCES accounts,
  currency        text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  -- of a new card
  card_currency   text CHECK (card_currency IN ('HKD', 'CNY', 'USD')),
  card_organ      text CHECK (card_organ IN ('Mastercard', 'UnionPay', 'Visa')),
  -- of the other kinds, the card it is for
  card_no         text REFERENCES cards,
  delivery_region text CHECK (delivery_region IN ('HK', 'CN', 'OTHER')),
  price           bigint NOT NULL CHECK (price >= 0),
  card_fee        bigint NOT NULL CHECK (card_fee >= 0),
  postage         bigint NOT NULL CHECK (postage >= 0),
  waived          bigint NOT NULL CHECK (waived BETWEEN 0 AND card_fee),
  expires_at      timestamptz NOT NULL,
  spent_at        timestamptz,
  CHECK ((kind IN ('new', 'buyChip')) = (card_no IS NULL)),
  CHECK ((card_no IS NULL) = (num_nulls(card_currency, card_organ) = 0))
);

CREATE TABLE card_orders (
  order_no         text PRIMARY KEY,
  quote_id         text NOT NULL UNIQUE REFERENCES card_quotes,
  member_id        text NOT NULL REFERENCES members,
  account_id       text NOT NULL REFERENCES accounts,
  -- the card that was made, or that it was done to
  card_no          text NOT NULL REFERENCES cards,
  recipient        text,
  area_code        text,
  mob_no           text,
  delivery_address text,
  remark           text,
  reason           text CHECK (reason IN ('lost', 'stolen', 'damaged')),
  state            text NOT NULL CHECK (state IN ('toAudit', 'unpaid', 'paid', 'assigned', 'shipped', 'notPassed', 'completed')),
  -- of a physical card
  print_progress   text CHECK (print_progress IN ('waiting', 'making', 'delivered', 'received')),
  -- NULL where nothing was to be paid
  transaction_id   bigint UNIQUE REFERENCES ledger_transactions,
  ordered_at       timestamptz NOT NULL,
  -- of a physical card, the last days on which it is mailed and arrives
  made_by          date,
  arrives_by       date,
  CHECK (num_nulls(print_progress, made_by, arrives_by, recipient) IN (0, 4) OR state = 'notPassed')
);
CREATE INDEX card_orders_by_member ON card_orders (member_id, ordered_at DESC);
CREATE INDEX card_orders_by_account ON card_orders (account_id);
CREATE INDEX card_orders_by_card ON card_orders (card_no);
