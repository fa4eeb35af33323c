// @vitest-environment jsdom
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { sendWithProgress } from './sendWithProgress.ts';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A gateway of another origin that lets this page read its replies. */
async function listen(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, lang, content-type');
    response.setHeader('Access-Control-Expose-Headers', 'x-clock');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`;
}

const never = new AbortController().signal;
const unwatched = { onProgress: () => undefined, signal: never };

const post = (url: string, init: RequestInit = {}) =>
  new Request(url, { method: 'POST', headers: { lang: 'en', 'content-type': 'application/json' }, ...init });

it('sends the request as it is, says how far it is, and brings the reply as it is', async () => {
  const got: unknown[] = [];
  const url = await listen((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      got.push(request.method, request.headers.lang, request.headers['content-type'], body);
      response.setHeader('x-clock', '2026-11-02T08:00:00Z');
      response.statusCode = 429;
      response.end('{"return_code":"TOO_MANY_CALLS"}');
    });
  });
  const onProgress = vi.fn<(share: number) => void>();
  const body = JSON.stringify({ content: '香'.repeat(100_000) });
  const reply = await sendWithProgress(post(url, { body }), { onProgress, signal: never });
  expect(got).toEqual(['POST', 'en', 'application/json', body]);
  expect([reply.status, reply.headers.get('x-clock')]).toEqual([429, '2026-11-02T08:00:00Z']);
  expect(await reply.json()).toEqual({ return_code: 'TOO_MANY_CALLS' });
  const shares = onProgress.mock.calls.map(([share]) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it.each([204, 304])('brings a reply without a body, of status %i, or rejects: it ends', async (status) => {
  const url = await listen((_request, response) => {
    response.statusCode = status;
    response.end();
  });
  const sent = sendWithProgress(post(url, { body: '{}' }), unwatched);
  expect((await sent).status).toBe(status);
});

it('rejects when the connection breaks', async () => {
  const url = await listen((request) => request.socket.destroy());
  await expect(sendWithProgress(post(url, { body: '{}' }), unwatched)).rejects.toThrow('not answered');
});

it.each(['before', 'while'])('rejects when it is taken back %s it is under way', async (moment) => {
  const taken = new AbortController();
  const url = await listen(() => taken.abort());
  if (moment === 'before') taken.abort();
  const sending = sendWithProgress(post(url, { body: '{}', signal: taken.signal }), unwatched);
  await expect(sending).rejects.toThrow();
});

it.each(['before', 'while'])(
  'is not sent to its end when it is wanted no longer %s it is under way',
  async (moment) => {
    const wanted = new AbortController();
    const got: boolean[] = [];
    const url = await listen((request) => {
      request.on('close', () => got.push(request.complete)).resume();
      wanted.abort();
    });
    if (moment === 'before') wanted.abort();
    const body = 'x'.repeat(10_000_000);
    const sending = sendWithProgress(post(url, { body }), { onProgress: () => undefined, signal: wanted.signal });
    await expect(sending).rejects.toThrow('not answered');
    await vi.waitFor(() => expect(got).toEqual(moment === 'before' ? [] : [false]));
  },
);
