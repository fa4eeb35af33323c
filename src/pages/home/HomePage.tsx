import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useProductName } from '../../i18n/SiteContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import { homeStyles } from './homeStyles.ts';

const FEATURES = ['cards', 'transfers', 'safety'];

/** What the product is and the way in (R-GEN-01, R-GEN-04, R-HDR-13, R-HDR-14). */
export function HomePage(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const product = useProductName();
  usePageTitle();
  const classes = homeStyles();
  return (
    <div className={classes.root}>
      <section className={classes.hero}>
        <div className={classes.pitch}>
          <h1 ref={useArrivalFocus()} tabIndex={-1} className={classes.title}>
            {t('home.title')}
          </h1>
          <p className={classes.lead}>{t('home.lead', { product })}</p>
          <div className={classes.actions}>
            <Link to="/login" className={buttonClass('primary')}>
              {app('header.signIn')}
            </Link>
            <Link to="/register" className={buttonClass('secondary')}>
              {app('header.register')}
            </Link>
          </div>
        </div>
        <CardPicture />
      </section>
      <ul className={classes.features}>
        {FEATURES.map((feature) => (
          <li key={feature}>
            <Card>
              <Heading level={2}>{t(`home.${feature}.title`)}</Heading>
              <p className={classes.text}>{t(`home.${feature}.body`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Three cards of one wallet; decoration. */
function CardPicture(): ReactNode {
  return (
    <svg viewBox="0 0 320 220" className={homeStyles().picture} aria-hidden="true">
      <rect x="60" y="14" width="220" height="138" rx="14" fill="#8FE5CE" />
      <rect x="42" y="40" width="236" height="148" rx="15" fill="#2E9C83" />
      <rect x="20" y="66" width="256" height="146" rx="16" fill="#07493E" />
      <rect x="42" y="94" width="40" height="30" rx="6" fill="#F2C063" />
      <path d="M42 109h40M62 94v30" stroke="#07493E" strokeWidth="2" />
      <path d="M42 160h34M88 160h34M134 160h34M180 160h34" stroke="#E3F2EE" strokeWidth="7" strokeLinecap="round" />
      <path d="M42 186h70" stroke="#8FE5CE" strokeWidth="6" strokeLinecap="round" />
      <circle cx="232" cy="186" r="13" fill="#F2C063" opacity="0.9" />
      <circle cx="250" cy="186" r="13" fill="#E3F2EE" opacity="0.75" />
    </svg>
  );
}
