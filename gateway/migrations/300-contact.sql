-- Messages of the contact form. The address they came from is kept hashed, for the limit of a day.
CREATE TABLE contact_messages (
  contact_no   text PRIMARY KEY,
  contact_type text NOT NULL CHECK (contact_type IN ('enquiry', 'complaint', 'cooperation', 'lostCard')),
  name         text NOT NULL,
  area_code    text NOT NULL,
  mob_no       text NOT NULL,
  email        text NOT NULL,
  content      text NOT NULL,
  source_hash  text NOT NULL,
  sent_at      timestamptz NOT NULL
);
CREATE INDEX contact_messages_by_source ON contact_messages (source_hash, sent_at);
