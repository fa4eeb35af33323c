-- Devices that are trusted no longer are swept out.
CREATE INDEX devices_by_age ON devices (confirmed_at);
