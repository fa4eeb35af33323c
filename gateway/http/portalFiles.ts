import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from './securityHeaders.ts';

/** Where the portal lives on its origin (R-CONST-06). */
export const PORTAL_BASE = '/gc4-app-pc/';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const CLOCK_PLACEHOLDER = '__CLOCK__';

/** Serves a request for the portal. `now` reads the named clock, with which the page begins before its first call. */
export type Portal = (request: Request, now?: () => Promise<string>) => Promise<Response | undefined>;

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);

type Encoding = 'br' | 'gzip';

const compress: { readonly [encoding in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

interface PortalFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly extension: string;
}

/** Serves the built portal: its files, and its page for every route of its own. The page gets a nonce of its own each
 * time, in its policy and in its `csp-nonce` element. */
export function portalFiles(folder: string): Portal {
  const root = resolve(folder);
  const compressed = new Map<string, Promise<Buffer>>();

  let preloads: Promise<Preloads> | undefined;
  const preloadsAt = async (route: string): Promise<readonly string[]> => {
    const known = await (preloads ??= readPreloads(root));
    return Object.hasOwn(known, route) ? (known[route] ?? []) : [];
  };

  const packed = ({ path, bytes }: PortalFile, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${path}`;
    const known = compressed.get(key) ?? packedByBuild(path, encoding).catch(() => compress[encoding](bytes));
    compressed.set(key, known);
    return known;
  };

  const asset = async (path: string, file: PortalFile, request: Request): Promise<Response> => {
    const headers = new Headers({ 'content-type': TYPES[file.extension] ?? 'application/octet-stream' });
    // Built files carry a hash of their content in their name; what is outside `assets` does not.
    headers.set('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    headers.set('vary', 'accept-encoding');
    const encoding = COMPRESSIBLE.has(file.extension) ? acceptedEncoding(request) : undefined;
    if (encoding) headers.set('content-encoding', encoding);
    const bytes = encoding ? await packed(file, encoding) : file.bytes;
    return reply(request, new Uint8Array(bytes), headers);
  };

  return async (request, now) => {
    const path = new URL(request.url).pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (path === '/' || path === PORTAL_BASE.slice(0, -1)) return redirect(PORTAL_BASE);
    if (!path.startsWith(PORTAL_BASE)) return undefined;
    const file = await findFile(root, path.slice(PORTAL_BASE.length));
    if (file && file.extension !== '.html') return asset(path, file, request);
    // A file that is not there is not a route: a script must not be answered with a page.
    if (!file && extname(path) !== '') return undefined;
    const index = await findFile(root, 'index.html');
    if (!index) return undefined;
    // A page without a clock begins with the browser's, and has the gateway's with the first reply.
    const instant = await now?.().catch(() => undefined);
    const html = index.bytes.toString('utf8').replaceAll(CLOCK_PLACEHOLDER, instant ?? '');
    return page(withPreloads(html, await preloadsAt(path.slice(PORTAL_BASE.length - 1))), request);
  };
}

/** Files of the build that the page at an address needs besides those it names itself (scripts/build/preloadRoutes.ts). */
type Preloads = { readonly [route: string]: readonly string[] };

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

function page(html: string, request: Request): Response {
  const nonce = randomBytes(18).toString('base64');
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(nonce),
  });
  return reply(request, html.replaceAll(NONCE_PLACEHOLDER, nonce), headers);
}

const reply = (request: Request, body: BodyInit, headers: Headers) =>
  new Response(request.method === 'HEAD' ? null : body, { headers });

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** A file inside the folder; nothing outside it, however the path is written. */
async function findFile(root: string, path: string): Promise<PortalFile | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = resolve(root, name);
  if (name.includes('\0') || !file.startsWith(root + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile()
    ? { path: file, bytes: await readFile(file), extension: extname(file).toLowerCase() }
    : undefined;
}
