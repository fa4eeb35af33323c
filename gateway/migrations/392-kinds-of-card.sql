-- What a card is besides virtual, physical or a gift (R-ENT-39); a temporary suspension has an end (AMB-43).
ALTER TABLE cards
  ADD COLUMN held_by text NOT NULL DEFAULT 'personal' CHECK (held_by IN ('personal', 'business')),
  -- Of a physical card; without one it has a magnetic stripe only.
  ADD COLUMN has_chip boolean NOT NULL DEFAULT true,
  ADD COLUMN suspended_until timestamptz;
CREATE INDEX cards_suspended ON cards (suspended_until) WHERE status = 'suspended';

-- A dedicated online-shopping card is ordered as one.
ALTER TABLE card_quotes ADD COLUMN shopping_only boolean NOT NULL DEFAULT false;

-- What may be shown of a member's document: of the number itself only a hash is kept.
ALTER TABLE members ADD COLUMN doc_no_mask text;
UPDATE members SET doc_no_mask = (
  SELECT a.doc_no_mask FROM realname_applications a
  WHERE a.member_id = members.member_id AND a.doc_no_hash = members.doc_no_hash ORDER BY a.made_at DESC LIMIT 1
);
