-- A ticket may prove a member for one setting.
ALTER TABLE tickets DROP CONSTRAINT tickets_kind_check;
ALTER TABLE tickets ADD CONSTRAINT tickets_kind_check CHECK (kind IN ('login', 'payPwd', 'otp', 'verify', 'face'));

-- Links to confirm a new address with; each is good once (R-CONST-08).
CREATE TABLE email_changes (
  code_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members,
  email text NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- replaced by a newer link
  ended_at timestamptz,
  confirmed_at timestamptz
);
CREATE INDEX email_changes_by_member ON email_changes (member_id, sent_at);

CREATE TABLE spending_notices (
  member_id text PRIMARY KEY REFERENCES members,
  enabled boolean NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail', 'both')),
  -- minor units of HKD
  min_amount bigint NOT NULL CHECK (min_amount >= 0)
);
