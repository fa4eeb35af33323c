-- Gift cards: bought by anybody, managed by number and code and by no account of a member.

-- What buyers have paid for cards that are not made yet.
INSERT INTO ledger_accounts (id, kind, currency, opened_at)
SELECT 'house:giftCards:' || currency, 'house', currency, timestamptz '2012-01-01T00:00:00+08:00'
FROM unnest(ARRAY['HKD', 'CNY', 'USD']) AS currency;

CREATE TABLE giftcard_quotes (
  quote_id        text PRIMARY KEY,
  -- Who asked: a member, or a visitor's session.
  subject         text NOT NULL,
  kind            text NOT NULL CHECK (kind IN ('entity', 'virtual')),
  currency        text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  -- [{ denomination, quantity }], none with a quantity of 0
  lines           jsonb NOT NULL,
  count           integer NOT NULL CHECK (count > 0),
  amount          bigint NOT NULL CHECK (amount > 0),
  card_fee        bigint NOT NULL CHECK (card_fee >= 0),
  -- Taken off when it is the first order of its mobile number.
  waivable        bigint NOT NULL CHECK (waivable BETWEEN 0 AND card_fee),
  postage         bigint NOT NULL CHECK (postage >= 0),
  delivery_region text CHECK (delivery_region IN ('HK', 'CN', 'OTHER')),
  made_at         timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL CHECK (expires_at > made_at),
  spent_at        timestamptz,
  CHECK ((kind = 'entity') = (delivery_region IS NOT NULL))
);

CREATE TABLE giftcard_orders (
  order_no        text PRIMARY KEY,
  -- What the buyer writes on the payment.
  reference_no    text NOT NULL UNIQUE,
  quote_id        text NOT NULL UNIQUE,
  kind            text NOT NULL CHECK (kind IN ('entity', 'virtual')),
  currency        text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  lines           jsonb NOT NULL,
  count           integer NOT NULL CHECK (count > 0),
  amount          bigint NOT NULL CHECK (amount > 0),
  card_fee        bigint NOT NULL CHECK (card_fee >= 0),
  waived          bigint NOT NULL CHECK (waived BETWEEN 0 AND card_fee),
  postage         bigint NOT NULL CHECK (postage >= 0),
  area_code       text NOT NULL,
  mob_no          text NOT NULL,
  purpose         text NOT NULL,
  recipient       text NOT NULL,
  receiver_email  text NOT NULL,
  delivery_region text,
  address         text,
  greeting        text,
  remark          text,
  -- The seven states of a purchase record.
  status          text NOT NULL DEFAULT 'audit' CHECK (status IN ('audit', 'unpaid', 'paid', 'assigned', 'shipped',
                                                                  'notPassed', 'completed')),
  lang            text NOT NULL,
  ordered_at      timestamptz NOT NULL,
  answer_by       date NOT NULL,
  payment_id      bigint UNIQUE REFERENCES ledger_transactions,
  CHECK ((status IN ('paid', 'assigned', 'shipped', 'completed')) = (payment_id IS NOT NULL))
);
CREATE INDEX giftcard_orders_by_number ON giftcard_orders (area_code, mob_no, ordered_at DESC);

CREATE TABLE giftcards (
  card_id           text PRIMARY KEY,
  order_no          text NOT NULL REFERENCES giftcard_orders,
  place             integer NOT NULL,
  card_no           text NOT NULL UNIQUE CHECK (card_no ~ '^[0-9]{16}$'),
  account_id        text NOT NULL UNIQUE REFERENCES ledger_balances,
  currency          text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  denomination      bigint NOT NULL CHECK (denomination > 0),
  expiry_date       date NOT NULL,
  issued_at         timestamptz NOT NULL,
  activated_at      timestamptz,
  pay_password_hash text,
  UNIQUE (order_no, place),
  CHECK ((activated_at IS NULL) = (pay_password_hash IS NULL))
);

-- What somebody may look at for a while: one card, one order, or all orders of a mobile number.
CREATE TABLE giftcard_tickets (
  ticket_hash text PRIMARY KEY,
  card_id     text REFERENCES giftcards,
  order_no    text REFERENCES giftcard_orders,
  area_code   text NOT NULL,
  mob_no      text NOT NULL,
  expires_at  timestamptz NOT NULL,
  CHECK (num_nonnulls(card_id, order_no) <= 1)
);
