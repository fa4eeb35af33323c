import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { CardChip } from './CardChip.tsx';
import type { MemberCard } from './memberCard.ts';
import { cardsStyles } from './cardsStyles.ts';

/** What is known of a card: all of it, or what its account says. */
type ShownCard = Pick<MemberCard, 'card_organ' | 'status' | 'balance' | 'card_no_mask'> &
  Partial<Pick<MemberCard, 'card_type' | 'valid_to' | 'suspended_until'>>;

/** A card as it looks in the hand, with what its account holds. The number is masked (R-ROLE-21). */
export function CardFace({ card }: { readonly card: ShownCard }): ReactNode {
  const texts = useTexts();
  const styles = cardsStyles();
  const t = (key: string, values?: object): string => texts.text('pages', key, values);
  return (
    <div className={styles.face} data-organ={card.card_organ} data-kind={card.card_type} data-status={card.status}>
      <div className={styles.row}>
        <span className={styles.kind}>
          {card.card_type === 'physical' && <CardChip />}
          {card.card_type && t(`cards.type.${card.card_type}`)}
        </span>
        <span className={styles.status}>{t(`cardStatus.${card.status}`)}</span>
      </div>
      {/* What its account holds belongs to the card that took its place. */}
      {card.status !== 'cancelled' && <div className={styles.balance}>{t('money', { value: card.balance })}</div>}
      <div className={styles.row}>
        <span>{card.card_no_mask}</span>
        <span className={styles.organ}>{t(`cardOrgan.${card.card_organ}`)}</span>
      </div>
      <div className={styles.small}>
        {card.suspended_until !== undefined
          ? t('cards.suspendedUntil', { value: card.suspended_until })
          : card.valid_to !== undefined && t('cards.validTo', { value: card.valid_to })}
      </div>
    </div>
  );
}
