import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '../i18n/Link.tsx';
import { useIsOpen } from '../i18n/SiteContext.tsx';
import { useSession } from '../api/PortalContext.tsx';
import { useTexts, useWords } from '../i18n/TextsContext.tsx';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HeaderGroup, type HeaderLink } from './HeaderGroup.tsx';
import { MAIN_ID } from './mainId.ts';
import { PageBanner } from './PageBanner.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { frameStyles, headerStyles } from './shellStyles.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';
import { useMobileSite } from './useMobileSite.ts';

/** Header, banner, page and footer of what anyone may see (R-PUB-06). */
export function PublicLayout(): ReactNode {
  const t = useWords('app');
  const menu = useHeaderMenu();
  const frame = frameStyles();
  return (
    <div className={frame.root}>
      <SkipLink to={MAIN_ID}>{t('skip')}</SkipLink>
      <Header homeTo="/" menu={menu} nav="long">
        <PublicLinks id={menu.controls} open={menu.open} />
      </Header>
      <PageBanner />
      <main id={MAIN_ID} tabIndex={-1} className={frame.main}>
        <PageBoundary framed>
          <Outlet />
        </PageBoundary>
      </main>
      <Footer />
    </div>
  );
}

interface Item {
  readonly name: string;
  readonly to: string;
}

/** The header's items in order (R-HDR-01 to R-HDR-14): the buttons to sign in and to register stand on Home, and a link to sign in
 * everywhere (AMB-78); a member has a way back to the account instead. */
function PublicLinks({ id, open }: { readonly id: string; readonly open: boolean }): ReactNode {
  const t = useWords('app');
  const { token } = useSession();
  const { pathname } = useLocation();
  const help = useHelpLinks();
  const isOpen = useIsOpen();
  const classes = headerStyles({ open: open && 'yes', nav: 'long' });
  const link = ({ to, name }: Item): ReactNode =>
    isOpen(to) && (
      <li key={to}>
        <Link to={to} className={classes.link} aria-current={to === pathname ? 'page' : undefined}>
          {t(`header.${name}`)}
        </Link>
      </li>
    );
  const group = (name: string, links: readonly HeaderLink[]): ReactNode => {
    const shown = links.filter(({ to }) => isOpen(to));
    return (
      shown.length > 0 && (
        <li>
          <HeaderGroup label={t(`header.${name}`)} links={shown} />
        </li>
      )
    );
  };
  return (
    <nav id={id} className={classes.nav} aria-label={t('header.label')}>
      <ul className={classes.links}>
        {token === undefined && FIRST.map(link)}
        {link(LATEST)}
        {group('help', help)}
        {group(
          'focus',
          FOCUS.map(({ to, name }) => ({ to, label: t(`header.${name}`) })),
        )}
        {LAST.map(link)}
        {(token === undefined ? VISITOR : MEMBER).map(link)}
        {token === undefined && pathname === '/' && link(REGISTER)}
      </ul>
    </nav>
  );
}

/** The dormant page is one of the mobile site; without such a site it is left out (R-HDR-07, AMB-11). */
function useHelpLinks(): readonly HeaderLink[] {
  const t = useWords('app');
  const isEnglish = useTexts().locale() === 'en';
  const mobile = useMobileSite();
  return [
    { to: isEnglish ? '/guide-en' : '/guide', label: t('header.guide') },
    { to: '/helpCenter/v2/menu1', label: t('header.questions') },
    ...(mobile === undefined ? [] : [{ to: `${mobile}dormant`, label: t('header.dormant') }]),
  ];
}

const FIRST: readonly Item[] = [
  { to: '/', name: 'home' },
  { to: '/apply', name: 'getCard' },
];
const LATEST: Item = { to: '/announcements/index', name: 'latest' };
const FOCUS: readonly Item[] = [
  { to: '/introduction', name: 'introduction' },
  { to: '/partner', name: 'partner' },
];
const LAST: readonly Item[] = [
  { to: '/contactUs', name: 'contactUs' },
  { to: '/addc', name: 'antiScam' },
];
const VISITOR: readonly Item[] = [{ to: '/login', name: 'signIn' }];
const REGISTER: Item = { to: '/register', name: 'register' };
const MEMBER: readonly Item[] = [{ to: '/dashboard', name: 'myAccount' }];
