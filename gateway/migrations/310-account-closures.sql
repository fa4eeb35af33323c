-- Accounts that members have closed for good; what was forfeited is in the ledger under this number.
CREATE TABLE account_closures (
  close_no  text PRIMARY KEY,
  member_id text NOT NULL UNIQUE REFERENCES members,
  reason    text CHECK (reason IN ('notUsed', 'fees', 'otherProvider', 'features', 'privacy', 'other')),
  closed_at timestamptz NOT NULL
);

-- A closed account's session is over, and still tells what became of the call that closed it.
ALTER TABLE sessions DROP CONSTRAINT sessions_ended_by_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_ended_by_check CHECK (ended_by IN ('logout', 'expiry', 'newer', 'closure'));

-- Of a co-branded member: through whom the account is closed and cards are cancelled (R-ROLE-24).
ALTER TABLE members ADD COLUMN partner_name text CHECK (partner_name IS NULL OR co_branded);

-- What an operator has taken out of service for an upgrade; whoever needs it is told so.
CREATE TABLE upgrades (
  area     text PRIMARY KEY CHECK (area IN ('accountClosure')),
  began_at timestamptz NOT NULL
);
