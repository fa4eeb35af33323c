import fc from 'fast-check';
import { expect } from 'vitest';
import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import type { Database } from '../../../gateway/db/database.ts';
import { propertyRuns, propertySeed } from '../../support/propertyRuns.ts';
import { embeddedSamples } from '../../support/sampleDatabase.ts';
import { MISHAPS } from './network.ts';
import { operationsOf } from '../../../src/engine/operationsOf.ts';
import { bundleOf, type Plan, type Way } from './device.ts';
import { shortest } from './shortest.ts';
import { acts, Simulation, START, type Act } from './simulation.ts';

/** Of each of the two tests that play them. */
const RUNS = 5;
const ACTS = 2000;
/** Of a failure: how often a shorter list is looked for. */
const TRIES = 100;
/** What a run of so many acts comes to at the least. */
const FEWEST = { ends: 300, mishaps: 200 };
/** These alone, as a failure has printed them. */
export const only = process.env['ACTS'];

const project = loadProject('.');
const everyWay: readonly Way[] = Object.values(project.flows).flatMap(({ flow }) =>
  Object.entries(flow.meta.entries ?? {}).flatMap(([entry, { at, require = [] }]) =>
    at === undefined && require.includes('member') ? [{ flow: flow.id, entry }] : [],
  ),
);
export const moneyWays: readonly Way[] = everyWay.filter(({ flow }) =>
  Object.values(operationsOf(bundleOf(project, flow))).some(({ effect }) => effect === 'money'),
);

/** Every process, those that move money more often. */
export const waysOfMembers: readonly Way[] = [...everyWay, ...moneyWays, ...moneyWays, ...moneyWays];

/** What is played: the test file that plays it again, and how. */
export interface Played extends Pick<Plan, 'ways' | 'calls'> {
  readonly file: string;
  readonly open: () => Promise<Database>;
  readonly seed: number;
  readonly runs: number;
  readonly tries?: number;
}

/** Plays so many runs. @returns how often something came of it, by its name; what was wrong is thrown, with the acts that suffice */
export async function played({ file, open, seed, runs, ...plan }: Played) {
  const ends = new Map<string, number>();
  const mishaps = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    const list = only === undefined ? listOf(seed + run) : (JSON.parse(only) as readonly Act[]);
    const simulation = await Simulation.begin({ project, ...plan }, await open());
    const wrong = await wrongOf(simulation, list);
    if (wrong) throw new Error(await told(wrong, list, { file, open, seed, runs, ...plan }));
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
  { file, open, seed, tries = TRIES, ...plan }: Played,
): Promise<string> {
  if (only !== undefined) return `After act ${after} of those given: ${what}`;
  const fails = async (part: readonly Act[]) =>
    (await wrongOf(await Simulation.begin({ project, ...plan }, await open()), part)) !== undefined;
  const few = await shortest(list.slice(0, after), fails, tries);
  return [
    `After act ${after} of a run of --seed=${seed}: ${what}`,
    `${few.length} acts suffice: ACTS='${JSON.stringify(few)}' npx vitest run --project simulation ${file}`,
  ].join('\n');
}

function add(sums: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The same order of things each time, so that a failure comes again. */
export const embedded = () => embeddedSamples(START);

/** Where nothing else is said of the portal's calls. */
export const asTheyAre = (calls: OperationCalls): OperationCalls => calls;

/** What a test plays: the runs of the flags, and enough must come of them. */
export async function playRuns(of: Pick<Played, 'file' | 'ways'>): Promise<void> {
  const runs = propertyRuns(RUNS);
  const { ends, mishaps } = await played({ ...of, open: embedded, calls: asTheyAre, seed: propertySeed, runs });
  if (only !== undefined) return;
  expect(total(ends)).toBeGreaterThan(FEWEST.ends * runs);
  expect(total(mishaps)).toBeGreaterThan(FEWEST.mishaps * runs);
  expect([...mishaps.keys()].sort()).toEqual([...MISHAPS].sort());
}

/** Half an hour for the usual runs, and as much more as more are asked for. */
export const PATIENCE = { timeout: Math.max(1, propertyRuns(RUNS) / RUNS) * 1_800_000 };
