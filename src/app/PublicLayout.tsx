import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useSession } from '../api/PortalContext.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID } from './mainId.ts';
import { frameStyles, headerStyles } from './shellStyles.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';

/** Header, page and footer of what anyone may see (R-PUB-06). */
export function PublicLayout(): ReactNode {
  const t = useWords('app');
  const menu = useHeaderMenu();
  const frame = frameStyles();
  return (
    <div className={frame.root}>
      <SkipLink to={MAIN_ID}>{t('skip')}</SkipLink>
      <Header homeTo="/" menu={menu}>
        <PublicLinks id={menu.controls} open={menu.open} />
      </Header>
      <main id={MAIN_ID} tabIndex={-1} className={frame.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function PublicLinks({ id, open }: { readonly id: string; readonly open: boolean }): ReactNode {
  const t = useWords('app');
  const { token } = useSession();
  const classes = headerStyles({ open: open && 'yes' });
  return (
    <nav id={id} className={classes.nav} aria-label={t('header.label')}>
      <ul className={classes.links}>
        {(token === undefined ? VISITOR_LINKS : MEMBER_LINKS).map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {t(`header.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CONTACT = { to: '/contactUs', name: 'contactUs' };

const VISITOR_LINKS = [
  { to: '/', name: 'home' },
  { to: '/apply', name: 'getCard' },
  CONTACT,
  { to: '/login', name: 'signIn' },
  { to: '/register', name: 'register' },
];

const MEMBER_LINKS = [CONTACT, { to: '/dashboard', name: 'myAccount' }];
