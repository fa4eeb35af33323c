-- Where money spent at merchants goes to and refunds come from.
INSERT INTO ledger_accounts (id, kind, currency, opened_at)
SELECT 'house:merchants:' || currency, 'house', currency, timestamptz '2012-01-01T00:00:00+08:00'
FROM unnest(ARRAY['HKD', 'CNY', 'USD']) AS currency;
