-- Top-ups by FPS besides those by bank; who is to pay a bank top-up, and what came when the payer was another. Of a paying
-- card a keyed hash is kept and what may be shown.
ALTER TABLE topup_orders
  ADD COLUMN kind text NOT NULL DEFAULT 'bank' CHECK (kind IN ('bank', 'fps')),
  ADD COLUMN paid_by text CHECK (paid_by IN ('card', 'cash')),
  ADD COLUMN payer_card_hash text,
  ADD COLUMN payer_card_mask text,
  ADD COLUMN paid_from text CHECK (paid_from IN ('HK', 'CN', 'OTHER')),
  ADD COLUMN confirmed_at timestamptz,
  -- Taken off when the money was credited.
  ADD COLUMN fee bigint CHECK (fee >= 0),
  ADD COLUMN frozen_amount bigint CHECK (frozen_amount > 0),
  ADD COLUMN frozen_card_hash text,
  ADD COLUMN frozen_source text CHECK (frozen_source IN ('own', 'cash', 'thirdParty')),
  ADD COLUMN frozen_at timestamptz,
  -- What the member sent to show that the paying card is theirs; support looks at it.
  ADD COLUMN proof_file_id text;
CREATE INDEX topup_orders_frozen ON topup_orders (member_id, frozen_at) WHERE state = 'FROZEN';

-- Where money lies that has come and is not yet anybody's.
INSERT INTO ledger_accounts (id, kind, currency, opened_at)
SELECT 'house:topupsFrozen:' || currency, 'house', currency, timestamptz '2012-01-01T00:00:00+08:00'
FROM unnest(ARRAY['HKD', 'CNY', 'USD']) AS currency;
