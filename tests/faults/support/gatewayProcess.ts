import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WalletClient } from '../../support/walletClient.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const START_MS = 90_000;

/** Where a gateway keeps its data: settings of its process. */
export type GatewayData = { DATA_DIR: string } | { DATABASE_URL: string; DATABASE_SCHEMA: string };

/** A real gateway process with its sandbox, that can be killed without a word. */
export interface GatewayProcess {
  readonly origin: string;
  readonly client: () => WalletClient;
  readonly isAlive: () => boolean;
  /** SIGKILL: no handler runs, nothing is flushed. */
  readonly kill: () => Promise<void>;
  /** SIGTERM: it ends what is under way. */
  readonly stop: () => Promise<void>;
}

export async function startGatewayProcess(data: GatewayData): Promise<GatewayProcess> {
  const port = await freePort();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    cwd: ROOT,
    env: { ...inherited, ...data, PORT: String(port), HOST: '127.0.0.1', SANDBOX: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  const origin = `http://127.0.0.1:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    origin,
    client: () => new WalletClient((request) => fetch(request), origin),
    isAlive,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Waits for the line that says it serves.
 * @throws Error with what it said instead */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const give = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`The gateway ${why}. It said:\n${said}`));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      give(`was not ready after ${START_MS} ms`);
    }, START_MS);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!/^ready /m.test(said)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code, signal) => give(`ended with ${code ?? signal}`));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
