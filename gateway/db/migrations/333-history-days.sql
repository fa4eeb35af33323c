-- How many records of each kind an account has on each Hong Kong day, kept up by the triggers below: the total of a history, or of
-- some days of it, is a short sum, however many records there are.
CREATE TABLE account_record_days (
  account_id text NOT NULL REFERENCES accounts,
  kind       text NOT NULL,
  day        date NOT NULL,
  records    integer NOT NULL CHECK (records >= 0),
  PRIMARY KEY (account_id, kind, day)
);

INSERT INTO account_record_days (account_id, kind, day, records)
  SELECT account_id, kind, (at AT TIME ZONE 'Asia/Hong_Kong')::date, count(*) FROM account_records GROUP BY 1, 2, 3;

-- In a fixed order, so that two transactions never wait for each other.
CREATE FUNCTION account_records_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_record_days AS kept (account_id, kind, day, records)
    SELECT account_id, kind, (at AT TIME ZONE 'Asia/Hong_Kong')::date, count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (account_id, kind, day) DO UPDATE SET records = kept.records + EXCLUDED.records;
  RETURN NULL;
END $$;

CREATE FUNCTION account_records_taken_away() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account_record_days AS kept SET records = kept.records - gone.records
    FROM (SELECT account_id, kind, (at AT TIME ZONE 'Asia/Hong_Kong')::date AS day, count(*) AS records
          FROM taken GROUP BY 1, 2, 3) AS gone
    WHERE (kept.account_id, kept.kind, kept.day) = (gone.account_id, gone.kind, gone.day);
  RETURN NULL;
END $$;

CREATE TRIGGER count_added AFTER INSERT ON account_records
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION account_records_added();
CREATE TRIGGER count_taken_away AFTER DELETE ON account_records
  REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION account_records_taken_away();
-- What was counted stays where it is: only the status of a record changes.
CREATE TRIGGER stays_counted BEFORE UPDATE OF account_id, kind, at OR TRUNCATE ON account_records
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
