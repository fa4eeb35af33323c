import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { JsonObject } from '../../src/domain/json.ts';
import { LANGUAGE_COOKIE } from '../../src/domain/languageCookie.ts';
import { siteVariant } from '../../src/domain/siteVariant.ts';
import type { Lang } from '../shared/lang.ts';
import { PORTAL_BASE } from '../shared/portalBase.ts';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';
import { escapedHtml } from './escapedHtml.ts';
import { namedPage } from './namedPage.ts';
import { pageLanguage } from './pageLanguage.ts';
import { prerenderedPages } from './prerenderedPages.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const CLOCK_PLACEHOLDER = '__CLOCK__';
const ORIGIN_PLACEHOLDER = '__ORIGIN__';
const SITE_PLACEHOLDER = '__SITE__';

/** Serves a request for the portal. `now` reads the named clock, with which the page begins before its first call. */
export type Portal = (request: Request, now?: () => Promise<string>) => Promise<Response | undefined>;

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);

/** What search engines read; in these the origin is written. */
const WITH_ORIGIN = new Set(['/robots.txt', `${PORTAL_BASE}robots.txt`, `${PORTAL_BASE}sitemap.xml`]);

/** Pictures and icons whose names say no version. A page asks for them again when the portal takes over what the build has written: they
 * would be gone for a round trip. */
const FOR_ONE_PAGE = 'public, max-age=60';

/** A file is compressed once, a page for each visit. */
const FILE_QUALITY = 9;
const PAGE_QUALITY = 4;

const compress: { readonly [encoding in Encoding]: (bytes: Buffer, quality: number) => Promise<Buffer> } = {
  br: (bytes, quality) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

interface PortalFile {
  readonly path: string;
  readonly read: () => Promise<Buffer>;
  readonly extension: string;
}

/** Serves the built portal: its files, and its page for every route of its own, with its text where the build has written it. The page
 * gets a nonce of its own each time, in its policy and in its `csp-nonce` element.
 * @param origin at which the portal is known
 * @param site with what its variant decides: the page is told, and the build has written its text for each */
export function portalFiles(folder: string, origin: string, site: JsonObject): Portal {
  const root = resolve(folder);
  const written = `prerendered/${String(site['variant'])}`;
  const prerendered = prerenderedPages(root, written);
  const told = escapedHtml(JSON.stringify(siteVariant(site)));
  const compressed = new Map<string, Promise<Buffer>>();

  let preloads: Promise<Preloads> | undefined;
  const preloadsAt = async (route: string, language: Lang): Promise<readonly string[]> => {
    const known = (await (preloads ??= readPreloads(root)))[language] ?? {};
    return Object.hasOwn(known, route) ? (known[route] ?? []) : [];
  };

  const packed = ({ path, read }: PortalFile, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${path}`;
    const known =
      compressed.get(key) ??
      packedByBuild(path, encoding).catch(async () => compress[encoding](await read(), FILE_QUALITY));
    compressed.set(key, known);
    // A file that could not be read is read again: the folder may have been written to.
    known.catch(() => compressed.delete(key));
    return known;
  };

  const asset = async (file: PortalFile, request: Request): Promise<Response> => {
    const headers = new Headers({ 'content-type': TYPES[file.extension] ?? 'application/octet-stream' });
    // Built files carry a hash of their content in their name; what is outside `assets` does not.
    const isHashed = file.path.startsWith(join(root, 'assets', sep));
    headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : FOR_ONE_PAGE);
    headers.set('vary', 'accept-encoding');
    const encoding = COMPRESSIBLE.has(file.extension) ? acceptedEncoding(request) : undefined;
    if (encoding) headers.set('content-encoding', encoding);
    const bytes = encoding ? await packed(file, encoding) : await file.read();
    return reply(request, new Uint8Array(bytes), headers);
  };

  return async (request, now) => {
    const path = new URL(request.url).pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (path === '/' || path === PORTAL_BASE.slice(0, -1)) return redirect(PORTAL_BASE);
    if (WITH_ORIGIN.has(path)) return withOrigin(join(root, written), path, origin, request);
    if (!path.startsWith(PORTAL_BASE)) return undefined;
    const file = await findFile(root, path.slice(PORTAL_BASE.length));
    if (file && file.extension !== '.html') return asset(file, request);
    // A file that is not there is not a route: a script must not be answered with a page.
    if (!file && extensionOf(path) !== '') return undefined;
    const index = await findFile(root, 'index.html');
    if (!index) return undefined;
    // A page without a clock begins with the browser's, and has the gateway's with the first reply.
    const instant = await now?.().catch(() => undefined);
    const route = path.slice(PORTAL_BASE.length - 1);
    const language = pageLanguage(request);
    const { html, chosen } = await prerendered(request, route, instant);
    const filled = (html ?? namedPage((await index.read()).toString('utf8'), language, site))
      .replaceAll(CLOCK_PLACEHOLDER, instant ?? '')
      .replaceAll(ORIGIN_PLACEHOLDER, origin)
      .replace(SITE_PLACEHOLDER, () => told);
    const preloaded = withPreloads(filled, await preloadsAt(route, language));
    return page(preloaded, request, chosen && languageCookie(chosen, origin));
  };
}

/** Whether an address asks for a page rather than for another file of the build, however it is written. */
export const asksForPage = (path: string): boolean => ['', '.html'].includes(extensionOf(path));

const extensionOf = (path: string): string => extname(decoded(path) ?? path).toLowerCase();

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Files of the build that the page at an address needs in a language besides those it names itself (scripts/build/preloadRoutes.ts). */
type Preloads = { readonly [language in Lang]?: { readonly [route: string]: readonly string[] } };

async function readPreloads(root: string): Promise<Preloads> {
  const text = await readFile(`${root}/preload.json`, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Preloads;
}

function withPreloads(html: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${PORTAL_BASE}${file}" />`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** What the build has compressed, better than there is time for here (scripts/build/brotliFiles.ts). */
function packedByBuild(path: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? readFile(`${path}.br`) : Promise.reject(new Error('The build writes Brotli only.'));
}

/** @param origin at which the portal is known */
function languageCookie(language: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${language}; Path=${PORTAL_BASE}; SameSite=Lax${secure}`;
}

/** @param cookie that the browser keeps from now on */
async function page(html: string, request: Request, cookie: string | undefined): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(nonce),
    vary: 'accept-encoding, cookie',
  });
  if (cookie !== undefined) headers.set('set-cookie', cookie);
  const text = html.replaceAll(NONCE_PLACEHOLDER, nonce);
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply(request, text, headers);
  headers.set('content-encoding', encoding);
  return reply(request, new Uint8Array(await compress[encoding](Buffer.from(text), PAGE_QUALITY)), headers);
}

async function withOrigin(root: string, path: string, origin: string, request: Request): Promise<Response | undefined> {
  const file = await findFile(root, basename(path));
  if (!file) return undefined;
  const headers = new Headers({ 'content-type': TYPES[file.extension] ?? '', 'cache-control': 'no-cache' });
  return reply(request, (await file.read()).toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, origin), headers);
}

const reply = (request: Request, body: BodyInit, headers: Headers) =>
  new Response(request.method === 'HEAD' ? null : body, { headers });

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

/** A file inside the folder; nothing outside it, however the path is written. */
async function findFile(root: string, path: string): Promise<PortalFile | undefined> {
  const name = decoded(path);
  if (name === undefined) return undefined;
  const file = resolve(root, name);
  if (name.includes('\0') || !file.startsWith(root + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile()
    ? { path: file, read: () => readFile(file), extension: extname(file).toLowerCase() }
    : undefined;
}
