-- A card is named everywhere by its id, which says nothing of its number; the numbers themselves are sealed in the next step.
ALTER TABLE card_stock ADD COLUMN card_id text;
-- A card of the stock that has found an owner keeps the owner's id.
UPDATE card_stock s SET card_id = coalesce((SELECT card_id FROM cards c WHERE c.card_no = s.card_no),
                                           replace(gen_random_uuid()::text, '-', ''));

ALTER TABLE card_activations ADD COLUMN card_id text;
UPDATE card_activations r SET card_id = c.card_id FROM cards c WHERE c.card_no = r.card_no;
ALTER TABLE card_activations DROP COLUMN card_no, ALTER COLUMN card_id SET NOT NULL;

ALTER TABLE card_cancellations ADD COLUMN card_id text;
UPDATE card_cancellations r SET card_id = c.card_id FROM cards c WHERE c.card_no = r.card_no;
ALTER TABLE card_cancellations DROP COLUMN card_no, ALTER COLUMN card_id SET NOT NULL, ADD UNIQUE (card_id);

ALTER TABLE card_quotes ADD COLUMN card_id text;
UPDATE card_quotes r SET card_id = c.card_id FROM cards c WHERE c.card_no = r.card_no;
ALTER TABLE card_quotes
  DROP COLUMN card_no,
  ADD CHECK ((kind IN ('new', 'buyChip')) = (card_id IS NULL)),
  ADD CHECK ((card_id IS NULL) = (num_nulls(card_currency, card_organ) = 0));

ALTER TABLE card_orders ADD COLUMN card_id text;
UPDATE card_orders r SET card_id = c.card_id FROM cards c WHERE c.card_no = r.card_no;
ALTER TABLE card_orders DROP COLUMN card_no, ALTER COLUMN card_id SET NOT NULL;
CREATE INDEX card_orders_by_card ON card_orders (card_id);

ALTER TABLE card_wallets ADD COLUMN card_id text;
UPDATE card_wallets r SET card_id = c.card_id FROM cards c WHERE c.card_no = r.card_no;
ALTER TABLE card_wallets DROP COLUMN card_no, ADD PRIMARY KEY (card_id, wallet);

ALTER TABLE card_transactions ADD COLUMN card_id text;
UPDATE card_transactions r SET card_id = c.card_id FROM cards c WHERE c.card_no = r.card_no;
ALTER TABLE card_transactions DROP COLUMN card_no, ALTER COLUMN card_id SET NOT NULL;
CREATE INDEX card_transactions_of_month ON card_transactions (card_id, kind, at);

-- Wrong details of one card were counted under its number.
UPDATE guesses SET subject = 'card:' || card_id FROM cards WHERE kind = 'activation' AND subject = 'card:' || card_no;
DELETE FROM guesses WHERE kind = 'activation' AND subject ~ '^card:[0-9]{16}$';

ALTER TABLE cards DROP CONSTRAINT cards_pkey, DROP CONSTRAINT cards_card_id_key, ADD PRIMARY KEY (card_id),
  ALTER COLUMN card_id DROP DEFAULT;
ALTER TABLE card_stock DROP CONSTRAINT card_stock_pkey, ADD PRIMARY KEY (card_id);
ALTER TABLE card_activations ADD FOREIGN KEY (card_id) REFERENCES cards;
ALTER TABLE card_cancellations ADD FOREIGN KEY (card_id) REFERENCES cards;
ALTER TABLE card_quotes ADD FOREIGN KEY (card_id) REFERENCES cards;
ALTER TABLE card_orders ADD FOREIGN KEY (card_id) REFERENCES cards;
ALTER TABLE card_wallets ADD FOREIGN KEY (card_id) REFERENCES cards;
ALTER TABLE card_transactions ADD FOREIGN KEY (card_id) REFERENCES cards;

-- What is kept of a number: a keyed digest to find it by, the last four digits to show, and the number sealed.
ALTER TABLE cards ADD COLUMN number_digest text, ADD COLUMN last4 text, ADD COLUMN number_sealed text;
ALTER TABLE card_stock ADD COLUMN number_digest text, ADD COLUMN last4 text, ADD COLUMN number_sealed text;
ALTER TABLE giftcards ADD COLUMN number_digest text, ADD COLUMN last4 text, ADD COLUMN number_sealed text;
-- The bank account that the rest of a cancelled card's balance goes to, and a payee's account until the transfer is sent.
ALTER TABLE card_cancellations ADD COLUMN bank_card_mask text, ADD COLUMN bank_card_sealed text;
ALTER TABLE transfer_quotes ADD COLUMN account_sealed text;
-- A wizard in progress holds what its member has typed in.
ALTER TABLE flow_records ADD COLUMN record_sealed text;
-- The e-mail with a gift card has its number; the outbox of the demonstration kept it as it was sent.
ALTER TABLE sandbox_outbox ADD COLUMN body_sealed text, ALTER COLUMN body DROP NOT NULL;

-- Keys that have sealed here, each with a text that only it can open.
CREATE TABLE vault_keys (
  version integer PRIMARY KEY,
  proof   text NOT NULL
);
