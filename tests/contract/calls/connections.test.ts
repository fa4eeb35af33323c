import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRunning, startProcess, type ServerProcess } from '../support/serverProcess.ts';

let folder: string;
let server: ServerProcess;
const sockets: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-connections-'));
  const started = await startProcess({ DATA_DIR: join(folder, 'data') });
  if (!isRunning(started)) throw new Error(started.output);
  server = started;
});
afterAll(async () => {
  sockets.forEach((socket) => socket.destroy());
  await server?.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

function open(): Socket {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

it('answers a request for a host that cannot be as a bad one, and it is no fault of ours', async () => {
  const statusOf = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = open();
      socket.write(`GET /files/a.b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      socket.once('data', (reply: Buffer) => resolve(reply.toString().slice(9, 12)));
    });
  const hosts = ['xn--', '256.0.0.1', '999999999999', 'wallet.example'];
  expect(await Promise.all(hosts.map(statusOf))).toEqual(['400', '400', '400', '404']);
  expect(server.output()).not.toContain('fault');
});

it('serves 200 connections of one address, and more as they close', async () => {
  for (let count = 0; count < 210; count += 1) open();
  const alive = () => sockets.filter((socket) => !socket.closed && !socket.connecting && !socket.readableEnded).length;
  await expect.poll(alive).toBe(200);
  sockets
    .filter((socket) => !socket.readableEnded)
    .slice(0, 5)
    .forEach((socket) => socket.destroy());
  await expect.poll(async () => (await fetch(`${server.origin}/health`)).status).toBe(200);
});
