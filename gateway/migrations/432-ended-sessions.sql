-- Who of the staff has ended a member's session, and why.
CREATE TABLE session_endings (
  ending_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL REFERENCES members,
  ended_by text NOT NULL CHECK (ended_by <> ''),
  reason text NOT NULL CHECK (reason <> ''),
  sessions integer NOT NULL,
  devices integer NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX session_endings_by_member ON session_endings (member_id, at);
