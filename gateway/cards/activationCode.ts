import type { Secrets } from '../people/secrets.ts';

/** Without letters and digits that look like others. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** The code in the letter that comes with a card. It follows from the card's number and the gateway's key, so that it is
 * kept nowhere. */
export function activationCode(secrets: Secrets, cardNo: string): string {
  const bytes = Buffer.from(secrets.keyed('activationCode', cardNo), 'base64url');
  return Array.from({ length: LENGTH }, (_, index) => CHARACTERS[bytes[index]! % CHARACTERS.length]).join('');
}
