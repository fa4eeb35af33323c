import type { Secrets } from '../vault/secrets.ts';

/** The three digits on the back of a card. They follow from its number, its expiry and the gateway's key, so that they are
 * kept nowhere.
 * @param expiry MMYY, as on the card */
export function securityCode(secrets: Secrets, cardNo: string, expiry: string): string {
  const bytes = Buffer.from(secrets.keyed('securityCode', `${cardNo} ${expiry}`), 'base64url');
  return String(bytes.readUInt32BE(0) % 1000).padStart(3, '0');
}
