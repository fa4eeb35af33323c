import type { FlowFile, StateNode, Transition } from './flowFile.ts';
import { errorsOf, transitionsOf } from './flowFile.ts';

/** Guard of the transitions that the engine adds: holds when `step` is the last step before the call. */
export const LED_BY = 'engine:ledBy:';

const completed = new WeakMap<FlowFile, FlowFile>();

/** The flow with what the engine owns written out: a return code that a call says nothing about leads back to the
 * step that led to the call. So XState runs, and the checker sees, the whole machine. */
export function completeFlow(flow: FlowFile): FlowFile {
  const known = completed.get(flow);
  if (known) return known;
  const states = Object.fromEntries(
    Object.entries(flow.states).map(([name, node]) => [name, completeState(flow, name, node)]),
  );
  const complete = { ...flow, states };
  completed.set(flow, complete);
  return complete;
}

function completeState(flow: FlowFile, name: string, node: StateNode): StateNode {
  if (!node.invoke?.src.startsWith('op:')) return node;
  const onError = transitionsOf(node.invoke.onError);
  if (onError.length > 0 && onError[onError.length - 1]?.guard === undefined) return node;
  const defaults: Transition[] = stepsLeadingTo(flow, name).map((step) => ({ guard: LED_BY + step, target: step }));
  return { ...node, invoke: { ...node.invoke, onError: [...onError, ...defaults] } };
}

/** The steps from which `state` is reached without another step between, in file order; `state` itself when it is one. */
export function stepsLeadingTo(flow: FlowFile, state: string): readonly string[] {
  if (isStep(flow.states[state])) return [state];
  const found = new Set<string>();
  const seen = new Set([state]);
  const open = [state];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const [name, node] of Object.entries(flow.states)) {
      if (seen.has(name) || !targetsOf(node).includes(at)) continue;
      seen.add(name);
      if (isStep(node)) found.add(name);
      else open.push(name);
    }
  }
  return Object.keys(flow.states).filter((name) => found.has(name));
}

export function isStep(node: StateNode | undefined): boolean {
  return node?.type !== 'final' && (node?.tags?.includes('step') ?? false);
}

/** Every state that `node` names as a target, in file order. */
export function targetsOf(node: StateNode): readonly string[] {
  const known = targets.get(node) ?? targetsIn(node);
  targets.set(node, known);
  return known;
}

const targets = new WeakMap<StateNode, readonly string[]>();

function targetsIn(node: StateNode): readonly string[] {
  return [
    ...Object.values(node.on ?? {}).flatMap(transitionsOf),
    ...transitionsOf(node.invoke?.onDone),
    ...errorsOf(node),
    ...transitionsOf(node.always),
    ...Object.values(node.after ?? {}),
  ].map(({ target }) => target);
}
