-- Cards named for activation, on the way to being active.
CREATE TABLE card_activations (
  ticket_hash text PRIMARY KEY,
  card_no text NOT NULL REFERENCES cards,
  -- the member, or the visitor's session: the ticket is good for no other
  subject text NOT NULL,
  by_visitor boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
ALTER TABLE cards ADD COLUMN activated_at timestamptz;
-- A card is named by its last four digits and a code.
CREATE INDEX cards_by_last4 ON cards (right(card_no, 4));
