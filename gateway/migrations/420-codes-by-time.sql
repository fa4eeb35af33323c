-- How many codes were sent in the last minute, to whomever.
CREATE INDEX one_time_codes_by_time ON one_time_codes (sent_at);
