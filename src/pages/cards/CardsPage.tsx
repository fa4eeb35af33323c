import type { ReactNode } from 'react';
import { cardList } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import { WIZARD_NAMES } from '../../domain/pageName.ts';
import { useSite } from '../../i18n/SiteContext.tsx';
import { useLoadedWords, useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { inOrder } from '../inOrder.ts';
import { MoreWizards } from '../MoreWizards.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { useRead } from '../useRead.ts';
import { CardOrders } from './CardOrders.tsx';
import { CardPart } from './CardPart.tsx';
import { cardsStyles } from './cardsStyles.ts';
import type { CardWizard, MemberCard } from './memberCard.ts';

interface CardsPageProps {
  /** Those that begin below this page: those that take a card in their query stand at each card that they are for. */
  readonly wizards: readonly CardWizard[];
  /** Cards to give away are no cards of the member, and are looked for here. */
  readonly gifts: readonly Pick<CardWizard, 'route' | 'flow'>[];
}

/** The member's cards, what can be done with each, and the ways to one more (R-MEM-37, R-ENT-29 to R-ENT-41). */
export function CardsPage({ wizards, gifts }: CardsPageProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const member = useMember();
  const { ready } = useLoadedWords([WIZARD_NAMES]);
  const cards = useRead(cardList, {}, member);
  const classes = pageStyles();
  return (
    <div className={classes.root}>
      <PageHeading>{app('menu.cards')}</PageHeading>
      {cards.status === 'failed' ? (
        <Alert tone="error" title={t('cards.failed')}>
          <Button onClick={cards.retry}>{app('tryAgain')}</Button>
        </Alert>
      ) : cards.status === 'ready' && ready ? (
        <Cards cards={cards.data.list} wizards={wizards} gifts={gifts} />
      ) : (
        <Waiting label={app('loading')} stillLabel={app('stillLoading')} />
      )}
    </div>
  );
}

function Cards({ cards, wizards, gifts }: CardsPageProps & { readonly cards: readonly MemberCard[] }): ReactNode {
  const t = useWords('pages');
  const styles = cardsStyles();
  const site = useSite();
  const ways = wizards.filter(({ query }) => query.length === 0);
  return (
    <>
      {cards.length === 0 && <EmptyState icon="credit-card">{t('cards.none')}</EmptyState>}
      <ul className={styles.list}>
        {inUseFirst(cards).map((card) => (
          <li key={card.card_id}>
            <OneCard card={card} wizards={wizards} />
          </li>
        ))}
      </ul>
      <MoreWizards title={t('cards.more')} wizards={inOrder(ways, site)} />
      <MoreWizards title={t('cards.gifts')} wizards={inOrder(gifts, site)} />
      <CardOrders />
    </>
  );
}

/** A cancelled card stays for its records, and stands in nobody's way. */
function inUseFirst(cards: readonly MemberCard[]): readonly MemberCard[] {
  const isOver = ({ status }: MemberCard): boolean => status === 'cancelled';
  return [...cards.filter((card) => !isOver(card)), ...cards.filter(isOver)];
}

function OneCard({ card, wizards }: Pick<CardsPageProps, 'wizards'> & { readonly card: MemberCard }): ReactNode {
  const t = useWords('pages');
  // A line ends before the number, not within it.
  const name = `${t(`cardOrgan.${card.card_organ}`)} ${card.card_no_mask.replaceAll(' ', '\u00A0')}`;
  const query = String(new URLSearchParams({ card_id: card.card_id }));
  return (
    <Card>
      <Heading level={2}>{name}</Heading>
      <CardPart card={card} name={name} wizards={wizards} detail={`/cards/detail?${query}`} />
    </Card>
  );
}
