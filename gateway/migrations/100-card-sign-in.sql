-- A bearer card may be owned by somebody who has given no mobile number yet: it is '' then. A number of a cancelled member
-- may be another's in a later year.
DROP INDEX members_by_mobile;
CREATE UNIQUE INDEX members_by_mobile ON members (area_code, mob_no) WHERE mob_no <> '' AND status <> 'cancelled';
CREATE INDEX members_by_number ON members (area_code, mob_no);
CREATE INDEX members_by_email ON members (lower(email)) WHERE email <> '' AND status <> 'cancelled';

-- Numbers of closed accounts and cancelled cards: not to be used again in that calendar year (R-CONST-38, R-CONST-40).
CREATE TABLE blocked_mobiles (
  area_code text NOT NULL,
  mob_no text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('closure', 'cardCancel')),
  blocked_at timestamptz NOT NULL
);
CREATE INDEX blocked_mobiles_by_number ON blocked_mobiles (area_code, mob_no, blocked_at);
