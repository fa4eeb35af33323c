-- Identities that their members have given up since: whoever has the number or the address now registers it.
DELETE FROM fps_registrations f USING members m
WHERE m.member_id = f.member_id
  AND ((f.proxy_type = 'mobile' AND (m.area_code <> '852' OR m.mob_no <> f.proxy_id))
    OR (f.proxy_type = 'email' AND lower(m.email) <> lower(f.proxy_id)));
