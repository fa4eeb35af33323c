-- A member's name in Chinese, as the approved application says it: money goes to the member's own account on the mainland only.
ALTER TABLE members ADD COLUMN user_name_cn text;
UPDATE members SET user_name_cn = (
  SELECT a.details ->> 'name_cn' FROM realname_applications a
  WHERE a.member_id = members.member_id AND a.state = 'approved' ORDER BY a.ended_at DESC LIMIT 1
);
