import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  /** What it has printed so far. */
  readonly output: () => string;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Starts `gateway/main.ts` as `npm start` does; resolves when it is ready, or with its end. */
export async function startProcess(env: { readonly [name: string]: string }): Promise<ServerProcess | Ended> {
  const child = spawned(env);
  let output = '';
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  const ready = new Promise<ServerProcess>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const origin = /ready (http:\/\/[^/]+)\//.exec(output)?.[1];
      if (!origin) return;
      const kill = async (signal: NodeJS.Signals) => {
        child.kill(signal);
        return (await ended).code;
      };
      resolve({ origin, output: () => output, kill });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return Promise.race([ready, ended]);
}

/** Asks it to stop before it is ready: as soon as the start has come to something. */
export async function stopDuringStart(
  env: { readonly [name: string]: string },
  hasBegun: () => Promise<boolean>,
): Promise<Ended> {
  const child = spawned(env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await hasBegun())) await sleep(10);
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return { code, output };
}

function spawned(env: { readonly [name: string]: string }) {
  const { DATABASE_URL: _url, ...inherited } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    cwd: ROOT,
    env: { ...inherited, PORT: '0', ALLOW_EMBEDDED: 'true', ...env },
  });
}

export function isRunning(started: ServerProcess | Ended): started is ServerProcess {
  return 'origin' in started;
}
