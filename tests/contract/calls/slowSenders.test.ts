import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRunning, startProcess, type ServerProcess } from '../support/serverProcess.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-slow-'));
  const started = await startProcess({ DATA_DIR: join(folder, 'data'), SANDBOX: 'true' });
  if (!isRunning(started)) throw new Error(started.output);
  server = started;
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Seconds until the server ends a connection on which `text` was sent and then a byte a second. */
function secondsOpen(text: string): Promise<number> {
  const { hostname, port } = new URL(server.origin);
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const drip = setInterval(() => socket.write('x'), 1_000);
    socket.on('error', () => {});
    socket.resume().on('close', () => {
      clearInterval(drip);
      resolve((performance.now() - began) / 1_000);
    });
  });
}

const line = 'POST /gateway/gc4-app-server/bank/bankList HTTP/1.1\r\nHost: localhost\r\n';

it('ends what is sent too slowly: headers after 15 seconds, a body after 30', { timeout: 120_000 }, async () => {
  const [headers, body] = await Promise.all([
    secondsOpen(`${line}X-Slow: `),
    secondsOpen(`${line}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`),
  ]);
  expect(headers).toBeLessThan(25);
  expect(body).toBeLessThan(40);
});
