import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter } from 'node:path';
import { run } from './run.js';

/** Starts a PostgreSQL of its own for the tests that need several connections, when one is installed here.
 * @returns {Promise<import('./postgres.js').OwnPostgres | undefined>} */
export async function startPostgres() {
  const bin = findBin();
  if (!bin) return undefined;
  const folder = mkdtempSync(`${tmpdir()}/wallet-pg-`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await run('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  // PostgreSQL refuses to run as root; Debian's package brings the user postgres.
  const as = (command, args) =>
    isRoot
      ? run('su', ['postgres', '-s', '/bin/sh', '-c', [command, ...args].map(quoted).join(' ')])
      : run(command, args);
  const port = await freePort();
  const data = `${folder}/data`;
  const made = await as(`${bin}/initdb`, [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c max_connections=200`;
  const start = () => as(`${bin}/pg_ctl`, ['-D', data, '-w', '-l', `${folder}/log`, '-o', settings, 'start']);
  const started = made.code === 0 ? await start() : made;
  if (started.code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The temporary PostgreSQL did not start:\n${started.output.trim()}`);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    signal: (name) => process.kill(Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]), name),
    restart: async (mode) => {
      await as(`${bin}/pg_ctl`, ['-D', data, '-m', mode, 'stop']);
      await start();
    },
    stop: async () => {
      await as(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBin() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => `${debian}/${version}/bin`),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ].find((folder) => existsSync(`${folder}/pg_ctl`) && existsSync(`${folder}/initdb`));
}

/** A port that nobody listens on now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
