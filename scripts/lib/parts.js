import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './build.js';
import { ensureChromium, fontsHint } from './chromium.js';
import { startPostgres } from './postgres.js';
import { bothFound, gateFound, vitestFound } from './report.js';
import { root } from './requireNode.js';
import { runTool, run } from './run.js';
import { changedFiles } from './changedFiles.js';
import { readImporters, testsNearestFirst, withinBudget } from './nearTests.js';

/** Tests that judge the checker by hundreds of seeded faults: too long for what is run many times a day. */
const SLOW = /^tests\/(seeded|mutation|docs)\//;

/** Seconds of work that the tests of `quick` may take; two workers share them. */
const QUICK_SECONDS = 120;

const TIMES = `${root}/.cache/test/times.json`;

/** Belong to other parts. */
const NOT_UNIT = /^tests\/(contract|faults|journeys|policy)\//;

/** ESLint and its rules look at one file at a time, so what it said of a file holds while file and rules are the same. */
const LINT = ['.', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'];

/** One part of `npm test`: a gate or a Vitest project.
 * @typedef {{ name: string, about: string, light?: boolean, run: () => Promise<import('./report.js').Found> }} Part */

/** The parts in the order they run: what is fast and fails often comes first. `light` ones run two at a time.
 * @type {Part[]} */
export const parts = [
  gate('types', 'TypeScript', () => runTool('typescript/bin/tsc', ['--noEmit']), 'no errors'),
  gate('lint', 'ESLint', () => runTool('eslint/bin/eslint.js', LINT), 'no findings'),
  gate(
    'format',
    'Prettier',
    () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
    'formatted',
  ),
  gate('flows', 'flow format', () => run(process.execPath, ['bin/flow.js', 'format', '--check'])),
  gate('layers', 'imports go down, no circles', cruise, 'hold'),
  gate('check', 'flow check', () => run(process.execPath, ['bin/flow.js', 'check'])),
  gate('verify', 'flow verify', () => run(process.execPath, ['bin/flow.js', 'verify'])),
  gate('storybook', 'the static Storybook', () => runScript('scripts/gates/storybook.ts')),
  builtGate('build', 'the production build', async () => ({ code: 0, output: await shared.production() }), 'built'),
  builtGate('size', 'JavaScript of wizards and pages', () => runScript('scripts/gates/size.ts')),
  builtGate('test-hooks', 'no test hooks in the production build', () => runScript('scripts/gates/testHooks.ts')),
  vitest('unit', 'unit tests beside the code, promises of the flows'),
  contract(),
  vitest('simulation', 'members at random, their browsers, the network and the gateway', { postgres: true }),
  vitest('faults', 'kills, lost replies, races', { postgres: true }),
  vitest('policy', 'Content Security Policy in a browser', { browser: true, built: 'production' }),
  vitest('hot-reload', 'an edit reaches the open wizard', { browser: true }),
  vitest('stories', 'every story, with axe', { browser: true }),
  journeys(),
];

/** What to run many times a day: the gates, and the tests of what has changed.
 * @type {Part[]} */
export const quickParts = [
  ...parts.filter(({ name }) => ['types', 'lint', 'layers', 'check', 'verify'].includes(name)),
  changed(),
];

/** Set up once for all parts that need it, and taken down by `tearDown`. */
const shared = {
  chromium: once(chromiumEnv),
  postgres: once(postgresEnv),
  production: once(() => ensureBuilt('production')),
};

export async function tearDown() {
  const postgres = await shared.postgres.made;
  await postgres?.stop();
}

function gate(name, about, command, note) {
  return { name, about, light: true, run: async () => gateFound(await command(), note) };
}

function builtGate(name, about, command, note) {
  return {
    name,
    about,
    light: true,
    run: async () => {
      await shared.production();
      return gateFound(await command(), note);
    },
  };
}

/** @param {{ browser?: boolean, postgres?: boolean, built?: 'demonstration' | 'production', env?: Record<string, string> }} [needs]
 * @returns {Part} */
function vitest(name, about, needs = {}) {
  return {
    name,
    about,
    run: async () => {
      const env = { ...needs.env };
      if (needs.built) env['PORTAL_FOLDER'] = await ensureBuilt(needs.built);
      if (needs.browser) Object.assign(env, await shared.chromium());
      if (needs.postgres) Object.assign(env, (await shared.postgres()).env);
      return runVitest(name, env);
    },
  };
}

/** @returns {Part} */
function changed() {
  return {
    name: 'changed',
    about: 'unit tests of what has changed',
    run: async () => {
      const files = changedFiles();
      const related = testsNearestFirst(files, await readImporters()).filter((file) => !NOT_UNIT.test(file));
      const { taken, left } = withinBudget(
        related.filter((file) => !SLOW.test(file)),
        readTimes(),
        QUICK_SECONDS,
      );
      const waiting = [...left, ...related.filter((file) => SLOW.test(file))];
      const note = `${files.length} files changed; ${taken.length} test files run; ${leftForLater(waiting)}`;
      if (taken.length === 0) return { passed: 0, failed: 0, skipped: 0, note };
      // Named one by one: `vitest related --exclude` passes over no file of a project.
      return { ...(await runVitest('unit', {}, taken)), note };
    },
  };
}

function leftForLater(waiting) {
  if (waiting.length === 0) return 'none is left';
  return `left for the whole run:\n${waiting.map((file) => `    ${file}`).join('\n')}`;
}

/** The contract tests, then what they were answered against what the contract lists, and the faults that befell calls
 * against all there are.
 * @returns {Part} */
function contract() {
  const about =
    'every request and reply against openapi/, every return code produced, every fault at every call of a flow';
  return {
    name: 'contract',
    about,
    run: async () => {
      const answers = `${root}/.cache/test/answers`;
      const cells = `${root}/.cache/test/cells`;
      for (const folder of [answers, cells]) rmSync(folder, { recursive: true, force: true });
      const found = await runVitest('contract', { ANSWERS_FOLDER: answers, CELLS_FOLDER: cells });
      if (!existsSync(answers)) return found;
      const codes = gateFound(await runScript('scripts/gates/returnCodes.ts', [answers]));
      const faults = gateFound(await runScript('scripts/gates/faultCells.ts', [cells]));
      return bothFound(bothFound(found, codes), faults);
    },
  };
}

/** The journeys, and what they have walked of all there is to walk: `scripts/gates/walks.ts` names what is missing.
 * @returns {Part} */
function journeys() {
  const walks = `${root}/.cache/test/walks`;
  const judged = `${root}/.cache/test/judged`;
  const needs = { browser: true, built: 'demonstration', env: { WALKS_FOLDER: walks, JUDGED_FOLDER: judged } };
  const part = vitest('journeys', 'members in a browser', needs);
  return {
    ...part,
    run: async () => {
      for (const folder of [walks, judged]) rmSync(folder, { recursive: true, force: true });
      const found = await part.run();
      if (!existsSync(walks)) return found;
      return bothFound(found, gateFound(await runScript('scripts/gates/walks.ts', [walks])));
    },
  };
}

/** @param {readonly string[]} files those to run; all of the project when none is named */
async function runVitest(project, env, files = []) {
  const file = `${root}/.cache/test/${project}.json`;
  mkdirSync(`${root}/.cache/test`, { recursive: true });
  rmSync(file, { force: true });
  const result = await (project === 'stories'
    ? // Its own reporter counts the stories: the reporters of the configuration stay.
      runTool('vitest/vitest.mjs', ['run', '--config', 'vitest.stories.config.ts'], {
        env: { ...env, STORIES_REPORT: file },
      })
    : runTool(
        'vitest/vitest.mjs',
        ['run', ...files, '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        { env },
      ));
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const found = vitestFound(report, result);
  rememberTimes(found.files ?? []);
  return found;
}

/** @returns {Map<string, number>} the seconds of each test file, when it was last run here */
function readTimes() {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(TIMES, 'utf8'))));
  } catch {
    return new Map();
  }
}

