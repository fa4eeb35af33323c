-- Cards that were made before they had an owner: sold over the counter, and added by whoever bought one (R-STATE-29).
CREATE TABLE card_stock (
  card_no     text PRIMARY KEY CHECK (card_no ~ '^\d{16}$'),
  -- on its package
  barcode     text NOT NULL UNIQUE CHECK (barcode ~ '^\d{10,20}$'),
  currency    text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  card_organ  text NOT NULL CHECK (card_organ IN ('Mastercard', 'UnionPay', 'Visa')),
  expiry_date date NOT NULL
);

-- The wallets that a card can be paid with by holding a phone or watch to the reader.
CREATE TABLE card_wallets (
  card_no    text NOT NULL REFERENCES cards,
  wallet     text NOT NULL,
  enabled_at timestamptz NOT NULL,
  PRIMARY KEY (card_no, wallet)
);

-- What visitors are quoted for a card, and their applications.
CREATE TABLE card_application_quotes (
  quote_id        text PRIMARY KEY,
  -- the visitor's session, or a member
  subject         text NOT NULL,
  card_type       text NOT NULL CHECK (card_type IN ('virtual', 'physical')),
  card_organ      text NOT NULL CHECK (card_organ IN ('Mastercard', 'UnionPay', 'Visa')),
  currency        text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  delivery_region text CHECK (delivery_region IN ('HK', 'CN', 'OTHER')),
  price           bigint NOT NULL CHECK (price >= 0),
  card_fee        bigint NOT NULL CHECK (card_fee >= 0),
  postage         bigint NOT NULL CHECK (postage >= 0),
  expires_at      timestamptz NOT NULL,
  spent_at        timestamptz,
  CHECK ((card_type = 'physical') = (delivery_region IS NOT NULL))
);

CREATE TABLE card_applications (
  apply_no           text PRIMARY KEY,
  quote_id           text NOT NULL UNIQUE REFERENCES card_application_quotes,
  name_cn            text,
  name_en            text NOT NULL,
  area_code          text NOT NULL,
  mob_no             text NOT NULL,
  email              text NOT NULL,
  region             text NOT NULL,
  recipient          text,
  delivery_area_code text,
  delivery_mob_no    text,
  delivery_address   text,
  remark             text,
  state              text NOT NULL DEFAULT 'toAudit' CHECK (state IN ('toAudit', 'passed', 'notPassed')),
  lang               text NOT NULL,
  applied_at         timestamptz NOT NULL
);
CREATE INDEX card_applications_by_number ON card_applications (area_code, mob_no);
