-- What came with a top-up beyond the order and the limit of its member's level, and went back to who paid it in.
ALTER TABLE topup_orders ADD COLUMN sent_back bigint NOT NULL DEFAULT 0 CHECK (sent_back >= 0);
