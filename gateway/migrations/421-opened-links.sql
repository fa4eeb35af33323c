-- Links to files that open once and have been opened.
CREATE TABLE opened_links (
  link_id text PRIMARY KEY,
  until timestamptz NOT NULL
);
CREATE INDEX opened_links_by_age ON opened_links (until);
