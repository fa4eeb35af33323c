-- One answer per (subject, key): an operation's effect and its answer are written in one transaction.
CREATE TABLE idempotency_keys (
  subject text NOT NULL,
  key text NOT NULL,
  -- NULL: closed by a question about its outcome before the call arrived
  operation text,
  body_digest text,
  return_code text,
  ret_data jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (subject, key),
  CHECK ((operation IS NULL) = (body_digest IS NULL))
);

-- Request numbers seen: each is good once.
CREATE TABLE request_numbers (
  req_water_no text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

CREATE INDEX request_numbers_by_age ON request_numbers (seen_at);

-- Wizards in progress: one per member and flow.
CREATE TABLE flow_records (
  member_id text NOT NULL REFERENCES members,
  flow text NOT NULL,
  record_id text NOT NULL,
  revision integer NOT NULL CHECK (revision > 0),
  record jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, flow)
);

CREATE TABLE files (
  file_id text PRIMARY KEY,
  subject text NOT NULL,
  scene text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png')),
  content bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);

CREATE INDEX files_by_subject ON files (subject, uploaded_at);
