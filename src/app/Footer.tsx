import type { ReactNode } from 'react';
import { usePortal } from '../api/PortalContext.tsx';
import { useSiteNames } from '../i18n/SiteContext.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';
import { frameStyles } from './shellStyles.ts';

const FIRST_YEAR = 2012;

/** Licence, company and years (R-FTR-08, R-FTR-09, R-FTR-11); the year is that of the named clock. */
export function Footer(): ReactNode {
  const { clock } = usePortal();
  const named = useSiteNames();
  const texts = useTexts();
  const facts = {
    company: named('company_name'),
    licence: named('licence'),
    first: FIRST_YEAR,
    year: clock.now().slice(0, 4),
  };
  return (
    <footer className={frameStyles().footer}>
      <p>{texts.text('app', 'footer', facts)}</p>
    </footer>
  );
}
