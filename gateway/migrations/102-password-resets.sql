-- What a member who has forgotten the password can prove to be by.
ALTER TABLE members ADD COLUMN birth_date date;
ALTER TABLE members ADD COLUMN doc_type text;
-- keyed hash of the number, letters in capitals
ALTER TABLE members ADD COLUMN doc_no_hash text;
ALTER TABLE members ADD COLUMN question text;
ALTER TABLE members ADD COLUMN answer_hash text;
ALTER TABLE members ADD CHECK ((question IS NULL) = (answer_hash IS NULL));
ALTER TABLE members ADD CHECK ((doc_type IS NULL) = (doc_no_hash IS NULL));

-- Wrong second proofs beside a right code: too many end the code.
ALTER TABLE one_time_codes ADD COLUMN second_tries integer NOT NULL DEFAULT 0;

CREATE TABLE password_resets (
  ticket_hash text PRIMARY KEY,
  -- NULL: nobody has that identifier; everything goes on as if somebody had
  member_id text REFERENCES members,
  identifier text NOT NULL,
  area_code text NOT NULL,
  mob_no text NOT NULL,
  expires_at timestamptz NOT NULL,
  uplink_text text UNIQUE,
  uplink_expires_at timestamptz,
  uplink_state text CHECK (uplink_state IN ('WAITING', 'RECEIVED', 'MISMATCH')),
  verified_hash text UNIQUE,
  verified_until timestamptz,
  used_at timestamptz
);

CREATE TABLE manual_resets (
  apply_no text PRIMARY KEY,
  member_id text REFERENCES members,
  name text NOT NULL,
  doc_type text NOT NULL,
  doc_no_hash text NOT NULL,
  email text NOT NULL,
  area_code text NOT NULL,
  mob_no text NOT NULL,
  front_file_id text NOT NULL,
  back_file_id text,
  selfie_file_id text NOT NULL,
  remark text,
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'approved', 'declined')),
  made_at timestamptz NOT NULL
);
