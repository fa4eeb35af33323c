import type { Secrets } from './secrets.ts';

/** Without letters and digits that look like others. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A random code that people copy by hand. */
export const randomTypedCode = (secrets: Secrets, length: number): string => secrets.pick(CHARACTERS, length);

const DERIVED_LENGTH = 10;

/** One that follows from a value and the gateway's key, so that it is kept nowhere.
 * @param use keeps the kinds apart */
export function derivedTypedCode(secrets: Secrets, use: string, value: string): string {
  const bytes = Buffer.from(secrets.keyed(use, value), 'base64url').subarray(0, DERIVED_LENGTH);
  // The first eight characters come a little more often, which costs one bit of fifty. It stays: letters with these codes are in the post.
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
