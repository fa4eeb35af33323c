-- A device gets another mark when it is confirmed: all who are known by the one before are found by it.
CREATE INDEX devices_by_hash ON devices (device_hash);
