-- What members of dormant accounts have told about themselves; with the newest the account is awake again.
CREATE TABLE dormant_forms (
  form_no      text PRIMARY KEY,
  member_id    text NOT NULL REFERENCES members,
  -- occupation, position, address, source of funds and purpose
  details      jsonb NOT NULL,
  keep_reason  text NOT NULL,
  made_at      timestamptz NOT NULL
);
CREATE INDEX dormant_forms_by_member ON dormant_forms (member_id, made_at);
