import type { Demonstration } from './demonstration.ts';

/** What is printed on a card. */
export interface CardInHand {
  readonly card_no: string;
  readonly expiry_date: string;
  readonly cvc2: string;
  /** Only of a card that waits for activation. */
  readonly activation_code?: string;
}

/** Cards of the sample members, by what they are there to show. */
export const cardOf = {
  chan: '4000010000000011',
  /** One of three. */
  wong: '4000010000000029',
  lee: '4000010000000052',
  /** Has no login password. */
  cheung: '4000010000000102',
  gift: '4000090000000117',
  cancelled: '4000010000000128',
  /** Of an account without number, address and passwords. */
  bearer: '4000010000000136',
} as const;

/** As it stands on the card, in fours. */
export const printedNumber = (cardNo: string): string => cardNo.replaceAll(/\d{4}(?=\d)/g, '$& ');

/** Looks at a card as its owner does, or as whoever takes it from the shelf. */
export async function cardInHand({ origin }: Demonstration, cardNo: string): Promise<CardInHand> {
  const at = async (path: string) => {
    const response = await fetch(`${origin}/sandbox/${path}`, { headers: { accept: 'application/json' } });
    return ((await response.json()) as { cards: CardInHand[] }).cards;
  };
  const found = [...(await at('cards')), ...(await at('cardStock'))].find(({ card_no }) => card_no === cardNo);
  if (!found) throw new Error(`There is no card ${cardNo}.`);
  return found;
}
