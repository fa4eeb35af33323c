-- A card is named by an id that says nothing of its number.
ALTER TABLE cards ADD COLUMN card_id text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', '');
