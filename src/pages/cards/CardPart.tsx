import type { ReactNode } from 'react';
import { useIsOpen, useSite } from '../../i18n/SiteContext.tsx';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { ActionList } from '../ActionList.tsx';
import { inOrder } from '../inOrder.ts';
import { CardFace } from './CardFace.tsx';
import { actionsFor } from './cardActions.ts';
import { cardsStyles } from './cardsStyles.ts';
import type { CardWizard, MemberCard } from './memberCard.ts';

interface CardPartProps {
  readonly card: MemberCard;
  /** What the card is called on the page. */
  readonly name: string;
  readonly wizards: readonly CardWizard[];
  /** A page about this card alone. */
  readonly detail?: string;
}

/** Statuses that only customer service changes. */
const HELD: readonly string[] = ['paused', 'suspended', 'lockedActivation'];

/** A card and what can be done with it. */
export function CardPart(props: CardPartProps): ReactNode {
  return (
    <div className={cardsStyles().card}>
      <CardFace card={props.card} />
      <CardActions {...props} />
    </div>
  );
}

/** What can be done with a card; who can do nothing about its status is told who can, whose card waits for activation where that is. */
export function CardActions({ card, name, wizards, detail }: CardPartProps): ReactNode {
  const texts = useTexts();
  const t = useWords('pages');
  const site = useSite();
  const isOpen = useIsOpen();
  const links = [
    ...(detail === undefined ? [] : [{ to: detail, label: t('cards.detail.title') }]),
    ...inOrder(actionsFor(card, wizards), site).map(({ to, flow }) => ({ to, label: texts.text(flow, 'flow.title') })),
    ...(card.status === 'unactivated' ? [{ to: '/cards/activation', label: t('cards.activate') }] : []),
    ...(HELD.includes(card.status) ? [{ to: '/contactUs', label: t('cards.help') }] : []),
  ].filter(({ to }) => isOpen(to));
  if (links.length === 0) return null;
  return <ActionList label={name} actions={links} />;
}
