import type { Secrets } from '../vault/secrets.ts';
import { revealNumber, type KeptNumber } from '../vault/cardNumber.ts';
import { derivedTypedCode } from '../vault/typedCode.ts';
import type { Vault } from '../vault/vault.ts';

/** The code in the letter that comes with a card. It follows from the card's number. */
export const activationCode = (secrets: Secrets, cardNo: string): string =>
  derivedTypedCode(secrets, 'activationCode', cardNo);

/** The code of a card that is kept. The letters in the post were written from the numbers, so that it is one more reason to
 * open a number. */
export function activationCodeOf(
  { secrets, vault }: { readonly secrets: Secrets; readonly vault: Vault },
  card: Pick<KeptNumber, 'cardId' | 'sealed'>,
): string {
  return activationCode(secrets, revealNumber(vault, card));
}
