import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationCalls } from '../../src/api/operationCalls.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { propertyRuns, propertySeed } from '../support/propertyRuns.ts';
import { operationsOf } from '../../src/engine/operationsOf.ts';
import { bundleOf, type Plan, type Way } from './simulation/device.ts';
import { acts, Simulation } from './simulation/simulation.ts';

const RUNS = 5;
const ACTS = 200;
/** What a run of so many acts comes to at the least. */
const FEWEST = { ends: 30, mishaps: 50 };

const project = loadProject('.');
const ways: readonly Way[] = Object.values(project.flows).flatMap(({ flow }) =>
  Object.entries(flow.meta.entries ?? {}).flatMap(([entry, { at, require = [] }]) =>
    at === undefined && require.includes('member') ? [{ flow: flow.id, entry }] : [],
  ),
);
const ofMoney = ways.filter(({ flow }) =>
  Object.values(operationsOf(bundleOf(project, flow))).some(({ effect }) => effect === 'money'),
);

/** Plays so many runs. @returns how often something came of it, by its name; what was wrong is thrown, with the acts that suffice */
async function played(plan: Pick<Plan, 'ways' | 'calls'>, seed = propertySeed, numRuns = propertyRuns(RUNS)) {
  const ends = new Map<string, number>();
  const mishaps = new Map<string, number>();
  const run = async (list: readonly Parameters<Simulation['play']>[0][]) => {
    const simulation = await Simulation.begin({ project, ...plan });
    try {
      for (const [at, act] of list.entries()) {
        const wrong = await simulation.play(act);
        if (wrong.length > 0) throw new Error(`After act ${at + 1}: ${wrong.join('; ')}`);
      }
    } finally {
      await simulation.close();
    }
    add(ends, simulation.ended);
    add(mishaps, simulation.network.met);
  };
  const list = fc.array(acts, { minLength: ACTS, maxLength: ACTS });
  await fc.assert(fc.asyncProperty(list, run), { numRuns, seed, endOnFailure: true });
  return { ends, mishaps };
}

function add(sums: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

describe(`members, their browsers, the network and the gateway in one process (seed ${propertySeed})`, () => {
  it(
    'whatever happens, ledger and screens agree, nothing is had twice, and every wizard can go on or end',
    { timeout: propertyRuns(900_000) },
    async () => {
      // Those that move money are begun more often.
      const { ends, mishaps } = await played({
        ways: [...ways, ...ofMoney, ...ofMoney, ...ofMoney],
        calls: (calls) => calls,
      });
      if (propertyRuns(RUNS) < RUNS) return;
      expect(total(ends)).toBeGreaterThan(FEWEST.ends);
      expect(total(mishaps)).toBeGreaterThan(FEWEST.mishaps);
    },
  );

  it('a portal that takes what was done for refused is found out', { timeout: 600_000 }, async () => {
    const deaf = (calls: OperationCalls): OperationCalls => ({
      ...calls,
      send: async (call) => {
        const outcome = await calls.send(call);
        const isDone = outcome.type === 'done' && call.idempotencyKey !== undefined;
        return isDone ? { type: 'business', code: 'TRANS_FAIL', data: {} } : outcome;
      },
    });
    const found = await played({ ways: ofMoney, calls: deaf }, 7, 20).catch((error: Error) => error.cause);
    expect(String(found)).toMatch(/ends as|had twice/);
  });
});
