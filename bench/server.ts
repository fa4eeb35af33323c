import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { portalFiles, type Portal } from '../gateway/http/portalFiles.ts';
import { PORTAL_BASE } from '../gateway/shared/portalBase.ts';
import { siteOf } from '../tests/support/siteOf.ts';
import { replyOf } from './replies.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves builds by URL prefix, compressed alike, and canned replies, so that nobody waits for a database. The portal is served as
 * its gateway serves it, with the files that its page names beforehand.
 * @param folders prefix → folder of a build; an unknown path below a prefix is its index.html */
export function startServer(folders: Readonly<Record<string, string>>): Promise<{ origin: string; stop: () => void }> {
  const compressed = new Map<string, Buffer>();
  let portal: Portal | undefined;
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    if (request.method === 'POST') {
      void bodyOf(request).then((body) => {
        response.writeHead(200, { 'content-type': 'application/json', 'x-clock': new Date().toISOString() });
        response.end(JSON.stringify(replyOf(path, body)));
      });
      return;
    }
    if (portal && path.startsWith(PORTAL_BASE)) {
      void serve(portal, request, response);
      return;
    }
    const file = fileOf(folders, path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const content = compressed.get(file) ?? brotli(readFileSync(file));
    compressed.set(file, content);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    response.end(content);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const origin = `http://127.0.0.1:${port}`;
      const built = folders[PORTAL_BASE];
      portal = built === undefined ? undefined : portalFiles(built, origin, siteOf());
      resolve({ origin, stop: () => server.close() });
    });
  });
}

function fileOf(folders: Readonly<Record<string, string>>, path: string): string | undefined {
  const prefix = Object.keys(folders).find((name) => path.startsWith(name));
  if (!prefix) return undefined;
  const file = `${folders[prefix]}/${path.slice(prefix.length)}`;
  if (!path.includes('..') && existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) ? undefined : `${folders[prefix]}/index.html`;
}

/** Nothing is kept by the browser: every visit is a first one. */
async function serve(portal: Portal, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const asked = new Request(`http://${request.headers.host ?? 'bench'}${request.url ?? '/'}`, { headers });
  const answer = await portal(asked, () => Promise.resolve(new Date().toISOString()));
  response.writeHead(answer?.status ?? 404, {
    ...Object.fromEntries(answer?.headers ?? []),
    'cache-control': 'no-store',
  });
  response.end(answer && Buffer.from(await answer.arrayBuffer()));
}

export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>;
}
