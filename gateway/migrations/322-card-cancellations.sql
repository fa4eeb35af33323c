-- Cards that their members have cancelled, and where the rest of the balance was paid to.
CREATE TABLE card_cancellations (
  cancel_no    text PRIMARY KEY,
  member_id    text NOT NULL REFERENCES members,
  card_no      text NOT NULL UNIQUE REFERENCES cards,
  currency     text NOT NULL CHECK (currency IN ('HKD', 'CNY', 'USD')),
  fee          bigint NOT NULL CHECK (fee >= 0),
  refund       bigint NOT NULL CHECK (refund >= 0),
  -- NULL where there was nothing to pay back
  refund_bank  text,
  bank_card_no text,
  cancelled_at timestamptz NOT NULL,
  refund_by    date NOT NULL,
  CHECK (refund = 0 OR num_nulls(refund_bank, bank_card_no) = 0)
);
