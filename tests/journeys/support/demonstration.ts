import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../../gateway/migrations/openDatabase.ts';
import { readSettings } from '../../../gateway/settings.ts';
import { startServer } from '../../../gateway/startServer.ts';
import { ensureBuilt } from '../../../scripts/lib/build.js';
import { dropSchema, freshSchema } from '../../support/freshDatabase.ts';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const READY = /^ready (http:\/\/\S+?)\/gc4-app-pc\/$/m;

/** A gateway with its sandbox and the demonstration build, on a port of its own, with a data folder of its own or a schema
 * of its own on the PostgreSQL that DATABASE_URL names. */
export interface Demonstration {
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly stop: () => Promise<void>;
}

export interface Sandbox {
  /** The latest code sent to the end of a mobile number. */
  readonly latestCode: (mobile: string) => Promise<string>;
  readonly messagesTo: (mobile: string) => Promise<readonly { readonly body: string; readonly code?: string }[]>;
  readonly advanceClock: (seconds: number) => Promise<void>;
  readonly setClock: (instant: string) => Promise<void>;
  readonly now: () => Promise<string>;
  readonly fault: (operation: string, kind: string, value?: string) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Whatever else the sandbox plays: incoming payments, answers of banks. */
  readonly play: (path: string, body: object) => Promise<unknown>;
}

interface StartOptions {
  /** The project to run: a copy of it has its own gateway and build. */
  readonly root?: string;
  readonly portalDir?: string;
  /** Of the site; without it the one that content/site.json names. */
  readonly siteVariant?: string | undefined;
  /** A data folder to begin with; that of the whole run where none is named, and none outside a run. */
  readonly seeded?: string;
}

export async function startDemonstration({
  root = projectRoot,
  portalDir,
  siteVariant,
  seeded: named,
}: StartOptions = {}): Promise<Demonstration> {
  const dataDir = mkdtempSync(join(tmpdir(), 'journey-data-'));
  const seeded = named ?? (await import('vitest')).inject('seededFolder');
  if (seeded !== '') cpSync(seeded, dataDir, { recursive: true });
  const schema = freshSchema();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    SANDBOX: 'true',
    DATA_DIR: dataDir,
    PORTAL_DIR: portalDir ?? process.env['PORTAL_FOLDER'] ?? (await ensureBuilt('demonstration')),
    DATABASE_SCHEMA: schema,
    ...(siteVariant === undefined ? {} : { SITE_VARIANT: siteVariant }),
  };
  const { origin, stop } = await (root === projectRoot ? serveHere(env) : serveApart(env, root));
  return {
    origin,
    sandbox: sandboxAt(origin),
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
      await dropOwnSchema(schema);
    },
  };
}

type Serving = Pick<Demonstration, 'origin' | 'stop'>;

/** In this process, where its code and the embedded database's are read once for all files of tests: a process of its own takes five
 * seconds of processor before it is ready. */
async function serveHere(env: NodeJS.ProcessEnv): Promise<Serving> {
  const { port, stop } = await startServer(readSettings(env), () => {});
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** The code of another project, in a process of its own. */
async function serveApart(env: NodeJS.ProcessEnv, root: string): Promise<Serving> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    origin: await readyOrigin(child),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** On a PostgreSQL that others use, nothing is left behind. */
async function dropOwnSchema(schema: string): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url) return;
  const database = await openDatabase({ url, schema });
  await dropSchema(database, schema);
  await database.close();
}

export function readyOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = READY.exec(output);
      if (found?.[1] !== undefined) resolve(found[1]);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code} before it was ready:\n${output}`)));
  });
}

export function sandboxAt(origin: string): Sandbox {
  const send = async (path: string, method: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} /sandbox${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const messagesTo = async (mobile: string) => {
    const { messages } = (await send('/outbox', 'GET')) as {
      messages: { recipient: string; body: string; code?: string }[];
    };
    return messages.filter(({ recipient }) => recipient.endsWith(mobile));
  };
  return {
    messagesTo,
    latestCode: async (mobile) => {
      const found = (await messagesTo(mobile)).find(({ code }) => code !== undefined)?.code;
      if (found === undefined) throw new Error(`No code was sent to ${mobile}.`);
      return found;
    },
    advanceClock: async (seconds) => void (await send('/clock', 'POST', { advance: seconds })),
    setClock: async (instant) => void (await send('/clock', 'POST', { set: instant })),
    now: async () => ((await send('/clock', 'GET')) as { now: string }).now,
    fault: async (operation, kind, value) =>
      void (await send('/faults', 'POST', { operation, kind, ...(value !== undefined && { value }) })),
    play: (path, body) => send(path, 'POST', body),
    clearFaults: async () => void (await send('/faults', 'DELETE')),
  };
}
