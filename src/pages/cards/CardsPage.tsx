import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cardList } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import { pageName } from '../../domain/pageName.ts';
import { useSite } from '../../i18n/SiteContext.tsx';
import { useLoadedWords, useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { inOrder } from '../inOrder.ts';
import { MoreWizards } from '../MoreWizards.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { useRead } from '../useRead.ts';
import { CardFace } from './CardFace.tsx';
import { actionsFor } from './cardActions.ts';
import { cardsStyles } from './cardsStyles.ts';
import type { CardWizard, MemberCard } from './memberCard.ts';

interface CardsPageProps {
  /** Those that begin below this page: those that take a card in their query stand at each card that they are for. */
  readonly wizards: readonly CardWizard[];
}

/** The member's cards, what can be done with each, and the ways to one more (R-MEM-37, R-ENT-29 to R-ENT-41). */
export function CardsPage({ wizards }: CardsPageProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const member = useMember();
  const { ready } = useLoadedWords(wizards.map(({ flow }) => pageName(flow)));
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
        <Cards cards={cards.data.list} wizards={wizards} />
      ) : (
        <Waiting label={app('loading')} stillLabel={app('stillLoading')} />
      )}
    </div>
  );
}

function Cards({ cards, wizards }: CardsPageProps & { readonly cards: readonly MemberCard[] }): ReactNode {
  const t = useWords('pages');
  const styles = cardsStyles();
  const ways = wizards.filter(({ query }) => query.length === 0);
  return (
    <>
      {cards.length === 0 && <p>{t('cards.none')}</p>}
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.card_id}>
            <OneCard card={card} wizards={wizards} />
          </li>
        ))}
      </ul>
      <MoreWizards title={t('cards.more')} wizards={ways} />
    </>
  );
}

function OneCard({ card, wizards }: CardsPageProps & { readonly card: MemberCard }): ReactNode {
  const texts = useTexts();
  const site = useSite();
  const styles = cardsStyles();
  const name = `${texts.text('pages', `cardOrgan.${card.card_organ}`)} ${card.card_no_mask}`;
  const actions = inOrder(actionsFor(card, wizards), site);
  return (
    <Card>
      <Heading level={2}>{name}</Heading>
      <div className={styles.card}>
        <CardFace card={card} />
        {actions.length > 0 && (
          <ul className={styles.actions} aria-label={name}>
            {actions.map(({ to, flow }) => (
              <li key={to}>
                <Link to={to} className={styles.action}>
                  {texts.text(flow, 'flow.title')}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
