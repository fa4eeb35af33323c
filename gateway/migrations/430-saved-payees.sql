-- Payees whom members have saved when they paid them. Where the money goes is sealed; of the number the mask is kept.
CREATE TABLE saved_payees (
  payee_id       text PRIMARY KEY,
  member_id      text NOT NULL REFERENCES members,
  kind           text NOT NULL CHECK (kind IN ('toHk', 'toGc')),
  method         text NOT NULL CHECK (method IN ('FPS', 'bank', 'wallet')),
  type           text NOT NULL CHECK (type IN ('mobile', 'email', 'fpsId', 'account', 'card')),
  -- As the transfer showed it, and what the member calls the payee instead.
  payee_name     text NOT NULL,
  own_name       text,
  bank_code      text,
  number_mask    text NOT NULL,
  address_digest text NOT NULL,
  address_sealed text NOT NULL,
  saved_at       timestamptz NOT NULL,
  UNIQUE (member_id, method, address_digest)
);
