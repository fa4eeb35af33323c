-- Real-name verification: documents that were read, who is linked to an earlier customer, applications and what became of them.

-- The newest document of a member that was read and found good; numbers are kept hashed.
CREATE TABLE document_checks (
  member_id     text PRIMARY KEY REFERENCES members,
  document_hash text NOT NULL,
  checked_at    timestamptz NOT NULL
);

-- A member who has proven to be an earlier customer.
CREATE TABLE customer_links (
  member_id        text PRIMARY KEY REFERENCES members,
  linked_member_id text NOT NULL REFERENCES members,
  linked_at        timestamptz NOT NULL,
  CHECK (member_id <> linked_member_id)
);

CREATE TABLE realname_applications (
  apply_no         text PRIMARY KEY,
  member_id        text NOT NULL REFERENCES members,
  kind             text NOT NULL CHECK (kind IN ('new', 'modify')),
  linked_member_id text REFERENCES members,
  -- where the customer is, and the document: its number hashed as members' numbers are
  region           text NOT NULL CHECK (region IN ('HK', 'CN', 'MO', 'OTHER')),
  doc_type         text NOT NULL,
  doc_no_hash      text NOT NULL,
  doc_no_mask      text NOT NULL,
  birth_date       date NOT NULL,
  -- names, contact, occupation, purpose, sources, guardian and the ids of the pictures
  details          jsonb NOT NULL,
  state            text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'declined')),
  decline_reason   text,
  answer_from      date NOT NULL,
  answer_by        date NOT NULL,
  made_at          timestamptz NOT NULL,
  ended_at         timestamptz,
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((state = 'declined') = (decline_reason IS NOT NULL))
);
CREATE UNIQUE INDEX realname_applications_open ON realname_applications (member_id) WHERE state = 'open';
CREATE INDEX realname_applications_by_member ON realname_applications (member_id, made_at DESC);
CREATE INDEX realname_applications_by_document ON realname_applications (doc_no_hash) WHERE state = 'open';
CREATE INDEX members_by_document ON members (doc_no_hash) WHERE doc_no_hash IS NOT NULL;

-- Every change of a review's state or of a level (AMB-45).
CREATE TABLE review_events (
  event_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   text NOT NULL REFERENCES members,
  from_state  text NOT NULL,
  to_state    text NOT NULL,
  from_status text NOT NULL,
  to_status   text NOT NULL,
  reason      text,
  at          timestamptz NOT NULL
);
CREATE INDEX review_events_by_member ON review_events (member_id, event_id);

-- What the sandbox's identity check answers next to a member. Empty without a sandbox.
CREATE TABLE sandbox_identity (
  member_id  text NOT NULL REFERENCES members,
  check_name text NOT NULL CHECK (check_name IN ('document', 'face', 'person')),
  verdict    text NOT NULL,
  PRIMARY KEY (member_id, check_name)
);
