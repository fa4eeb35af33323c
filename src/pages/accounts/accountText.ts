import type { useWords } from '../../i18n/TextsContext.tsx';

interface NamedAccount {
  readonly currency: string;
  readonly card_organ: string;
  readonly card_no_mask: string;
}

/** What tells an account from a member's others: its currency, and the kind and end of its card.
 * @param t the words of `pages` */
export function accountText(
  t: ReturnType<typeof useWords>,
  { currency, card_organ, card_no_mask }: NamedAccount,
  key = 'dashboard.accountOption',
): string {
  return t(key, {
    currency: t(`dashboard.currency.${currency}`),
    organ: t(`cardOrgan.${card_organ}`),
    tail: card_no_mask.slice(-4),
  });
}
