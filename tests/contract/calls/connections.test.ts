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
