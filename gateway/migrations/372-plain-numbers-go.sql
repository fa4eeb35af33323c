-- What was sealed in the step before is dropped where it lay in the clear.
ALTER TABLE cards
  DROP COLUMN card_no,
  ALTER COLUMN number_digest SET NOT NULL, ADD UNIQUE (number_digest),
  ALTER COLUMN last4 SET NOT NULL, ADD CHECK (last4 ~ '^[0-9]{4}$'),
  ALTER COLUMN number_sealed SET NOT NULL;
CREATE INDEX cards_by_last4 ON cards (last4);

ALTER TABLE card_stock
  DROP COLUMN card_no,
  ALTER COLUMN number_digest SET NOT NULL, ADD UNIQUE (number_digest),
  ALTER COLUMN last4 SET NOT NULL, ADD CHECK (last4 ~ '^[0-9]{4}$'),
  ALTER COLUMN number_sealed SET NOT NULL;

ALTER TABLE giftcards
  DROP COLUMN card_no,
  ALTER COLUMN number_digest SET NOT NULL, ADD UNIQUE (number_digest),
  ALTER COLUMN last4 SET NOT NULL, ADD CHECK (last4 ~ '^[0-9]{4}$'),
  ALTER COLUMN number_sealed SET NOT NULL;

ALTER TABLE card_cancellations
  DROP COLUMN bank_card_no,
  ADD CHECK (refund = 0 OR num_nulls(refund_bank, bank_card_mask, bank_card_sealed) = 0);

ALTER TABLE transfer_quotes ADD CHECK (NOT payee ? 'account_number');
ALTER TABLE transfers ADD CHECK (NOT payee ? 'account_number');

ALTER TABLE flow_records DROP COLUMN record, ALTER COLUMN record_sealed SET NOT NULL;
ALTER TABLE sandbox_outbox ADD CHECK (num_nonnulls(body, body_sealed) = 1);
