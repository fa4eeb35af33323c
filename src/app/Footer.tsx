import type { ReactNode } from 'react';
import { Link } from '../i18n/Link.tsx';
import { usePortal } from '../api/PortalContext.tsx';
import { useImprint, useIsOpen, useSite, useSiteNames } from '../i18n/SiteContext.tsx';
import { useTexts, useWords } from '../i18n/TextsContext.tsx';
import { dialled, hotlinesOf } from '../pages/contact/hotlines.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { documents } from './documents.ts';
import { footerStyles } from './footerStyles.ts';

const FIRST_YEAR = 2012;

interface FooterProps {
  /** From edge to edge, below a side menu. */
  readonly wide?: boolean;
}

/** The six documents, whom to call, licence, company and years (R-FTR-01 to R-FTR-11); the year is that of the named clock. */
export function Footer({ wide = false }: FooterProps): ReactNode {
  const classes = footerStyles({ wide: wide && 'yes' });
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <Documents />
        <Help />
        <Imprint />
      </div>
    </footer>
  );
}

/** In a tab of their own: who reads them is often in the middle of something. */
function Documents(): ReactNode {
  const t = useWords('app');
  const isOpen = useIsOpen();
  const shown = documents.filter(({ routes: [route = '/'] }) => isOpen(route));
  const classes = footerStyles();
  if (shown.length === 0) return null;
  return (
    <nav className={classes.links} aria-label={t('footerLinks.label')}>
      <ul className={classes.list}>
        {shown.map(({ type, routes: [route = '/'] }) => (
          <li key={type}>
            <Link to={route} target="_blank" className={classes.link}>
              {t(`footerLinks.documents.${type}`)}
              <VisuallyHidden>{t('footerLinks.newTab')}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Help(): ReactNode {
  const t = useWords('app');
  const isOpen = useIsOpen();
  const lostCard = hotlinesOf(useSite()).find(({ id }) => id === 'lostCard');
  const classes = footerStyles();
  return (
    <ul className={classes.list}>
      {HELP.map(
        ({ to, label }) =>
          isOpen(to) && (
            <li key={to}>
              <Link to={to} className={classes.link}>
                {t(label)}
              </Link>
            </li>
          ),
      )}
      {lostCard && (
        <li>
          <a href={dialled(lostCard.number)} className={classes.link}>
            {t('footerLinks.lostCard', { number: lostCard.number })}
          </a>
        </li>
      )}
    </ul>
  );
}

const HELP = [
  { to: '/contactUs', label: 'header.contactUs' },
  { to: '/addc', label: 'footerLinks.antiScam' },
];

function Imprint(): ReactNode {
  const licence = useImprint();
  const { clock } = usePortal();
  const named = useSiteNames();
  const texts = useTexts();
  const facts = {
    company: named('company_name'),
    licence,
    first: FIRST_YEAR,
    year: clock.now().slice(0, 4),
  };
  return <p className={footerStyles().imprint}>{texts.text('app', 'footer', facts)}</p>;
}
