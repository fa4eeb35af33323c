import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gracefulEnd, type GracefulEnd } from './gracefulEnd.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: wallet.example\r\n\r\n';
let server: Server;
let end: GracefulEnd;
let asked: ServerResponse[];
let sockets: Socket[];

beforeEach(async () => {
  [asked, sockets] = [[], []];
  server = createServer((_, response) => void asked.push(response));
  end = gracefulEnd(server, 5_000);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  server.close();
});

/** A connection that has sent something; what it has received so far. */
async function connection(sent = ''): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('error', () => {}).on('data', (chunk: Buffer) => (received += chunk.toString()));
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  if (sent !== '') socket.write(sent);
  return { socket, received: () => received };
}

async function milliseconds(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

it.each([
  ['nothing was sent', ''],
  ['half a request was sent', 'GET / HTTP/1.1\r\nHos'],
])('waits for no connection on which %s', async (_what, sent) => {
  await connection(sent);
  expect(await milliseconds(end.close())).toBeLessThan(1_000);
});

it('waits for no connection that is kept for more', async () => {
  const { received } = await connection(REQUEST);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.end('done');
  await expect.poll(received).toMatch(/keep-alive[^]*done/);
  expect(await milliseconds(end.close())).toBeLessThan(1_000);
});

it('answers what is under way, and says that it was the last', async () => {
  const { socket, received } = await connection(REQUEST);
  await expect.poll(() => asked.length).toBe(1);
  const closed = end.close();
  asked[0]!.end('done');
  await Promise.all([closed, once(socket, 'close')]);
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close[^]*done/i);
});

it('answers all that was asked in one go, and says so with the last', async () => {
  const { socket, received } = await connection(REQUEST.repeat(3));
  await expect.poll(() => asked.length).toBe(3);
  const closed = end.close();
  asked.forEach((response) => response.end('done'));
  await Promise.all([closed, once(socket, 'close')]);
  expect(received().match(/done/g)).toHaveLength(3);
  expect(received().match(/connection: close/gi)).toHaveLength(1);
});

it('takes more once the end is announced, each on a connection of its own', async () => {
  const kept = await connection();
  end.announce();
  kept.socket.write(REQUEST);
  await connection(REQUEST);
  await expect.poll(() => asked.length).toBe(2);
  asked.forEach((response) => response.end('done'));
  await once(kept.socket, 'close');
  expect(kept.received()).toMatch(/connection: close[^]*done/i);
});

it('cuts off what takes longer than it waits', async () => {
  end = gracefulEnd(server, 100);
  const { socket } = await connection(REQUEST);
  await expect.poll(() => asked.length).toBe(1);
  await Promise.all([end.close(), once(socket, 'close')]);
});
