import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageName } from '../../domain/pageName.ts';
import { useSite } from '../../i18n/SiteContext.tsx';
import { useLoadedWords, useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { inOrder } from '../inOrder.ts';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { settingsStyles } from './settingsStyles.ts';

export interface Setting {
  readonly route: string;
  readonly flow: string;
}

/** The settings this portal has: one for each wizard that begins below this page (R-MEM-24, R-FLOW-45). */
export function SettingsPage({ settings }: { readonly settings: readonly Setting[] }): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const texts = useTexts();
  const { ready } = useLoadedWords(settings.map(({ flow }) => pageName(flow)));
  const site = useSite();
  const classes = pageStyles();
  const styles = settingsStyles();
  return (
    <div className={classes.root}>
      <PageHeading>{app('menu.userSettings')}</PageHeading>
      <p className={classes.lead}>{t('settings.lead')}</p>
      {ready ? (
        <Card>
          <ul className={styles.list}>
            {inOrder(settings, site).map(({ route, flow }) => (
              <li key={route} className={styles.item}>
                <Link to={route} className={styles.link}>
                  {texts.text(flow, 'flow.title')}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <Waiting label={app('loading')} stillLabel={app('stillLoading')} />
      )}
    </div>
  );
}
