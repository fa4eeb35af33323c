import { flattenFlow, type FlatState } from '../../../src/check/verify/flatFlow.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import type { FlowBundle } from '../../../src/engine/bundle.ts';
import { errorsOf, transitionsOf, type Transition } from '../../../src/engine/flowFile.ts';

/** What may come after what in a flow, its sub-flows in place; whether a guard holds is not asked. */
export class FlowGraph {
  readonly states: ReadonlyMap<string, FlatState>;

  constructor(readonly bundle: FlowBundle) {
    this.states = new Map(flattenFlow(bundle).states.map((state) => [state.path, state]));
  }

  /** Paths that some way leads to. */
  reached(): ReadonlySet<string> {
    const { initial, meta } = this.bundle.flow;
    const begins = Object.values(meta.entries ?? {}).flatMap(({ at }) => at ?? []);
    const found = new Set([initial, ...begins]);
    for (const path of found) for (const next of this.after(path)) found.add(next);
    return found;
  }

  after(path: string): readonly string[] {
    const state = this.states.get(path);
    if (!state) return [];
    const { node, sub, frame, kind } = state;
    if (sub) return this.#targets(sub.states.values().next().value ?? state, [{ target: sub.bundle.flow.initial }]);
    if (kind === 'final') return frame.caller ? this.#targets(frame.caller, takenAfter(frame.caller, state)) : [];
    return this.#targets(state, [
      ...Object.values(node.on ?? {}).flatMap(transitionsOf),
      ...transitionsOf(node.invoke?.onDone),
      ...errorsOf(node),
      ...transitionsOf(node.always),
      ...Object.values(node.after ?? {}),
    ]);
  }

  /** Where a button may lead. */
  afterEvent(path: string, event: string): readonly string[] {
    const state = this.states.get(path);
    return state ? this.#targets(state, transitionsOf(state.node.on?.[event])) : [];
  }

  /** Where the wizard comes by itself once a call was done: the next steps, and ends. */
  afterDone(path: string): ReadonlySet<string> {
    const state = this.states.get(path);
    const found = new Set(state ? this.#targets(state, transitionsOf(state.node.invoke?.onDone)) : []);
    for (const one of found) {
      if (this.states.get(one)?.kind === 'step') continue;
      for (const next of this.after(one)) found.add(next);
    }
    return found;
  }

  #targets(state: FlatState, transitions: readonly Transition[]): readonly string[] {
    return transitions.flatMap(({ target, guard }) =>
      target === undefined || isNeverGiven(state, guard) ? [] : (state.frame.states.get(target)?.path ?? []),
    );
  }
}

/** A branch that names the outcome is taken; those before it that look at something else may be. */
function takenAfter({ node }: FlatState, { node: { meta } }: FlatState): readonly Transition[] {
  const taken: Transition[] = [];
  for (const transition of transitionsOf(node.invoke?.onDone)) {
    const { guard } = transition;
    const isNamed =
      typeof guard === 'string' &&
      guard
        .replace('outcome:', '')
        .split(',')
        .includes(meta?.outcome ?? '');
    if (isNamed || typeof guard !== 'string') taken.push(transition);
    if (isNamed) break;
  }
  return taken;
}

/** A guard of a sub-flow looks at something that its caller does not give. */
function isNeverGiven({ frame }: FlatState, guard: Transition['guard']): boolean {
  const params = isJsonObject(guard) && guard['type'] === 'is' ? guard['params'] : undefined;
  const name = /^\$input\/([^/]+)/.exec(isJsonObject(params) ? String(params['at']) : '')?.[1];
  const given = frame.caller?.node.invoke?.input;
  return name !== undefined && frame.caller !== undefined && !(isJsonObject(given) && Object.hasOwn(given, name));
}
