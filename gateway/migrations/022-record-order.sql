-- Records of one instant keep the order in which they were written.
ALTER TABLE account_records ADD COLUMN record_id bigint GENERATED ALWAYS AS IDENTITY;
DROP INDEX account_records_by_account;
CREATE INDEX account_records_by_account ON account_records (account_id, at DESC, record_id DESC);
