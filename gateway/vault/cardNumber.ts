import { randomUUID } from 'node:crypto';
import { sealedFor } from './sealedColumns.ts';
import type { Vault } from './vault.ts';

/** What is kept of a card's number: never the number. */
export interface KeptNumber {
  readonly cardId: string;
  /** What the card is found by, and unique by. */
  readonly digest: string;
  readonly last4: string;
  /** For the few who may see the number again. */
  readonly sealed: string;
}

/** An id that says nothing of its card's number. */
export const newCardId = () => randomUUID().replaceAll('-', '');

export function keepNumber(vault: Vault, cardId: string, cardNo: string): KeptNumber {
  const sealed = vault.seal(cardNo, sealedFor('card', cardId));
  return { cardId, digest: vault.digest(cardNo), last4: cardNo.slice(-4), sealed };
}

/** The whole number: for its owner's eyes, and for what is printed beside it and follows from it. */
export const revealNumber = (vault: Vault, { cardId, sealed }: Pick<KeptNumber, 'cardId' | 'sealed'>) =>
  vault.open(sealed, sealedFor('card', cardId));

/** A number that somebody has typed in, as the parameter of `number_digest = ANY($1::text[])`. */
export const numberDigests = (vault: Vault, cardNo: string) => `{${vault.digests(cardNo).join(',')}}`;
