-- A guess has locked, and its owner is not told yet: passwords and answers are judged between two transactions.
ALTER TABLE guesses ADD COLUMN untold boolean NOT NULL DEFAULT false;
CREATE INDEX guesses_untold ON guesses (window_from) WHERE untold;
