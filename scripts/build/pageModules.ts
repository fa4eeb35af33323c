import articleFile from '../../content/articles/index.json' with { type: 'json' };
import documentFile from '../../content/documents/index.json' with { type: 'json' };
import pageFile from '../../content/pages.json' with { type: 'json' };
import { WIZARD_NAMES } from '../../src/domain/pageName.ts';

/** A page that is no wizard: where it stands, and the parts that it needs besides the portal itself. */
export interface PageModule {
  readonly route: string;
  /** The source file that is its lazy chunk (src/app/AppRoutes.tsx). */
  readonly module: string;
  /** Files of words. */
  readonly words: readonly string[];
}

/** The page that is at an address and at those below it, unless one of them has its own. */
const MODULES: { readonly [route: string]: string } = {
  '/': 'home/HomePage.tsx',
  '/contactUs': 'contact/ContactPage.tsx',
  '/addc': 'antiScam/AntiScamPage.tsx',
  '/announcements': 'announcements/AnnouncementsPage.tsx',
  '/dashboard': 'dashboard/DashboardPage.tsx',
  '/dashboard/transfer': 'ways/WaysPage.tsx',
  '/dashboard/topup': 'ways/WaysPage.tsx',
  '/userSettings': 'settings/SettingsPage.tsx',
  '/account': 'accounts/AccountsPage.tsx',
  '/account/limit': 'accounts/LimitsPage.tsx',
  '/account/monthlyBill': 'accounts/StatementsPage.tsx',
  '/cards': 'cards/CardsPage.tsx',
  '/cards/detail': 'cards/CardDetailPage.tsx',
  '/history': 'history/HistoryPage.tsx',
  '/error': 'errors/RefusalPage.tsx',
};

/** Pages that lead to wizards, and say what each is called. */
const OF_WIZARDS = new Set([
  'ways/WaysPage.tsx',
  'settings/SettingsPage.tsx',
  'accounts/AccountsPage.tsx',
  'cards/CardsPage.tsx',
  'cards/CardDetailPage.tsx',
]);

/** Every page of `content/` that is no wizard; a test holds them and the routes together. */
export function pageModules(): readonly PageModule[] {
  return [
    ...[...pageFile.pages, '/history/detail'].map((route) => pageAt(route, moduleAt(route))),
    ...articleFile.articles.flatMap(({ id, routes, english = [] }) =>
      [...routes, ...english].map((route) => pageAt(route, 'article/ArticlePage.tsx', [`article.${id}`])),
    ),
    ...documentFile.documents.flatMap(({ routes, english = [] }) =>
      [...routes, ...english].map((route) => pageAt(route, 'document/DocumentPage.tsx')),
    ),
  ];
}

function pageAt(route: string, module: string, words: readonly string[] = []): PageModule {
  const names = OF_WIZARDS.has(module) ? [WIZARD_NAMES] : [];
  return { route, module: `src/pages/${module}`, words: ['app', 'pages', ...names, ...words] };
}

/** @throws RangeError when the address has no page: it would be fetched in a row instead of at once */
function moduleAt(route: string): string {
  const above = route.slice(0, route.lastIndexOf('/'));
  const module = MODULES[route] ?? MODULES[above];
  if (module === undefined) throw new RangeError(`scripts/build/pageModules.ts has no module for ${route}.`);
  return module;
}
