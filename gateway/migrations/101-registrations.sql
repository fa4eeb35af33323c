-- A number confirmed by a code, on the way to a new member.
CREATE TABLE registrations (
  ticket_hash text PRIMARY KEY,
  area_code text NOT NULL,
  mob_no text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
