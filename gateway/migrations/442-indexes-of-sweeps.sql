-- What the job deletes every minute is found by its age.
CREATE INDEX sessions_open_by_age ON sessions (started_at) WHERE ended_at IS NULL;
CREATE INDEX sessions_ended_by_age ON sessions (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX one_time_codes_by_age ON one_time_codes (expires_at);
CREATE INDEX tickets_by_age ON tickets (expires_at);
CREATE INDEX captchas_by_age ON captchas (expires_at);
CREATE INDEX registrations_by_age ON registrations (expires_at);
CREATE INDEX password_resets_by_age ON password_resets (expires_at);
CREATE INDEX card_activations_by_age ON card_activations (expires_at);
CREATE INDEX email_changes_by_age ON email_changes (expires_at);
CREATE INDEX giftcard_tickets_by_age ON giftcard_tickets (expires_at);
CREATE INDEX giftcard_quotes_by_age ON giftcard_quotes (expires_at) WHERE spent_at IS NULL;
CREATE INDEX card_quotes_by_age ON card_quotes (expires_at) WHERE spent_at IS NULL;
CREATE INDEX card_application_quotes_by_age ON card_application_quotes (expires_at) WHERE spent_at IS NULL;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (at);
CREATE INDEX guesses_by_age ON guesses (window_from);
CREATE INDEX flow_records_by_age ON flow_records (saved_at);
CREATE INDEX members_gone ON members (member_id) WHERE status = 'cancelled';
