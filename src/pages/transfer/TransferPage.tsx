import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLoadedWords, useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { transferStyles } from './transferStyles.ts';

export interface TransferKind {
  readonly route: string;
  readonly flow: string;
}

/** The kinds of transfer this portal has: one for each wizard that begins below this page (R-MEM-05). */
export function TransferPage({ kinds }: { readonly kinds: readonly TransferKind[] }): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const texts = useTexts();
  const { ready } = useLoadedWords(kinds.map((kind) => kind.flow));
  const classes = pageStyles();
  const styles = transferStyles();
  return (
    <div className={classes.root}>
      <PageHeading>{t('transfer.title')}</PageHeading>
      <p className={classes.lead}>{t('transfer.lead')}</p>
      {ready ? (
        <ul className={styles.list}>
          {kinds.map((kind) => (
            <li key={kind.route} className={styles.kind}>
              <Card>
                <h2 className={styles.name}>
                  <Link to={kind.route} className={styles.link}>
                    {texts.text(kind.flow, 'flow.title')}
                  </Link>
                </h2>
                {texts.has(kind.flow, 'flow.summary') && <p>{texts.text(kind.flow, 'flow.summary')}</p>}
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
