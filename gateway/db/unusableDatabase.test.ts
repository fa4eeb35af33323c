import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { migrate } from '../migrations/migrate.ts';
import { connect } from './database.ts';
import { unusableDatabase } from './unusableDatabase.ts';

const SECRET = 'of-nobody-else';
let server: Server | undefined;
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** A message of PostgreSQL: its letter, its length and what it says. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

/** A server that refuses whoever comes, with a code, and a message that names the secret. */
async function refusing(code: string): Promise<string> {
  const said = `SFATAL\0VFATAL\0C${code}\0Mnot with ${SECRET}\0\0`;
  const started = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(message('E', Buffer.from(said))));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `postgres://wallet:${SECRET}@127.0.0.1:${(started.address() as AddressInfo).port}/wallet`;
}

const told = (url: string, schema?: string) =>
  connect({ url, ...(schema ? { schema } : {}) }, () => Promise.resolve()).then(
    () => 'opened',
    (error: unknown) => unusableDatabase(error),
  );

it.each([
  ['28P01', /refuses the user or the password/],
  ['28000', /refuses the user or the password/],
  ['3D000', /no database of that name: make it with createdb/],
  ['42501', /may not do what is needed/],
  ['55P03', /what holds locks/],
  ['42P01', /another version of this one/],
  ['55000', /takes no connections/],
  ['53300', /no connection left/],
  ['53100', /no disk or memory left/],
  ['25006', /can only be read/],
  ['58030', /damaged or cannot be written/],
  ['XX001', /damaged or cannot be written/],
  ['57P03', /just starting or stopping/],
  ['22012', /The server refuses: see its log/],
])('%s is told as what it is, in one line and without the secret', async (code, advice) => {
  const url = await refusing(code);
  for (const schema of [undefined, 'wallet']) {
    const line = (await told(url, schema)) ?? '';
    expect(line).toMatch(new RegExp(`^The database of DATABASE_URL cannot be used \\(${code}\\)\\. `));
    expect(line).toMatch(advice);
    expect(line).not.toMatch(new RegExp(`${SECRET}|\\n`));
  }
});

it.each(['pg_wallet', '1wallet', 'my-wallet', 'a b'])('a schema of the name "%s" is none', async (schema) => {
  const line = await told(await refusing('42501'), schema);
  expect(line).toMatch(/^DATABASE_SCHEMA is ".*"; it is small letters/);
});

it.each([undefined, 'wallet'])(
  'a server that hangs up without a word cannot be reached, with the schema %s',
  async (schema) => {
    const started = createServer((socket) => socket.destroy());
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const { port } = started.address() as AddressInfo;
    expect(await told(`postgres://wallet:${SECRET}@127.0.0.1:${port}/wallet`, schema)).toMatch(/It cannot be reached/);
  },
);

it.each([
  [
    `postgres://wallet:${SECRET}@127.0.0.1:1/wallet?sslrootcert=/no/such.pem`,
    /\(ENOENT\)\. A certificate, key or socket/,
  ],
  [`postgres://wallet:${SECRET}@127.0.0.1:1/wallet`, /\(ECONNREFUSED\)\. It cannot be reached/],
  [`postgres://wallet:${SECRET}@:port/wallet`, /\(ERR_INVALID_URL\)\. This is no address.*"\/" %2F/],
  [`postgres://wallet:${SECRET}/2@127.0.0.1/wallet`, /\(ERR_INVALID_URL\)\. This is no address.*"\/" %2F/],
  [
    `postgres://wallet:${SECRET}@wallet.invalid/wallet`,
    /\((ENOTFOUND|EAI_AGAIN)\)\. Nobody knows its host.*"@" is written %40/,
  ],
])('%s: where no server is, the address is told from the server', async (url, says) => {
  const line = await told(url);
  expect(line).toMatch(says);
  expect(line).not.toContain(SECRET);
});

it.each([
  ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', /the user or the password/],
  ['SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match', /the user or the password/],
  ['The server does not support SSL connections', /over TLS/],
  ['There was an error establishing an SSL connection', /over TLS/],
])('“%s” has no code and is told all the same', (words, advice) =>
  expect(unusableDatabase(new Error(words))).toMatch(advice),
);

it('what is no error of the database is not told as one', () => {
  expect(unusableDatabase(new TypeError('x is not a function'))).toBeUndefined();
  expect(unusableDatabase(Object.assign(new TypeError('x'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeUndefined();
});

it('a database that another version prepared is told as such', async () => {
  const database = await freshDatabase();
  await database.transaction((tx) => tx.query("UPDATE migrations SET checksum = 'of another' WHERE name LIKE '001%'"));
  const error = await database.transaction((tx) => migrate(tx)).catch((thrown: unknown) => thrown);
  await database.close();
  expect(unusableDatabase(error)).toMatch(/^The database was prepared by another version: .*001-.* newer one\./);
});
