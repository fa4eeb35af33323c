-- Notices of spending come by several channels, each named.
ALTER TABLE spending_notices ADD COLUMN channels text[];
UPDATE spending_notices SET channels = CASE channel WHEN 'both' THEN ARRAY['sms', 'mail'] ELSE ARRAY[channel] END;
ALTER TABLE spending_notices
  ALTER COLUMN channels SET NOT NULL,
  ADD CHECK (channels <@ ARRAY['sms', 'mail'] AND cardinality(channels) > 0),
  DROP COLUMN channel;
