-- The face of a card says a month, and the card is good until that month ends (gateway/money/cardExpiry.ts).
UPDATE cards SET expiry_date = (date_trunc('month', expiry_date) + interval '1 month - 1 day')::date;
UPDATE card_stock SET expiry_date = (date_trunc('month', expiry_date) + interval '1 month - 1 day')::date;
