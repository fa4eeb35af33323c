-- The language in which a member last used the portal: what is told when no call asks is told in it.
ALTER TABLE members ADD COLUMN lang text NOT NULL DEFAULT 'zh-HK' CHECK (lang IN ('zh-HK', 'zh-CN', 'en'));
