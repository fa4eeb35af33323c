-- What is asked of one member or one account is found without reading everybody's.
CREATE INDEX tickets_unused ON tickets (member_id) WHERE used_at IS NULL;
CREATE INDEX password_resets_unused ON password_resets (member_id) WHERE used_at IS NULL;
CREATE INDEX topup_orders_waiting ON topup_orders (member_id) WHERE state = 'WAITING';
CREATE INDEX topup_orders_open_by_account ON topup_orders (account_id) WHERE state IN ('WAITING', 'FROZEN');
CREATE INDEX bank_bindings_waiting ON bank_bindings (account_id) WHERE state = 'WAITING';
CREATE INDEX fps_registrations_by_account ON fps_registrations (account_id);
-- Money that no balance shows: whoever closes an account waits for it.
CREATE INDEX account_records_open ON account_records (account_id)
  WHERE status IN ('processing', 'authorized', 'unpaid', 'unknown');
