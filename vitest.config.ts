import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';

/** It is held to a second, so it has the machine for itself. */
const HOT_RELOAD = 'tests/journeys/hotReload.test.ts';

/** Vitest itself leaves one core idle: half of the machine where there are two. */
const EVERY_CORE = '100%';

/** With the size that Node itself gives the young generation a seventh of a test's time goes into collecting it. */
const LARGE_YOUNG_GENERATION = ['--max-semi-space-size=64'];

const SIMULATION = 'tests/faults/simulation/**/*.test.ts';

const SEED_ONCE = 'tests/support/seedOnce.ts';

/** The parts of the test programme that Vitest runs; `npm test -- <part>` or `npx vitest run --project <part>`.
 * A test that needs a page says so in its first line: `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{src,gateway,scripts,bench}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/{contract,faults,journeys,policy}/**'],
          setupFiles: ['tests/support/patience.ts'],
          // What a file imports is read once by each worker: half of the time went there.
          isolate: false,
          execArgv: LARGE_YOUNG_GENERATION,
          maxWorkers: EVERY_CORE,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/databaseTemplates.ts'],
          // Each file has a gateway and a database of its own; what they are made of is read once for all of them.
          isolate: false,
          execArgv: LARGE_YOUNG_GENERATION,
          maxWorkers: EVERY_CORE,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SIMULATION],
          globalSetup: ['tests/support/databaseTemplates.ts'],
          // They kill processes and count on time: one file at a time.
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'simulation',
          include: [SIMULATION],
          globalSetup: ['tests/support/databaseTemplates.ts'],
          // Each is one process, with a clock of its own.
          isolate: false,
          execArgv: LARGE_YOUNG_GENERATION,
          maxWorkers: EVERY_CORE,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'policy',
          globalSetup: SEED_ONCE,
          include: ['tests/policy/**/*.test.ts'],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'journeys',
          globalSetup: SEED_ONCE,
          include: ['tests/journeys/**/*.test.ts'],
          exclude: [...configDefaults.exclude, HOT_RELOAD],
          // Each file has a gateway of its own, and waits as often as it works; the browser and the code are the worker's.
          isolate: false,
          maxWorkers: 3,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'hot-reload',
          include: [HOT_RELOAD],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
