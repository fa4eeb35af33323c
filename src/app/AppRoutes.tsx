import type { ComponentProps, ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../api/PortalContext.tsx';
import { useClosed, useSite } from '../i18n/SiteContext.tsx';
import type { FlowRoute } from './flowRoute.ts';
import { articles, helpMenu, type ArticlePlace } from './articles.ts';
import { documents, type DocumentPlace } from './documents.ts';
import { refusalsOf } from '../pages/errors/refusals.ts';
import { recordKinds } from '../pages/history/recordKinds.ts';
import { LateWizardPage } from './LateWizardPage.ts';
import { lazyPage } from './lazyPage.tsx';
import { NotFound } from './NotFound.tsx';
import { MemberLayout } from './MemberLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { routesAt } from './routesAt.ts';
import { shortForms } from './shortForms.ts';

const HomePage = lazyPage(async () => (await import('../pages/home/HomePage.tsx')).HomePage);
const AntiScamPage = lazyPage(async () => (await import('../pages/antiScam/AntiScamPage.tsx')).AntiScamPage);
const ContactPage = lazyPage(async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage);
const DashboardPage = lazyPage(async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage);
const CardsPage = lazyPage(async () => (await import('../pages/cards/CardsPage.tsx')).CardsPage);
const CardDetailPage = lazyPage(async () => (await import('../pages/cards/CardDetailPage.tsx')).CardDetailPage);
const AccountsPage = lazyPage(async () => (await import('../pages/accounts/AccountsPage.tsx')).AccountsPage);
const LimitsPage = lazyPage(async () => (await import('../pages/accounts/LimitsPage.tsx')).LimitsPage);
const StatementsPage = lazyPage(async () => (await import('../pages/accounts/StatementsPage.tsx')).StatementsPage);
const HistoryPage = lazyPage(async () => (await import('../pages/history/HistoryPage.tsx')).HistoryPage);
const WaysPage = lazyPage(async () => (await import('../pages/ways/WaysPage.tsx')).WaysPage);
const SettingsPage = lazyPage(async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage);
const RefusalPage = lazyPage(async () => (await import('../pages/errors/RefusalPage.tsx')).RefusalPage);
const ArticlePage = lazyPage(async () => (await import('../pages/article/ArticlePage.tsx')).ArticlePage);
const AnnouncementsPage = lazyPage(
  async () => (await import('../pages/announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
);
const AnnouncementPage = lazyPage(
  async () => (await import('../pages/announcements/AnnouncementsPage.tsx')).AnnouncementPage,
);
const DocumentPage = lazyPage(async () => (await import('../pages/document/DocumentPage.tsx')).DocumentPage);

const TOPUPS = '/dashboard/topup';
const TRANSFERS = '/dashboard/transfer';
const SETTINGS = '/userSettings';
const CARDS = '/cards';
const HISTORY = '/history';
const ACCOUNTS = '/account';

/** Pages by address. Wizards are routed by their own files: a new flow needs nothing here. */
export function AppRoutes({ routes: all }: { readonly routes: readonly FlowRoute[] }): ReactNode {
  const location = useLocation();
  const closed = useClosed();
  const routes = routesAt(
    all.filter(({ route }) => !closed.includes(route)),
    location,
  );
  const ofMembers = routes.filter((route) => route.require.includes('member'));
  const open = routes.filter((route) => !route.require.includes('member'));
  const ofAnyone = open.filter((route) => !isBelow(CARDS)(route));
  const ofEither = open.filter(isBelow(CARDS));
  const ofCards = [...ofMembers, ...ofEither].filter(isBelow(CARDS));
  return (
    <Routes>
      {closed.map((path) => (
        <Route key={path} path={path} element={<NotFound />} />
      ))}
      <Route element={<PublicLayout />}>
        <Route path="/" element={<Home />} />
        <Route path="/contactUs" element={<ContactPage />} />
        <Route path="/addc" element={<AntiScamPage />} />
        <Route path="/announcements/index" element={<AnnouncementsPage />} />
        <Route path="/announcements/detail" element={<AnnouncementPage />} />
        {documents.flatMap(documentRoutes)}
        {articles.flatMap(articleRoutes)}
        {ofAnyone.map(wizardRoute)}
      </Route>
      <Route element={<MemberLayout flowAt={(pathname) => flowAt(ofMembers, pathname)} />}>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path={TOPUPS} element={<WaysPage to="topup" ways={ofMembers.filter(isBelow(TOPUPS))} />} />
        <Route path={TRANSFERS} element={<WaysPage to="transfer" ways={ofMembers.filter(isBelow(TRANSFERS))} />} />
        <Route
          path={CARDS}
          element={<CardsPage wizards={ofCards} gifts={ofAnyone.filter(isAtOrBelow('/giftcard'))} />}
        />
        <Route path="/cards/detail" element={<CardDetailPage wizards={ofCards} />} />
        <Route path={ACCOUNTS} element={<AccountsPage wizards={ofMembers.filter(isBelow(ACCOUNTS))} />} />
        <Route path="/account/limit" element={<LimitsPage />} />
        <Route path="/account/monthlyBill" element={<StatementsPage />} />
        <Route path={HISTORY} element={<HistoryPage />}>
          {[...recordKinds, 'detail'].map((path) => (
            <Route key={path} path={path} element={null} />
          ))}
        </Route>
        <Route path={SETTINGS} element={<SettingsPage settings={ofMembers.filter(isBelow(SETTINGS))} />} />
        {refusalsOf(useSite()).map(({ page, reason }) => (
          <Route key={page} path={page} element={<RefusalPage reason={reason} />} />
        ))}
        {ofMembers.map(wizardRoute)}
      </Route>
      <Route element={<EitherLayout flowAt={(pathname) => flowAt(ofEither, pathname)} />}>
        {ofEither.map(wizardRoute)}
      </Route>
      {shortForms.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to + location.search} replace state={location.state} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** A document has an address of its own, others by which it is known, and some of its English text (R-PUB-47 to R-PUB-61). */
function documentRoutes({ type, routes, english = [], editions = [] }: DocumentPlace): readonly ReactNode[] {
  return textRoutes(routes, english, (path, inEnglish) => (
    <DocumentPage key={path} type={type} inEnglish={inEnglish} editions={editions} route={path} />
  ));
}

/** A text with its addresses, and some of its English one; those of the help centre share the page, so that its menu stays while the
 * text changes (R-PUB-23 to R-PUB-46, AMB-70). */
function articleRoutes({ id, routes, english = [], help }: ArticlePlace): readonly ReactNode[] {
  const menu = help === undefined ? [] : helpMenu;
  const key = help === undefined ? id : 'help';
  return textRoutes(routes, english, (_path, inEnglish) => (
    <ArticlePage key={key} id={id} inEnglish={inEnglish} menu={menu} />
  ));
}

/** The addresses of a text in the language that is chosen, and those of its English one. */
function textRoutes(
  routes: readonly string[],
  english: readonly string[],
  pageAt: (path: string, inEnglish: boolean) => ReactNode,
): readonly ReactNode[] {
  const at = (path: string, inEnglish: boolean): ReactNode => (
    <Route key={path} path={path} element={pageAt(path, inEnglish)} />
  );
  return [...routes.map((path) => at(path, false)), ...english.map((path) => at(path, true))];
}

/** The page has the flow as its key: from step to step, at whatever address, it is the same wizard. */
function wizardRoute({ route, flow, query, paths }: FlowRoute): ReactNode {
  return [route, ...paths].map((path) => (
    <Route key={path} path={path} element={<LateWizardPage key={flow} flow={flow} entry={route} query={query} />} />
  ));
}

function flowAt(routes: readonly FlowRoute[], pathname: string): string | undefined {
  return routes.find(({ route, paths }) => [route, ...paths].includes(pathname))?.flow;
}

function isBelow(page: string): (route: Pick<FlowRoute, 'route'>) => boolean {
  return ({ route }) => route.startsWith(`${page}/`);
}

function isAtOrBelow(page: string): ReturnType<typeof isBelow> {
  return (route) => route.route === page || isBelow(page)(route);
}

/** What visitors may do too stands in the member area for those who are signed in. */
function EitherLayout(props: ComponentProps<typeof MemberLayout>): ReactNode {
  const { token } = useSession();
  return token === undefined ? <PublicLayout /> : <MemberLayout {...props} />;
}

/** A signed-in member who opens Home is taken to the dashboard (R-PUB-04). */
function Home(): ReactNode {
  const { token } = useSession();
  return token === undefined ? <HomePage /> : <Navigate to="/dashboard" replace />;
}
