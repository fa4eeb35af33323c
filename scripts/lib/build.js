import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './requireNode.js';
import { runTool } from './run.js';

/** What a build of the portal is made from; of the gateway, what public pages are printed with. */
const sources = [
  'src',
  'gateway',
  'flows',
  'schemas',
  'content',
  'locales',
  'openapi',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'package-lock.json',
];

/** Builds the portal when its sources changed since the last time.
 * @param {'demonstration' | 'production'} kind the demonstration has the sandbox drawer
 * @returns {Promise<string>} the folder of the build */
export async function ensureBuilt(kind) {
  const folder = `${root}/dist/${kind}`;
  const stamp = `${root}/.cache/built-${kind}`;
  const digest = digestOf(sources);
  const isFresh = existsSync(`${folder}/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isFresh) return folder;
  console.log(`Building the portal (${kind}) …`);
  const { code, output } = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    env: { VITE_SANDBOX: kind === 'demonstration' ? 'true' : '', NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The portal could not be built:\n${output.trim()}`);
  mkdirSync(`${root}/.cache`, { recursive: true });
  writeFileSync(stamp, digest);
  return folder;
}

function digestOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(`${root}/${file}`));
  return hash.digest('hex');
}

/** Files below a path, tests left out. */
function filesBelow(path) {
  if (!existsSync(`${root}/${path}`)) return [];
  if (/\.\w+$/.test(path) && !path.startsWith('.')) return [path];
  return readdirSync(`${root}/${path}`, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(root.length + 1));
}
