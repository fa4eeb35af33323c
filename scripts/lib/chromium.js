import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { root } from './requireNode.js';
import { run, runTool } from './run.js';

/** Chromium's headless shell: it shows a page in three quarters of the time that the others need (0.67 and 0.90 s of work for one
 * page, side by side). */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const RELEASE = '/etc/os-release';
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium to test with: the one of the CHROMIUM variable, the headless shell where Debian's package is at hand, an installed
 * one, Playwright's own.
 * @returns {Promise<string>} its executable */
export async function ensureChromium() {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  }
  const found = onPath([SHELL]) ?? (await packagedShell()) ?? installed() ?? (await playwrights());
  if (found) return found;
  console.log('Installing a Chromium (playwright install chromium) …');
  await runTool('playwright/cli.js', ['install', 'chromium'], { timeout: 300_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  throw new Error('No Chromium was found or could be installed. Install one, or name its executable in CHROMIUM.');
}

/** Chinese on a screenshot needs a font; nothing in the tests fails without one. */
export async function fontsHint() {
  if (process.platform !== 'linux') return undefined;
  const { code, output } = await run('fc-list', [':lang=zh', 'family']);
  if (code === 0 && output.trim()) return undefined;
  return 'No Chinese font is installed: screenshots show boxes. On Debian: apt-get install fonts-noto-cjk';
}

/** Where packages may be installed anyway, as in a container; Ubuntu has none of this name. */
async function packagedShell() {
  const isDebian = existsSync(RELEASE) && /^ID=debian$/m.test(readFileSync(RELEASE, 'utf8'));
  if (process.getuid?.() !== 0 || !isDebian) return undefined;
  console.log(`Installing a Chromium (apt-get install ${SHELL} fonts-noto-cjk) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, timeout: 120_000 });
  const options = ['install', '-y', '-q', '--no-install-recommends'];
  await run('apt-get', [...options, SHELL, 'fonts-noto-cjk'], { env, timeout: 300_000 });
  return onPath([SHELL]);
}

function installed() {
  return onPath(names) ?? places.find((file) => existsSync(file));
}

function onPath(wanted) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => wanted.map((name) => `${folder}/${name}`)).find((file) => existsSync(file));
}

async function playwrights() {
  const { chromium } = await import(`${root}/node_modules/playwright-core/index.mjs`);
  try {
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
