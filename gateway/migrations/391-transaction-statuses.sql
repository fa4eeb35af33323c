-- The eleven statuses of R-STATE-52 to R-STATE-62, and what a record tells of its order (R-ENT-70 to R-ENT-81).
ALTER TABLE account_records DROP CONSTRAINT account_records_status_check;
ALTER TABLE account_records
  ADD CONSTRAINT account_records_status_check CHECK (status IN (
    'success', 'fail', 'refunded', 'unpaid', 'pendingPayment', 'processing', 'paid', 'submittedToBank', 'closed', 'unknown',
    'authorized')),
  -- What a status becomes by itself at a time: a top-up that nobody pays is closed, what a bank was handed has arrived.
  ADD COLUMN turns_at timestamptz,
  ADD COLUMN turns_into text CHECK (turns_into IN ('success', 'closed')),
  ADD CHECK ((turns_at IS NULL) = (turns_into IS NULL)),
  -- Whether it is part of the balance: these lines add up to it.
  ADD COLUMN is_booked boolean NOT NULL GENERATED ALWAYS AS (status NOT IN ('fail', 'closed', 'pendingPayment', 'paid')) STORED,
  ADD COLUMN order_no text,
  ADD COLUMN order_amount bigint CHECK (order_amount > 0),
  ADD COLUMN discount bigint CHECK (discount > 0),
  ADD COLUMN fps_ref_no text,
  -- Whom money came from, as far as its receiver may know.
  ADD COLUMN payer text;

UPDATE account_records SET order_no = ref_no
  WHERE ref_no IN (SELECT order_no FROM topup_orders UNION ALL SELECT order_no FROM card_orders);

-- A top-up has been in the history since it was ordered.
INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status, turns_at, turns_into, order_no, order_amount)
  SELECT order_no, account_id, 'topup', coalesce(frozen_at, made_at), CASE kind WHEN 'fps' THEN 'FPS top-up' ELSE 'Bank top-up' END,
    coalesce(frozen_amount, total), CASE state WHEN 'FROZEN' THEN 'paid' ELSE 'pendingPayment' END,
    CASE state WHEN 'FROZEN' THEN NULL ELSE expires_at END, CASE state WHEN 'FROZEN' THEN NULL ELSE 'closed' END, order_no, total
  FROM topup_orders WHERE state <> 'CREDITED';

-- A purchase that was given back whole.
UPDATE account_records p SET status = 'refunded' WHERE p.kind = 'expense' AND p.status = 'success'
  AND -p.amount = (SELECT sum(r.amount) FROM account_records r WHERE r.original_ref_no = p.ref_no AND r.kind = 'refund');

-- A transfer that came to nothing has cost nothing.
DELETE FROM account_records WHERE kind = 'serviceFee' AND status = 'fail';

-- Where money lies that a shop may take and has not taken yet.
INSERT INTO ledger_accounts (id, kind, currency, opened_at)
SELECT 'house:purchasesAuthorized:' || currency, 'house', currency, timestamptz '2012-01-01T00:00:00+08:00'
FROM unnest(ARRAY['HKD', 'CNY', 'USD']) AS currency;
