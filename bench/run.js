import { existsSync, readFileSync } from 'node:fs';
import { root } from '../scripts/lib/requireNode.js';
import { ensureInstalled } from '../scripts/lib/install.js';
import { run } from '../scripts/lib/run.js';

/** `npm run bench`: installs what the measurements need, then measures the gateway (bench/gateway/main.ts), the pages
 * (bench/portal/main.ts) and the wizard (bench/main.ts); `npm run bench -- gateway`, `-- pages` or `-- wizard` measures one,
 * `-- verify` the model checker (bench/verify/main.ts). */
await ensureInstalled();
const { register } = await import('tsx/esm/api');
if (process.argv[2] === 'verify') {
  // The baseline of the model checker is a part of XState, which is installed.
  register();
  process.exit((await import('./verify/main.ts')).main());
}
const [only, ...rest] = ['gateway', 'pages', 'wizard'].includes(process.argv[2])
  ? process.argv.slice(2)
  : ['', ...process.argv.slice(2)];
const wants = (part) => only === '' || only === part;
if (wants('wizard')) await installBaselines();
register();
const codes = [];
if (wants('gateway')) codes.push(await (await import('./gateway/main.ts')).gatewayMain(only === '' ? [] : rest));
if (wants('pages')) codes.push(await (await import('./portal/main.ts')).pagesMain(only === '' ? [] : rest));
if (wants('wizard')) codes.push(await (await import('./main.ts')).main(rest));
process.exitCode = Math.max(...codes);

async function installBaselines() {
  const hidden = `${root}/bench/node_modules/.package-lock.json`;
  const wanted = `${root}/bench/package-lock.json`;
  if (!existsSync(hidden) || versions(hidden) !== versions(wanted)) {
    console.log('Installing the baselines (npm ci in bench/) …');
    const { code, output } = await run('npm', ['ci', '--prefix', 'bench', '--no-audit', '--no-fund']);
    if (code !== 0) throw new Error(`The baselines could not be installed:\n${output}`);
  }
}

function versions(file) {
  const packages = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  return JSON.stringify(
    packages.filter(([path, { optional }]) => path && !optional).map(([path, { version }]) => [path, version]),
  );
}
