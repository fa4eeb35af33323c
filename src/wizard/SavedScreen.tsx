import type { ReactNode } from 'react';
import { Link } from '../i18n/Link.tsx';
import { useSession } from '../api/PortalContext.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Button, buttonClass } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { wizardStyles } from './wizardStyles.ts';

/** After "save and exit": what is kept, and the ways on. */
export function SavedScreen({ title, onResume }: { readonly title: string; readonly onResume: () => void }): ReactNode {
  const texts = useTexts();
  const { token } = useSession();
  const t = (key: string): string => texts.text('app', key);
  usePageTitle(`${t('wizard.saved.title')} · ${title}`);
  const classes = wizardStyles();
  return (
    <Card>
      <div className={classes.panel}>
        <PanelHeading>{t('wizard.saved.title')}</PanelHeading>
        <p>{t('wizard.saved.body')}</p>
        <div className={classes.actions}>
          <Link className={buttonClass('primary')} to={token === undefined ? '/' : '/dashboard'}>
            {t(token === undefined ? 'wizard.saved.toHome' : 'wizard.saved.toDashboard')}
          </Link>
          <Button onClick={onResume}>{t('wizard.saved.resume')}</Button>
        </div>
      </div>
    </Card>
  );
}
