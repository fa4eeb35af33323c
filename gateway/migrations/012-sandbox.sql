-- What the sandbox keeps, so that every process on this database plays the same game. Empty without a sandbox.
CREATE TABLE sandbox_outbox (
  message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  body text NOT NULL,
  code text,
  at timestamptz NOT NULL
);

CREATE TABLE sandbox_clock (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  ahead_ms bigint NOT NULL DEFAULT 0,
  -- set: the clock stands still there
  stands_at timestamptz
);

CREATE TABLE sandbox_faults (
  fault_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operation text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('dropBefore', 'dropAfter', 'http500', 'delay', 'malformed', 'code')),
  value text,
  remaining integer NOT NULL CHECK (remaining >= 0)
);
