-- The answer of the staff is in the language of the request; the requests before were all answered in English.
ALTER TABLE manual_resets ADD COLUMN lang text NOT NULL DEFAULT 'en';
ALTER TABLE manual_resets ALTER COLUMN lang DROP DEFAULT;
