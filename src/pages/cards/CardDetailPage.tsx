import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Link } from '../../i18n/Link.tsx';
import type { replies } from '../../api/gateway.gen.ts';
import { cardDetail } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import { WIZARD_NAMES } from '../../domain/pageName.ts';
import { useLoadedWords, useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button, buttonClass } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { SummaryList, type SummaryItem } from '../../ui/SummaryList/SummaryList.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { useRead } from '../useRead.ts';
import { CardFace } from './CardFace.tsx';
import { CardActions } from './CardPart.tsx';
import { cardsStyles } from './cardsStyles.ts';
import type { CardWizard } from './memberCard.ts';

type Detail = replies['cardDetail'];

interface CardDetailPageProps {
  /** Those that begin below the page of cards. */
  readonly wizards: readonly CardWizard[];
}

/** One card with all that is known of it, and its settings: what it may spend, and what can be done with it (R-MEM-38, R-FLOW-22,
 * R-ENT-29 to R-ENT-41). */
export function CardDetailPage({ wizards }: CardDetailPageProps): ReactNode {
  const t = useWords('pages');
  const cardId = new URLSearchParams(useLocation().search).get('card_id');
  return cardId === null ? (
    <Navigate to="/cards" replace />
  ) : (
    <div className={pageStyles().root}>
      <div>
        <Link to="/cards" className={buttonClass('link')}>
          {t('cards.detail.back')}
        </Link>
      </div>
      <PageHeading>{t('cards.detail.title')}</PageHeading>
      <Facts cardId={cardId} wizards={wizards} />
    </div>
  );
}

function Facts({ cardId, wizards }: CardDetailPageProps & { readonly cardId: string }): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const { ready } = useLoadedWords([WIZARD_NAMES]);
  const read = useRead(cardDetail, { card_id: cardId }, useMember());
  if (read.status === 'failed')
    return (
      <Alert tone="error" title={t('cards.detail.failed')} announce>
        <Button onClick={read.retry}>{app('tryAgain')}</Button>
      </Alert>
    );
  if (read.status === 'loading' || !ready) return <Waiting label={app('loading')} stillLabel={app('stillLoading')} />;
  const { card } = read.data;
  const styles = cardsStyles();
  return (
    <>
      <Card>
        <div className={styles.card}>
          <CardFace card={card} />
          <div className={styles.facts}>
            <SummaryList changeLabel="" items={factsOf(read.data, t)} />
          </div>
        </div>
      </Card>
      <section className={styles.settings}>
        <Heading level={2}>{t('cards.detail.settings')}</Heading>
        <Card>
          <SummaryList changeLabel="" items={settingsOf(read.data, t)} />
          <CardActions
            card={card}
            name={`${t(`cardOrgan.${card.card_organ}`)} ${card.card_no_mask}`}
            wizards={wizards}
          />
        </Card>
      </section>
    </>
  );
}

type Rows = readonly (readonly [name: string, value: string | undefined])[];

/** Of which types it is (R-ENT-39), who holds it, since when and until when. */
function factsOf(detail: Detail, t: ReturnType<typeof useWords>): readonly SummaryItem[] {
  const { print_progress: progress, activated_at: activated, doc_no_mask: document } = detail;
  const rows: Rows = [
    ['kinds', detail.card.card_kinds.map((kind) => t(`cardKind.${kind}`)).join(t('listComma'))],
    ['holder', detail.holder_name],
    ['document', document],
    ['account', detail.account_no_mask],
    ['mobile', detail.mob_no_mask],
    ['progress', progress && t(`printStep.${progress}`)],
    ['issued', t('date', { value: detail.issued_at })],
    ['activated', activated && t('date', { value: activated })],
    ['renewFrom', t('date', { value: detail.renew_from })],
  ];
  return itemsOf(rows, t);
}

/** What it may spend, and what else can pay with it. */
function settingsOf({ limits, wallets }: Detail, t: ReturnType<typeof useWords>): readonly SummaryItem[] {
  const rows: Rows = [
    ['single', t('money', { value: limits.single })],
    ['daily', t('money', { value: limits.daily })],
    ['wallets', wallets.map((wallet) => t(`wallet.${wallet}`)).join(t('listComma'))],
  ];
  return itemsOf(rows, t);
}

function itemsOf(rows: Rows, t: ReturnType<typeof useWords>): readonly SummaryItem[] {
  return rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [{ name, label: t(`cards.detail.rows.${name}`), value }],
  );
}
