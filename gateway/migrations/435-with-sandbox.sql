-- Whether this database belongs to gateways with a sandbox or to those without one (gateway/seed/claimDatabase.ts). The first that starts
-- on it says so; before, nobody did.
CREATE TABLE database_claim (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  with_sandbox boolean NOT NULL
);
