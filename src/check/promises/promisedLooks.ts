import type { Project } from '../../compile/project.ts';
import { writtenState } from '../../domain/writtenState.ts';
import type { OperationMeta } from '../../engine/bundle.ts';
import { completeFlow, targetsOf } from '../../engine/completeFlow.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import { guardPointers } from '../../engine/judge.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import { guardLooks, handed, isSentPointer, pathLook, type DataGuard, type Look } from './lookedAt.ts';
import { conditionsOf, isCallOf, listOf, partsOf, type FlowPromise, type Names } from './promise.ts';

/** Where the promises of a flow look. */
export interface PromisedLooks {
  /** Places of the flow itself, wherever it stands. */
  readonly everywhere: readonly Look[];
  /** Places of the flow itself that count until a state is reached, by that state. */
  readonly until: ReadonlyMap<string, readonly Look[]>;
  /** Conditions over what some calls are sent, in whichever flow they are made. */
  readonly sent: readonly { readonly isOf: (operation: OperationMeta) => boolean; readonly guard: DataGuard }[];
}

/** @param apart the states that this promise names are looked for on every path */
export function promisedLooks(
  project: Project,
  flow: FlowFile,
  promises: readonly FlowPromise[],
  apart?: FlowPromise,
): PromisedLooks {
  const untilReached = promises.flatMap((promise) => stateConditions(flow, promise));
  const conditions = promises
    .flatMap(conditionsOf)
    .filter(({ guard }) => !untilReached.some((one) => one.guard === guard));
  const overSent = conditions.filter(({ guard }) => guardPointers(guard).some(isSentPointer));
  // What is sent is known only where it is sent: elsewhere the other values of such a guard count, not whether it holds.
  const everywhere = conditions.flatMap((condition) =>
    guardLooks(project, condition.guard).flatMap((look) => {
      if (isSentPointer(look.pointer)) return [];
      return [overSent.includes(condition) ? handed(look, look.pointer) : look];
    }),
  );
  const sent = overSent.map(({ guard, of }) => ({
    guard,
    isOf: (operation: OperationMeta) => isCallOf(of, operation),
  }));
  const until = new Map<string, readonly Look[]>();
  for (const { guard, states } of untilReached)
    for (const state of states) until.set(state, [...(until.get(state) ?? []), ...guardLooks(project, guard)]);
  const paths = apart ? [...new Set(statesNamed(flow, apart))].map(pathLook) : [];
  return { everywhere: [...everywhere, ...paths], until, sent };
}

/** The states of the flow that a promise is about, and those that make a call that it is about. */
function statesNamed(flow: FlowFile, promise: FlowPromise): readonly string[] {
  return partsOf(promise).flatMap(({ observation: one }) => {
    if ('state' in one) return statesCalled(flow, one.state);
    const calls = 'call' in one ? listOf(one.call).map((call) => `op:${call}`) : [];
    return Object.keys(flow.states).filter((state) => calls.includes(flow.states[state]?.invoke?.src ?? ''));
  });
}

/** The states of the flow itself that names of states lead to, those of its sub-flows too: each place of a row is one. */
function statesCalled({ states }: FlowFile, names: Names): readonly string[] {
  const called = listOf(names).map((name) => name.split('/')[0]);
  return Object.keys(states).filter((state) => called.includes(writtenState(state)));
}

/** What `always` asks of states: it remembers nothing, so once a state is passed, whoever went there with the other value was
 * judged there. That holds as long as nothing it asks of is given again behind the state, from where Back could lead to it. */
function stateConditions(
  flow: FlowFile,
  promise: FlowPromise,
): readonly { readonly guard: DataGuard; readonly states: readonly string[] }[] {
  if (promise.pattern !== 'always' || !('state' in promise.when)) return [];
  const states = statesCalled(flow, promise.when.state);
  const behind = statesBehind(flow, states);
  return conditionsOf(promise).flatMap(({ guard }) =>
    guardPointers(guard).every((pointer) => isGivenBefore(pointer, behind)) ? [{ guard, states }] : [],
  );
}

function isGivenBefore(pointer: string, behind: ReadonlySet<string>): boolean {
  const { word, tokens } = parseWordPointer(pointer);
  return (word === 'form' || word === 'reply') && ![...behind].some((state) => writtenState(state) === tokens[0]);
}

/** States that a way leads to from one of `states`, and these. */
function statesBehind(flow: FlowFile, states: readonly string[]): ReadonlySet<string> {
  const { states: nodes } = completeFlow(flow);
  const seen = new Set(states);
  for (const state of seen) for (const target of targetsOf(nodes[state] ?? {})) seen.add(target);
  return seen;
}
