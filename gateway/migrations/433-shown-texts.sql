-- Texts that were kept before characters that hide or turn others were taken out of them (gateway/contract/shownTexts.ts). One of which
-- nothing would be left stays.
CREATE FUNCTION shown_text(kept text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(regexp_replace(kept, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]', '', 'g'), ''), kept)
$$;
UPDATE members SET user_name = shown_text(user_name) WHERE user_name <> shown_text(user_name);
UPDATE members SET user_name_cn = shown_text(user_name_cn) WHERE user_name_cn <> shown_text(user_name_cn);
UPDATE transfers SET remark = shown_text(remark) WHERE remark <> shown_text(remark);
UPDATE saved_payees SET own_name = shown_text(own_name) WHERE own_name <> shown_text(own_name);
UPDATE contact_messages SET name = shown_text(name) WHERE name <> shown_text(name);
UPDATE contact_messages SET content = shown_text(content) WHERE content <> shown_text(content);
UPDATE manual_resets SET remark = shown_text(remark) WHERE remark <> shown_text(remark);
UPDATE card_orders SET remark = shown_text(remark) WHERE remark <> shown_text(remark);
UPDATE card_orders SET delivery_address = shown_text(delivery_address) WHERE delivery_address <> shown_text(delivery_address);
UPDATE card_applications SET remark = shown_text(remark) WHERE remark <> shown_text(remark);
UPDATE giftcard_orders SET remark = shown_text(remark) WHERE remark <> shown_text(remark);
DROP FUNCTION shown_text(text);
