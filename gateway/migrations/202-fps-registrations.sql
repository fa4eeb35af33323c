-- FPS identities under which members of this house receive money. What the payment system's directory says of them is not
-- kept here (`fps_proxies` stands in for it).
CREATE TABLE fps_registrations (
  proxy_type    text NOT NULL CHECK (proxy_type IN ('mobile', 'email', 'fpsId')),
  proxy_id      text NOT NULL,
  member_id     text NOT NULL REFERENCES members,
  account_id    text NOT NULL REFERENCES accounts,
  -- Money sent to the identity without a bank comes here.
  is_default    boolean NOT NULL,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (proxy_type, proxy_id),
  UNIQUE (member_id, proxy_type)
);
