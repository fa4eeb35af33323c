import type { Secrets } from '../vault/secrets.ts';

const CARD_NUMBER_LENGTH = 16;

/** A card number is told from a mobile number by its length (AMB-36). */
export function isCardNumber(loginId: string): boolean {
  return loginId.length === CARD_NUMBER_LENGTH;
}

/** What is kept of a login id that nobody has, so that it is counted and answered like a member's: a keyed hash. The same
 * card is meant whatever area is given with it. */
export function loginIdentifier(
  secrets: Secrets,
  purpose: 'login' | 'reset',
  areaCode: string,
  loginId: string,
): string {
  return secrets.keyed(purpose, isCardNumber(loginId) ? loginId : `${areaCode} ${loginId}`);
}
