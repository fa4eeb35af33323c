import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import { WIZARD_NAMES } from '../../domain/pageName.ts';
import { useSite } from '../../i18n/SiteContext.tsx';
import { useLoadedWords, useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageIcon } from '../ActionList.tsx';
import { inOrder } from '../inOrder.ts';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { waysStyles } from './waysStyles.ts';

export interface Way {
  readonly route: string;
  readonly flow: string;
}

interface WaysPageProps {
  /** What there are ways to do; the page is worded at it. */
  readonly to: 'topup' | 'transfer';
  readonly ways: readonly Way[];
}

/** The ways to do one thing: one for each wizard that begins below this page (R-MEM-03, R-MEM-05). */
export function WaysPage({ to, ways }: WaysPageProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const texts = useTexts();
  const site = useSite();
  const { ready } = useLoadedWords([WIZARD_NAMES]);
  const classes = pageStyles();
  const styles = waysStyles();
  return (
    <div className={classes.root}>
      <PageHeading>{t(`${to}.title`)}</PageHeading>
      <p className={classes.lead}>{t(`${to}.lead`)}</p>
      {ready ? (
        <ul className={styles.list}>
          {inOrder(ways, site).map(({ route, flow }) => (
            <li key={route} className={styles.way}>
              <Card>
                <h2 className={styles.name}>
                  <PageIcon to={route} />
                  <Link to={route} className={styles.link}>
                    {texts.text(flow, 'flow.title')}
                  </Link>
                </h2>
                {texts.has(flow, 'flow.intro') && <p>{texts.text(flow, 'flow.intro')}</p>}
              </Card>
            </li>
          ))}
        </ul>
      ) : (
        <Waiting label={app('loading')} stillLabel={app('stillLoading')} />
      )}
    </div>
  );
}
