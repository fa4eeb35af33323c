-- How the sandbox's bank answers to transfers: at once, late, or with a refusal. Empty without a sandbox.
CREATE TABLE sandbox_bank (
  one    boolean PRIMARY KEY DEFAULT true CHECK (one),
  answer text NOT NULL CHECK (answer IN ('accepted', 'processing', 'refused'))
);
