-- The page that saved a record last: its very last save may follow one that it has not heard of yet.
ALTER TABLE flow_records ADD COLUMN writer text;
