-- When the money of a top-up was credited, whose it was, and until when it is held back.
ALTER TABLE topup_orders
  ADD COLUMN credited_at timestamptz,
  ADD COLUMN source text CHECK (source IN ('own', 'cash', 'thirdParty')),
  ADD COLUMN held_until timestamptz;
