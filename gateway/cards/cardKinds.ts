import type { CardType } from '../money/wallet.ts';

/** The seven types of section 3 (R-ENT-39). */
export type CardKind =
  'personal' | 'gift' | 'virtual' | 'business' | 'physicalMagneticStripe' | 'physicalChip' | 'contactless';

export interface CardMake {
  readonly cardType: CardType;
  readonly heldBy: 'personal' | 'business';
  readonly hasChip: boolean;
  /** A phone or watch pays with it. */
  readonly hasWallet: boolean;
}

/** Which of the seven types a card is. */
export function cardKinds({ cardType, heldBy, hasChip, hasWallet }: CardMake): CardKind[] {
  if (cardType === 'gift') return ['gift'];
  if (cardType === 'virtual') return [heldBy, 'virtual', ...(hasWallet ? (['contactless'] as const) : [])];
  return hasChip ? [heldBy, 'physicalChip', 'contactless'] : [heldBy, 'physicalMagneticStripe'];
}