/** @param {readonly import('./report.js').Took[]} files */
function rememberTimes(files) {
  const times = readTimes();
  for (const { name, seconds } of files) times.set(name, seconds);
  writeFileSync(TIMES, JSON.stringify(Object.fromEntries(times)));
}

function cruise() {
  const folders = ['src', 'gateway'].filter((folder) => existsSync(`${root}/${folder}`));
  return runTool('dependency-cruiser/bin/dependency-cruise.mjs', [...folders, '--config', '.dependency-cruiser.js']);
}

function runScript(path, args = []) {
  return run(process.execPath, ['--import', 'tsx', path, ...args]);
}

async function chromiumEnv() {
  const hint = await fontsHint();
  if (hint) console.log(`  ${hint}`);
  return { CHROMIUM: await ensureChromium() };
}

/** DATABASE_URL when it is set, else a PostgreSQL of our own when one is installed. */
async function postgresEnv() {
  const given = process.env['DATABASE_URL'];
  if (given) return { env: { DATABASE_URL: given }, stop: async () => {} };
  const started = await startPostgres();
  if (started) return { env: { DATABASE_URL: started.url }, stop: started.stop };
  console.log('  skipped: no PostgreSQL (the races of several connections; install one, or set DATABASE_URL)');
  return { env: {}, stop: async () => {} };
}

function once(make) {
  const get = () => (get.made ??= make());
  /** @type {Promise<any> | undefined} */
  get.made = undefined;
  return get;
}
