-- Who names a card is told less of its owner's number.
ALTER TABLE password_resets ADD COLUMN by_card boolean NOT NULL DEFAULT false;
