-- Who of the staff has opened a member's locks, and why.
CREATE TABLE lock_openings (
  opening_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL REFERENCES members,
  opened_by text NOT NULL CHECK (opened_by <> ''),
  reason text NOT NULL CHECK (reason <> ''),
  locks integer NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX lock_openings_by_member ON lock_openings (member_id, at);
