-- Sealed with the operators' keys. A process of an earlier version finds no value then, and does not start with a wrong one.
ALTER TABLE gateway_secrets ALTER COLUMN value DROP NOT NULL;
ALTER TABLE gateway_secrets ADD COLUMN value_sealed text;
ALTER TABLE gateway_secrets ADD CHECK ((value IS NULL) <> (value_sealed IS NULL));
