import type { ReactNode } from 'react';
import { OfflineAdvice } from '../i18n/OfflineAdvice.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { useLostFocus } from '../ui/useLostFocus.ts';

interface PageFailureProps {
  /** Of the button. */
  readonly label: string;
  readonly onRetry: () => void;
}

/** What is said in the place of a page that cannot be shown; it names the page in the tab. */
export function PageFailure({ label, onRetry }: PageFailureProps): ReactNode {
  const t = useWords('app');
  const title = t('pageFailed.title');
  const heading = useLostFocus<HTMLHeadingElement>();
  usePageTitle(title);
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{t('pageFailed.body')}</p>
      <OfflineAdvice />
      <Button look="primary" onClick={onRetry}>
        {label}
      </Button>
    </>
  );
}
