import { spawn } from 'node:child_process';
import { root } from './lib/requireNode.js';
import { ensureInstalled } from './lib/install.js';
import { checkerOverlay } from './lib/checkerOverlay.js';
import { freePort } from './lib/postgres.js';
import { portOf, refuseTakenPort, refuseUnwritable } from './lib/preflight.js';

/** `npm run dev`: Vite's server with hot reload of code, flows, schemas and words, and behind it on the same origin a
 * gateway with its sandbox, which starts again when its own code or the contract changes. */
async function main() {
  const port = portOf(process.env['PORT']);
  const dataDir = process.env['DATA_DIR'] || `${root}/data`;
  await refuseTakenPort(port);
  if (!process.env['DATABASE_URL']) refuseUnwritable(dataDir);
  await ensureInstalled();
  const gatewayPort = await freePort();
  const gateway = startGateway(gatewayPort, dataDir, `http://127.0.0.1:${port}`);
  const stops = [gateway.stop];
  const stopAll = () => Promise.all(stops.map((stop) => stop()));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stopAll().then(() => process.exit(0)));
  try {
    await serve(port, gatewayPort, stops);
    await gateway.ready;
  } catch (error) {
    await stopAll();
    throw error;
  }
  console.log(`ready http://127.0.0.1:${port}/gc4-app-pc/`);
}

/** @param {(() => unknown)[]} stops takes what stops it again */
async function serve(port, gatewayPort, stops) {
  process.env['VITE_SANDBOX'] = 'true';
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${gatewayPort}`;
  const server = await createServer({
    root,
    cacheDir: `${root}/.cache/vite`,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/gateway': target, '/sandbox': target },
    },
  });
  stops.push(() => server.close());
  await server.listen();
  stops.push(checkerOverlay(server).stop);
}

/** A gateway under tsx's watch. What it says is passed on, but not its own address, which is not the one to open. */
function startGateway(port, dataDir, publicOrigin) {
  const read = [
    'content/**',
    'openapi/**',
    'flows/rules/**',
    'flows/figures/**',
    'schemas/shared/**',
    'locales/*/return-codes.json',
    'locales/*/gateway-messages.json',
  ];
  const include = read.flatMap((pattern) => ['--include', pattern]);
  const args = [
    `${root}/node_modules/tsx/dist/cli.mjs`,
    'watch',
    '--clear-screen=false',
    ...include,
    'gateway/main.ts',
  ];
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SANDBOX: 'true',
    PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] || publicOrigin,
  };
  // In a process group of its own: Ctrl-C reaches it once, through `stop`, and not a second time that would kill it.
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const text = String(chunk);
      process.stdout.write(
        text.replaceAll(/^ready .*\n/gm, '').replaceAll(`:${port}/`, `:${process.env['PORT'] || 8080}/`),
      );
      if (/^ready /m.test(text)) resolve(undefined);
    });
    child.once('exit', (code) => reject(new Error(`The gateway ended (${code}).`)));
  });
  // Waited for when the rest is there: that it ended before is told then.
  ready.catch(() => undefined);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { ready, stop };
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
