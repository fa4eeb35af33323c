-- A captcha is work for the browser, or a picture or sounds for a person. Work has no answer to hash: it is checked.
ALTER TABLE captchas
  ADD COLUMN kind text NOT NULL DEFAULT 'picture' CHECK (kind IN ('work', 'picture', 'sound')),
  ADD COLUMN bits integer,
  ADD COLUMN source_hash text,
  ALTER COLUMN answer_hash DROP NOT NULL,
  ADD CHECK ((kind = 'work') = (answer_hash IS NULL) AND (kind = 'work') = (bits IS NOT NULL AND source_hash IS NOT NULL));
