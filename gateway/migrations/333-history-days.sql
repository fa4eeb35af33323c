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

CREATE FUNCTION account_record_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account_record_days SET records = records - 1
    WHERE account_id = OLD.account_id AND kind = OLD.kind AND day = (OLD.at AT TIME ZONE 'Asia/Hong_Kong')::date;
  INSERT INTO account_record_days AS kept (account_id, kind, day, records)
    VALUES (NEW.account_id, NEW.kind, (NEW.at AT TIME ZONE 'Asia/Hong_Kong')::date, 1)
    ON CONFLICT (account_id, kind, day) DO UPDATE SET records = kept.records + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER count_added AFTER INSERT ON account_records
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION account_records_added();
CREATE TRIGGER count_taken_away AFTER DELETE ON account_records
  REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION account_records_taken_away();
-- The gateway changes the status of a record and nothing else; whatever is set right by hand is counted where it is then.
CREATE TRIGGER count_moved AFTER UPDATE OF account_id, kind, at ON account_records
  FOR EACH ROW EXECUTE FUNCTION account_record_moved();
