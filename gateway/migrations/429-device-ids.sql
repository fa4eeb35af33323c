-- What a member is told of a device stays the same when another member of the browser confirms it and its mark is changed.
ALTER TABLE devices ADD COLUMN device_id text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '');
