-- Transfers to a card of the product and to mainland banks besides those to Hong Kong. What arrives in another currency
-- than it left in is written down beside it: the bank changes it, the ledger has the account's currency only.
ALTER TABLE transfer_quotes DROP CONSTRAINT transfer_quotes_kind_check, DROP CONSTRAINT transfer_quotes_method_check;
ALTER TABLE transfer_quotes
  ADD CHECK (kind IN ('toHk', 'toGc', 'toMainland')),
  ADD CHECK (method IN ('FPS', 'bank', 'wallet')),
  ADD COLUMN remitted_currency text CHECK (remitted_currency IN ('HKD', 'CNY', 'USD')),
  ADD COLUMN remitted bigint CHECK (remitted > 0),
  ADD CHECK ((remitted_currency IS NULL) = (remitted IS NULL));
ALTER TABLE transfers DROP CONSTRAINT transfers_kind_check, DROP CONSTRAINT transfers_method_check;
ALTER TABLE transfers
  ADD CHECK (kind IN ('toHk', 'toGc', 'toMainland')),
  ADD CHECK (method IN ('FPS', 'bank', 'wallet')),
  ADD COLUMN remitted_currency text CHECK (remitted_currency IN ('HKD', 'CNY', 'USD')),
  ADD COLUMN remitted bigint CHECK (remitted > 0),
  ADD CHECK ((remitted_currency IS NULL) = (remitted IS NULL));
