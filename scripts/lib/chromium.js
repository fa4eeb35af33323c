import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { root } from './requireNode.js';
import { run, runTool } from './run.js';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium to test with: the one of the CHROMIUM variable, an installed one, Playwright's own, Debian's package.
 * @returns {Promise<string>} its executable */
export async function ensureChromium() {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  }
  const found = installed() ?? (await playwrights());
  if (found) return found;
  console.log('Installing a Chromium (playwright install chromium) …');
  await runTool('playwright/cli.js', ['install', 'chromium'], { timeout: 300_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  if (canUseApt()) {
    console.log('Installing a Chromium (apt-get install chromium fonts-noto-cjk) …');
    await apt(['chromium', 'fonts-noto-cjk']);
  }
  const packaged = installed();
  if (packaged) return packaged;
  throw new Error('No Chromium was found or could be installed. Install one, or name its executable in CHROMIUM.');
}

/** Chinese on a screenshot needs a font; nothing in the tests fails without one. */
export async function fontsHint() {
  if (process.platform !== 'linux') return undefined;
  const { code, output } = await run('fc-list', [':lang=zh', 'family']);
  if (code === 0 && output.trim()) return undefined;
  return 'No Chinese font is installed: screenshots show boxes. On Debian: apt-get install fonts-noto-cjk';
}

function installed() {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => `${folder}/${name}`));
  return [...onPath, ...places].find((file) => existsSync(file));
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

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function apt(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, timeout: 300_000 });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env, timeout: 600_000 });
}
