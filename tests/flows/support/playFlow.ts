import { onTestFinished } from 'vitest';
import type { CallOutcome } from '../../../src/api/outcome.ts';
import { bundleFlow } from '../../../src/compile/bundleFlow.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import type { FlowBundle } from '../../../src/engine/bundle.ts';
import { FakeCalls, FakeStore, noLocks, quickTimers } from '../../../src/engine/testing/fakeGateway.ts';
import type { EndView, StepView } from '../../../src/engine/view.ts';
import { RunningWizard } from '../../../src/engine/runningWizard.ts';
import type { Wizard } from '../../../src/engine/wizard.ts';
import { resolveConstants } from '../../../src/rules/constants.ts';
import type { World } from '../../../src/rules/compiled.ts';
import { eventually } from '../../support/eventually.ts';

/** What a gateway answers in a table. */
export const done = (data: JsonObject = {}): CallOutcome => ({ type: 'done', data });
export const code = (name: string, data: Json = {}): CallOutcome => ({ type: 'business', code: name, data });

/** One button: the step where it is pressed, its event, what is typed. */
export type Move = readonly [at: string, event: string, answer?: JsonObject];

export interface Played {
  readonly view: StepView | EndView;
  readonly calls: FakeCalls;
  readonly wizard: Wizard;
}

const NOW = '2026-11-23T10:00:00+08:00';
const project = loadProject('.');
const constants = resolveConstants(
  Object.values(project.constants).map(({ constant }) => constant),
  NOW,
);
const bundles = new Map<string, FlowBundle>();

/** A flow of the project as it is compiled for the portal. */
export function flowOf(id: string): FlowBundle {
  const bundle = bundles.get(id) ?? bundleFlow(project, id);
  bundles.set(id, bundle);
  return bundle;
}

export function visitorWorld(change: Partial<World> = {}): World {
  const site = project.site?.data as JsonObject;
  return { user: { signed_in: false }, site, const: constants, calendars: {}, now: NOW, ...change };
}

/** Plays the moves one after the other, then waits for where they lead: a step (`a/b`), or an end (`a!`). */
export async function play(
  flow: { readonly id: string; readonly entry: string; readonly world?: () => World },
  answers: { readonly [operationId: string]: CallOutcome | readonly CallOutcome[] },
  moves: readonly Move[],
  leadsTo: string,
): Promise<Played> {
  const queues = Object.entries(answers).map(([id, one]) => [id, [one].flat() as CallOutcome[]] as const);
  const calls = new FakeCalls(Object.fromEntries(queues));
  const wizard = new RunningWizard({
    bundle: flowOf(flow.id),
    entry: flow.entry,
    input: {},
    world: flow.world ?? (() => visitorWorld()),
    records: new FakeStore(),
    calls,
    locks: noLocks,
    timers: quickTimers,
    newId: () => 'r',
  });
  // A wizard that asks again and again would do so in the tests after it.
  onTestFinished(() => wizard.close());
  await wizard.open();
  for (const [at, event, answer = {}] of moves) {
    await arrival(wizard, at);
    wizard.send(event, answer);
  }
  await arrival(wizard, leadsTo);
  return { view: wizard.getView() as StepView | EndView, calls, wizard };
}

async function arrival(wizard: Wizard, at: string): Promise<void> {
  await eventually(() => {
    const here = placeOf(wizard);
    if (here !== at) throw new Error(`The flow is at ${here}, not at ${at}.`);
  });
}

function placeOf(wizard: Wizard): string {
  const view = wizard.getView();
  if (view.type === 'step') return view.statePath;
  if (view.type === 'busy') return `${view.statePath} (${view.retry ?? view.doing})`;
  return view.type === 'end' ? `${view.state}!` : view.type;
}
