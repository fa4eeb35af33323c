import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/TextsContext.tsx';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';

interface NotYetPageProps {
  /** Key of the page's name in the words. */
  readonly name: string;
  readonly backTo: string;
}

/** A page of the product that this version does not have: it says so, and what to do instead. */
export function NotYetPage({ name, backTo }: NotYetPageProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const classes = pageStyles();
  return (
    <div className={classes.root}>
      <PageHeading>{app(name)}</PageHeading>
      <p className={classes.lead}>{t('notYet.body')}</p>
      <div className={classes.actions}>
        <Link to={backTo} className={buttonClass('primary')}>
          {t(backTo === '/' ? 'notYet.toHome' : 'notYet.toDashboard')}
        </Link>
      </div>
    </div>
  );
}
