-- The accounts of the house, one for each purpose and currency (gateway/ledger/ledgerAccount.ts).
INSERT INTO ledger_accounts (id, kind, currency, opened_at)
SELECT 'house:' || purpose || ':' || currency, 'house', currency, timestamptz '2012-01-01T00:00:00+08:00'
FROM unnest(ARRAY['bank', 'transfersInTransit', 'fees']) AS purpose, unnest(ARRAY['HKD', 'CNY', 'USD']) AS currency;
