import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationCalls } from '../../src/api/operationCalls.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Database } from '../../gateway/db/database.ts';
import { propertyRuns, propertySeed } from '../support/propertyRuns.ts';
import { embeddedSamples, sampleDatabase } from '../support/sampleDatabase.ts';
import { operationsOf } from '../../src/engine/operationsOf.ts';
import { bundleOf, type Plan, type Way } from './simulation/device.ts';
import { shortest } from './simulation/shortest.ts';
import { acts, Simulation, START, type Act } from './simulation/simulation.ts';

const RUNS = 10;
const ACTS = 2000;
/** Of a failure: how often a shorter list is looked for. */
const TRIES = 100;
/** What a run of so many acts comes to at the least. */
const FEWEST = { ends: 300, mishaps: 200 };
/** These alone, as a failure has printed them. */
const only = process.env['ACTS'];

const project = loadProject('.');
const ways: readonly Way[] = Object.values(project.flows).flatMap(({ flow }) =>
  Object.entries(flow.meta.entries ?? {}).flatMap(([entry, { at, require = [] }]) =>
    at === undefined && require.includes('member') ? [{ flow: flow.id, entry }] : [],
  ),
);
const ofMoney = ways.filter(({ flow }) =>
  Object.values(operationsOf(bundleOf(project, flow))).some(({ effect }) => effect === 'money'),
);

interface Played extends Pick<Plan, 'ways' | 'calls'> {
  readonly open: () => Promise<Database>;
  readonly seed: number;
  readonly runs: number;
  readonly tries?: number;
}

/** Plays so many runs. @returns how often something came of it, by its name; what was wrong is thrown, with the acts that suffice */
async function played({ open, seed, runs, ...plan }: Played) {
  const ends = new Map<string, number>();
  const mishaps = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    const list = only === undefined ? listOf(seed + run) : (JSON.parse(only) as readonly Act[]);
    const simulation = await Simulation.begin({ project, ...plan }, await open());
    const wrong = await wrongOf(simulation, list);
    if (wrong) throw new Error(await told(wrong, list, { open, seed, runs, ...plan }));
    add(ends, simulation.ended);
    add(mishaps, simulation.network.met);
    if (only !== undefined) break;
  }
  return { ends, mishaps };
}

function listOf(seed: number): readonly Act[] {
  return fc.sample(fc.array(acts, { minLength: ACTS, maxLength: ACTS }), { numRuns: 1, seed })[0]!;
}

interface Wrong {
  /** How many acts it took. */
  readonly after: number;
  readonly what: string;
}

/** Plays a list of acts to its end or to what is wrong, and closes the simulation. */
async function wrongOf(simulation: Simulation, list: readonly Act[]): Promise<Wrong | undefined> {
  try {
    for (const [at, act] of list.entries()) {
      const wrong = await simulation.play(act).catch((error: unknown) => [String(error)]);
      if (wrong.length > 0) return { after: at + 1, what: wrong.join('; ') };
    }
    return undefined;
  } finally {
    await simulation.close();
  }
}

async function told(
  { after, what }: Wrong,
  list: readonly Act[],
  { open, seed, tries = TRIES, ...plan }: Played,
): Promise<string> {
  const fails = async (part: readonly Act[]) =>
    (await wrongOf(await Simulation.begin({ project, ...plan }, await open()), part)) !== undefined;
  const few = await shortest(list.slice(0, after), fails, tries);
  return [
    `After act ${after} of a run of --seed=${seed}: ${what}`,
    `${few.length} acts suffice: ACTS='${JSON.stringify(few)}' npx vitest run --project faults tests/faults/simulation.test.ts`,
  ].join('\n');
}

function add(sums: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

const wary: Pick<Plan, 'ways' | 'calls'> = {
  // Those that move money are begun more often.
  ways: [...ways, ...ofMoney, ...ofMoney, ...ofMoney],
  calls: (calls) => calls,
};
/** The same order of things each time, so that a failure comes again. */
const embedded = () => embeddedSamples(START);

describe(`members, their browsers, the network and the gateway in one process (seed ${propertySeed})`, () => {
  it(
    'whatever happens, ledger and screens agree, nothing is had twice, and every wizard can go on or end',
    { timeout: Math.max(1, propertyRuns(RUNS) / RUNS) * 1_800_000 },
    async () => {
      const runs = propertyRuns(RUNS);
      const { ends, mishaps } = await played({ ...wary, open: embedded, seed: propertySeed, runs });
      if (only !== undefined) return;
      expect(total(ends)).toBeGreaterThan(FEWEST.ends * runs);
      expect(total(mishaps)).toBeGreaterThan(FEWEST.mishaps * runs);
    },
  );

  it.skipIf(!process.env.DATABASE_URL)(
    'and on PostgreSQL, where calls are under way together',
    { timeout: 900_000 },
    () => played({ ...wary, open: () => sampleDatabase(START), seed: propertySeed, runs: 1 }),
  );
});

describe.skipIf(only !== undefined)('what is found out', () => {
  const found = (how: Partial<Played>) =>
    played({ ...wary, ways: ofMoney, open: embedded, seed: 7, runs: 5, tries: 3, ...how }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );

  it('a portal that takes what was done for refused', { timeout: 600_000 }, async () => {
    const deaf = (calls: OperationCalls): OperationCalls => ({
      ...calls,
      send: async (call) => {
        const outcome = await calls.send(call);
        const isDone = outcome.type === 'done' && call.idempotencyKey !== undefined;
        return isDone ? { type: 'business', code: 'TRANS_FAIL', data: {} } : outcome;
      },
    });
    expect(await found({ calls: deaf })).toMatch(/ends as|had twice/);
  });

  it(
    'a gateway that forgets keys and tickets, so that a call that comes again is done again',
    { timeout: 600_000 },
    async () => {
      const forgetful = async (): Promise<Database> => {
        const database = await embedded();
        await database.transaction((tx) => tx.script('ALTER TABLE transfers DROP CONSTRAINT transfers_quote_id_key'));
        const forget =
          'DELETE FROM idempotency_keys; UPDATE tickets SET used_at = NULL; UPDATE transfer_quotes SET spent_at = NULL';
        return {
          ...database,
          transaction: (work, options) =>
            database.transaction(async (tx) => {
              await tx.script(forget);
              return work(tx);
            }, options),
        };
      };
      expect(await found({ open: forgetful })).toMatch(/had twice/);
    },
  );
});
