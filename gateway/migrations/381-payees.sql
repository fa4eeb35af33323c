-- Who was paid before, and who is not to be paid. A payee is known again by a keyed digest of where the money goes.
ALTER TABLE transfer_quotes
  ADD COLUMN payee_digest text,
  ADD COLUMN first_payment boolean NOT NULL DEFAULT false;
ALTER TABLE transfers ADD COLUMN payee_digest text;
CREATE INDEX transfers_by_payee ON transfers (member_id, payee_digest) WHERE status <> 'fail';

-- Payees reported since content/reported-payees.json was written.
CREATE TABLE reported_payees (
  payee_digest text PRIMARY KEY,
  reported_at  timestamptz NOT NULL
);
