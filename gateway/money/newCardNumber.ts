import { randomInt } from 'node:crypto';
import type { Transaction } from '../db/transaction.ts';
import { keepNumber, newCardId, numberDigests, type KeptNumber } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';
import type { CardOrgan } from './wallet.ts';

/** First digits of card numbers, by organisation. */
const PREFIX: { readonly [organ in CardOrgan]: string } = {
  Visa: '400001',
  UnionPay: '620001',
  Mastercard: '510001',
};

/** A card number of an organisation that no card has. Random, so that none gives away how many there are. */
export async function newCardNumber(tx: Transaction, vault: Vault, organ: CardOrgan): Promise<KeptNumber> {
  for (;;) {
    const cardNo = `${PREFIX[organ]}${digits(10)}`;
    const taken = await tx.query('SELECT 1 FROM cards WHERE number_digest = ANY($1::text[])', [
      numberDigests(vault, cardNo),
    ]);
    if (taken.length === 0) return keepNumber(vault, newCardId(), cardNo);
  }
}

/** That many random digits. */
export const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
