import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPostgres } from './postgresDriver.ts';

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const SHUTTING_DOWN = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

const unheard = vi.fn();
afterEach(() => void process.off('uncaughtException', unheard));

describe('a connection to PostgreSQL', () => {
  it('that is ended in the same packet that says it is ready ends a call, not the process', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, SHUTTING_DOWN])));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const driver = await openPostgres(`postgres://w@127.0.0.1:${(server.address() as AddressInfo).port}/w`);
    process.on('uncaughtException', unheard);
    await expect(driver.attempt((tx) => tx.query('SELECT 1'))).rejects.toMatchObject({ name: 'DatabaseAway' });
    expect(unheard).not.toHaveBeenCalled();
    await driver.close();
    server.close();
  });

  it.each(['55000', '28P01', '28000', '57P03'])(
    'that the server refuses with %s is a database that is away',
    async (code) => {
      const refusal = message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`));
      const server = createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => socket.end(refusal));
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const driver = await openPostgres(`postgres://w@127.0.0.1:${(server.address() as AddressInfo).port}/w`);
      await expect(driver.attempt((tx) => tx.query('SELECT 1'))).rejects.toMatchObject({ name: 'DatabaseAway', code });
      await driver.close();
      server.close();
    },
  );
});
