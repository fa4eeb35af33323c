import type { Secrets } from '../vault/secrets.ts';
import { revealNumber, type KeptNumber } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';

/** Without letters and digits that look like others. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** The code in the letter that comes with a card. It follows from the card's number and the gateway's key, so that it is
 * kept nowhere. */
export function activationCode(secrets: Secrets, cardNo: string): string {
  const bytes = Buffer.from(secrets.keyed('activationCode', cardNo), 'base64url');
  return Array.from({ length: LENGTH }, (_, index) => CHARACTERS[bytes[index]! % CHARACTERS.length]).join('');
}

/** The code of a card that is kept. The letters in the post were written from the numbers, so that it is one more reason to
 * open a number. */
export function activationCodeOf(
  { secrets, vault }: { readonly secrets: Secrets; readonly vault: Vault },
  card: Pick<KeptNumber, 'cardId' | 'sealed'>,
): string {
  return activationCode(secrets, revealNumber(vault, card));
}
