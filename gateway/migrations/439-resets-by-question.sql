-- A new password takes the security question along, unless the question was answered for it.
ALTER TABLE password_resets ADD COLUMN by_question boolean NOT NULL DEFAULT false;
