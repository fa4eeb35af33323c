import { transitionsOf, type FlowFile, type Guard, type StateNode, type Transitions } from '../../engine/flowFile.ts';

export type BranchKind = 'event' | 'done' | 'error' | 'always' | 'after';

/** One transition of a flow file, with where it stands. */
export interface Branch {
  readonly state: string;
  readonly kind: BranchKind;
  /** Of `on` and `after`. */
  readonly name?: string;
  readonly guard?: Guard;
  readonly target: string;
  /** Tokens of the transition in the file. */
  readonly at: readonly string[];
  /** Its list of alternatives, itself included, and its place among them. */
  readonly list: readonly Branch[];
  readonly index: number;
}

/** Every transition of a flow in file order. */
export function branchesOf(flow: FlowFile): readonly Branch[] {
  return Object.entries(flow.states).flatMap(([state, node]) => branchesOfState(state, node));
}

function branchesOfState(state: string, node: StateNode): readonly Branch[] {
  const at = ['states', state];
  return [
    ...Object.entries(node.on ?? {}).flatMap(([name, list]) =>
      branches(state, 'event', list, [...at, 'on', name], name),
    ),
    ...branches(state, 'done', node.invoke?.onDone, [...at, 'invoke', 'onDone']),
    ...branches(state, 'error', node.onError, [...at, 'onError']),
    ...branches(state, 'error', node.invoke?.onError, [...at, 'invoke', 'onError']),
    ...branches(state, 'always', node.always, [...at, 'always']),
    ...Object.entries(node.after ?? {}).flatMap(([name, one]) =>
      branches(state, 'after', one, [...at, 'after', name], name),
    ),
  ];
}

function branches(
  state: string,
  kind: BranchKind,
  transitions: Transitions | undefined,
  at: readonly string[],
  name?: string,
): readonly Branch[] {
  const isList = Array.isArray(transitions);
  const list: Branch[] = [];
  transitionsOf(transitions).forEach(({ guard, target }, index) => {
    const place = isList ? [...at, String(index)] : at;
    const named = name === undefined ? {} : { name };
    list.push({ state, kind, ...named, ...(guard !== undefined && { guard }), target, at: place, list, index });
  });
  return list;
}
