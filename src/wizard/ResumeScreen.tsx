import type { ReactNode } from 'react';
import { useTexts } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { wizardStyles } from './wizardStyles.ts';

interface ResumeScreenProps {
  readonly title: string;
  readonly savedAt: string | undefined;
  readonly onChoose: (choice: 'continue' | 'startOver') => void;
}

/** An unfinished record was found: continue or start over. */
export function ResumeScreen({ title, savedAt, onChoose }: ResumeScreenProps): ReactNode {
  const texts = useTexts();
  const t = (key: string, values?: object): string => texts.text('app', `wizard.resume.${key}`, values);
  usePageTitle(t('title'));
  const classes = wizardStyles();
  return (
    <Card>
      <div className={classes.panel}>
        <PanelHeading>{t('titleFor', { title })}</PanelHeading>
        <p>{t('body')}</p>
        {savedAt !== undefined && <p>{t('savedAt', { at: savedAt })}</p>}
        <div className={classes.actions}>
          <Button look="primary" onClick={() => onChoose('continue')}>
            {t('continue')}
          </Button>
          <Button onClick={() => onChoose('startOver')}>{t('startOver')}</Button>
        </div>
      </div>
    </Card>
  );
}
