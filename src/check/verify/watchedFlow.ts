import type { FlowBundle } from '../../engine/bundle.ts';
import { errorsOf, transitionsOf, type Guard, type StateNode, type Transition } from '../../engine/flowFile.ts';
import { completeFlow } from '../../engine/completeFlow.ts';
import { flowMachine, runAs, type ControlEvent, type FlowMachine } from '../../engine/machine.ts';
import type { Ended } from './exploration.ts';
import { isAdded } from './flatFlow.ts';

/** A flow whose machine tells what it goes through: states, transitions and both values of guards, as checks.json names them,
 * and `ended:<state>=<outcome>` of sub-flows.
 * @param tell hears of each, in order */
export function watchedFlow(bundle: FlowBundle, report: (item: string) => void): FlowBundle {
  const flow = { ...bundle.flow };
  const machine = flowMachine(bundle.flow);
  const { states } = completeFlow(flow);
  const watched: FlowMachine = {
    start: (judge, at) => {
      const verdicts = new Verdicts();
      const target = machine.start((guard, event) => verdicts.keep(guard, judge(guard, event)), at);
      report(`state:${at ?? flow.initial}`);
      if (at === undefined) reportAlways(states, flow.initial, verdicts, report);
      return target;
    },
    next: (state, event, judge) => {
      const verdicts = new Verdicts();
      const target = machine.next(state, event, (guard, cause) => verdicts.keep(guard, judge(guard, cause)));
      if (event.type === 'done' && event.outcome !== undefined) report(`ended:${state}=${event.outcome}`);
      const [name, list] = alternatives(states[state] ?? {}, event);
      reportTaken(states, state, name, list, verdicts, report);
      return target;
    },
  };
  runAs(flow, watched);
  return { ...bundle, flow };
}

/** The sub-flows that ended by what was told, and had not `before`. A walk that looks for a missing secret tells all of it
 * again. */
export function endedSince(before: readonly string[], told: readonly string[]): readonly Ended[] {
  return [...new Set(told)].flatMap((item) => {
    const [, state, outcome] = /^ended:([^=]+)=(.*)$/.exec(item) ?? [];
    return state !== undefined && outcome !== undefined && !before.includes(item) ? [{ state, outcome }] : [];
  });
}

const keys = new WeakMap<object, string>();

/** The guard as text: XState hands on guards of its own making. */
function keyOf(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  const key = keys.get(guard) ?? JSON.stringify(guard);
  keys.set(guard, key);
  return key;
}

/** What the guards said that were asked for one answer of a machine. */
class Verdicts {
  readonly #held = new Map<string, boolean>();

  keep(guard: Guard, held: boolean): boolean {
    this.#held.set(keyOf(guard), held);
    return held;
  }

  of(guard: Guard): boolean | undefined {
    return this.#held.get(keyOf(guard));
  }
}

type States = { readonly [name: string]: StateNode };

function alternatives(node: StateNode, event: ControlEvent): readonly [name: string, list: readonly Transition[]] {
  switch (event.type) {
    case 'event':
      return [event.name, transitionsOf(node.on?.[event.name])];
    case 'done':
      return ['onDone', transitionsOf(node.invoke?.onDone)];
    case 'code':
    case 'unknown':
      return ['onError', errorsOf(node)];
    case 'after': {
      const one = node.after?.[event.delay];
      return [`after ${event.delay}`, one ? [one] : []];
    }
  }
}

/** Transitions are tried in order, up to the first whose guard holds. */
function reportTaken(
  states: States,
  state: string,
  event: string,
  list: readonly Transition[],
  verdicts: Verdicts,
  report: (item: string) => void,
): void {
  for (const [index, transition] of list.entries()) {
    const held = transition.guard === undefined ? true : verdicts.of(transition.guard);
    if (held === undefined) return;
    if (!isAdded(transition)) {
      if (transition.guard !== undefined) report(`guard:${state}.${event}.${index}=${String(held)}`);
      if (held) report(`transition:${state}.${event}.${index}`);
    }
    if (!held) continue;
    report(`state:${transition.target}`);
    return reportAlways(states, transition.target, verdicts, report);
  }
}

function reportAlways(states: States, state: string, verdicts: Verdicts, report: (item: string) => void): void {
  const list = transitionsOf(states[state]?.always);
  if (list.length > 0) reportTaken(states, state, 'always', list, verdicts, report);
}
