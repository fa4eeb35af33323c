-- Members, how they prove who they are, and what is limited on the way. Secrets are kept as hashes only.

CREATE TABLE members (
  member_id text PRIMARY KEY,
  user_name text NOT NULL,
  area_code text NOT NULL,
  mob_no text NOT NULL,
  email text NOT NULL,
  realname_status text NOT NULL CHECK (realname_status IN ('0', '1', '3')),
  review_state text NOT NULL,
  region text NOT NULL CHECK (region IN ('HK', 'CN', 'OTHER')),
  co_branded boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'normal' CHECK (status IN ('normal', 'stopped', 'cancelled')),
  -- scrypt; NULL while the member has set none
  password_hash text,
  pay_password_hash text,
  -- until then transfers, withdrawals and spending are refused (AMB-40)
  frozen_until timestamptz,
  registered_at timestamptz NOT NULL,
  -- T2 closed on 1 September 2021 (R-STATE-06, R-STATE-07)
  CHECK (realname_status <> '1' OR registered_at < timestamptz '2021-09-01T00:00:00+08:00')
);

CREATE UNIQUE INDEX members_by_mobile ON members (area_code, mob_no);

CREATE TABLE sessions (
  session_id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members,
  account_id text,
  device_name text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('logout', 'expiry', 'newer')),
  -- the sign-in that took this one's place: what KICK_OUT tells
  newer_device_name text,
  newer_started_at timestamptz,
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((ended_by = 'newer') = (newer_device_name IS NOT NULL AND newer_started_at IS NOT NULL))
);

-- One active session per member (AMB-57).
CREATE UNIQUE INDEX sessions_active ON sessions (member_id) WHERE ended_at IS NULL;

-- A device a member has confirmed by a code (R-CONST-14).
CREATE TABLE devices (
  member_id text NOT NULL REFERENCES members,
  device_hash text NOT NULL,
  device_name text NOT NULL,
  confirmed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, device_hash)
);

-- Guesses counted before they are judged. A subject is an account, or an identifier that no account has.
CREATE TABLE guesses (
  kind text NOT NULL,
  subject text NOT NULL,
  failures integer NOT NULL CHECK (failures >= 0),
  window_from timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (kind, subject)
);

CREATE TABLE one_time_codes (
  otp_id text PRIMARY KEY,
  -- what the code is for: scene, operation, quote or login ticket
  binding text NOT NULL,
  number_hash text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);

CREATE INDEX one_time_codes_by_binding ON one_time_codes (binding) WHERE ended_at IS NULL;
CREATE INDEX one_time_codes_by_number ON one_time_codes (number_hash, sent_at);

CREATE TABLE captchas (
  captcha_key text PRIMARY KEY,
  answer_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Short-lived proofs: of a right password at sign-in, of a payment password, of a one-time code.
CREATE TABLE tickets (
  ticket_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('login', 'payPwd', 'otp')),
  member_id text NOT NULL REFERENCES members,
  -- login: the account chosen, and whether a choice or a device code is still asked
  account_id text,
  stage text,
  -- payPwd and otp: what may be done with it
  operation text,
  quote_id text,
  digest text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- Secrets of this database's gateway, shared by its processes.
CREATE TABLE gateway_secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
