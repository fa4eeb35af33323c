import { existsSync, readFileSync } from 'node:fs';
import { root } from './requireNode.js';
import { run } from './run.js';

/** Installs the packages of the lock file when one is missing or another version is there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const [command, args] = npm();
  const { code, output } = await run(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(`The packages could not be installed (npm ci):\n${output.trim()}`);
}

/** True when every package of the lock file that is not optional here is installed in its version. */
export function isInstalled() {
  const hidden = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : Boolean(optional || peer);
  });
}

/** The npm that runs us, or the one on the path. */
function npm() {
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
}
