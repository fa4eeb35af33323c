import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import type { OperationDefinition } from '../../../gateway/call/operation.ts';
import { instant } from '../../../gateway/clock/instant.ts';
import type { Content } from '../../../gateway/content/content.ts';
import { loadContent } from '../../../gateway/content/loadContent.ts';
import { PORTAL_BASE } from '../../../gateway/shared/portalBase.ts';
import { announceQuery } from '../../../gateway/operations/announce/announceQuery.ts';
import { contentAppAdvQuery } from '../../../gateway/operations/content/contentAppAdvQuery.ts';
import { contentAppDownClause } from '../../../gateway/operations/content/contentAppDownClause.ts';
import * as asked from '../../../src/api/operations.gen.ts';
import type { prerenderPage, PrerenderOptions } from '../../../src/app/prerenderPage.tsx';
import { portal } from '../../../src/compile/portal.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { siteVariant, variantsOf } from '../../../src/domain/siteVariant.ts';
import { LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import type { ConstantFile } from '../../../src/rules/constants.ts';
import { root } from '../../lib/requireNode.js';
import { inForceAt, type InForce } from './inForce.ts';
import { publicPages, type PublicPage } from './publicPages.ts';

/** The public pages of a variant of the site in every language, as the process that builds takes them. */
export interface PrintedPages {
  readonly inForce: InForce;
  readonly site: JsonObject;
  readonly pages: readonly (PublicPage & { readonly locale: Locale; readonly markup: string })[];
}

const OPERATIONS: { readonly [path: string]: OperationDefinition } = {
  [asked.announceQuery.path]: announceQuery,
  [asked.contentAppAdvQuery.path]: contentAppAdvQuery,
  [asked.contentAppDownClause.path]: contentAppDownClause,
};

const EVERY_PAGE = ['app', 'pages', 'articles'];

const variants = variantsOf(loadContent().site).map((variant) => loadContent(variant));
const now = instant(Date.now());
const server = await createServer({
  configFile: false,
  root,
  base: PORTAL_BASE,
  mode: 'production',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  define: { 'import.meta.env.VITE_SANDBOX': '""' },
  // The page has the style sheet of the build.
  resolve: { alias: [{ find: /^.*\/LiveStyles\.tsx$/, replacement: `${root}/src/ui/system/BuiltStyles.tsx` }] },
  plugins: [portal()],
});

/** What the gateway answers to a read, by the operation's own code. */
async function answer(content: Content, path: string, request: JsonObject): Promise<JsonObject> {
  const operation = OPERATIONS[path];
  if (!operation) throw new Error(`${path} is no read of a public page: name its operation in printPages.ts.`);
  const fail = (code: string): never => {
    throw new Error(`${path} answers ${code}.`);
  };
  return (await operation.handle({ request, services: { content }, now, fail } as never)) as JsonObject;
}

/** Days on which a constant has another value. */
function daysOfConstants(): readonly string[] {
  const folder = `${root}/content/constants`;
  const files = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as ConstantFile,
  );
  return files.flatMap(({ constants }) => constants.flatMap(({ rows }) => rows.map((row) => row.effectiveFrom)));
}

/** Renders a page until nothing is asked that is not known. */
async function markupOf(
  render: typeof prerenderPage,
  content: Content,
  options: Omit<PrerenderOptions, 'known'>,
): Promise<string> {
  const replies = new Map<string, JsonObject>();
  for (;;) {
    const wanted = new Map<string, () => Promise<JsonObject>>();
    const known = (path: string, input: JsonObject): JsonObject | undefined => {
      const key = path + JSON.stringify(input);
      if (!replies.has(key) && OPERATIONS[path]) wanted.set(key, () => answer(content, path, input));
      return replies.get(key);
    };
    const markup = await render({ ...options, known });
    if (wanted.size === 0) return markup;
    for (const [key, ask] of wanted) replies.set(key, await ask());
  }
}

try {
  const { prerenderPage: render } = (await server.ssrLoadModule('/src/app/prerenderPage.tsx')) as {
    prerenderPage: typeof prerenderPage;
  };
  const { site: built } = (await server.ssrLoadModule('virtual:content')) as { site: JsonObject };
  const printed: Record<string, PrintedPages> = {};
  for (const content of variants) {
    const decided = siteVariant(content.site);
    const site = { ...built, ...decided };
    const { announcements } = content.documents;
    const published = announcements.filter((one) => Date.parse(one.publish_time) <= Date.parse(now));
    const all = publicPages(published.map(({ announce_id: id }) => id));
    const pages: PrintedPages['pages'][number][] = [];
    for (const page of all.filter(({ address }) => !decided.closed.includes(address)))
      for (const locale of LOCALES) {
        const words = [...EVERY_PAGE, ...page.words];
        const markup = await markupOf(render, content, { address: page.address, locale, site, now, words });
        pages.push({ ...page, locale, markup });
      }
    // The footer says the year.
    const newYear = `${Number(now.slice(0, 4)) + 1}-01-01`;
    const changes = [...daysOfConstants(), ...announcements.map(({ publish_time: at }) => at), newYear];
    printed[decided.variant] = { inForce: inForceAt(now, changes), site, pages };
  }
  process.stdout.write(JSON.stringify(printed));
} finally {
  await server.close();
}
