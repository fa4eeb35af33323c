import type { Visitor } from './visitor.ts';

/** What somebody reads off a sample card and the letter that came with it. */
export interface CardInHand {
  readonly card_no: string;
  /** MMYY */
  readonly expiry_date: string;
  readonly cvc2: string;
  /** Only of a card that waits for activation. */
  readonly activation_code?: string;
}

export async function cardInHand({ demonstration }: Visitor, cardNo: string): Promise<CardInHand> {
  const reply = await fetch(`${demonstration.origin}/sandbox/cards`);
  const { cards } = (await reply.json()) as { readonly cards: readonly CardInHand[] };
  const card = cards.find(({ card_no: number }) => number === cardNo);
  if (!card) throw new Error(`There is no sample card ${cardNo}.`);
  return card;
}
