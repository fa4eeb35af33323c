import type { Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { stepsLeadingTo } from '../../engine/completeFlow.ts';
import { transitionsOf, type FlowFile, type Guard, type StateNode, type Transitions } from '../../engine/flowFile.ts';

/** A way from one state to another; what the engine adds has no branch. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly kind: BranchKind;
  readonly name?: string;
  readonly branch?: Branch;
}

/** That the value at a pointer is one of `in`; `$outcome/<state>` is how a sub-flow ended. */
export interface Known {
  readonly pointer: string;
  readonly in: readonly Json[];
}

/** The paths through a flow. Because a path has no repeats, what lies on every path from the start to a state lies on every
 * path that a member can have there. */
export class FlowPaths {
  readonly edges: readonly Edge[];
  readonly starts: readonly string[];
  readonly reachable: ReadonlySet<string>;
  readonly #cuts = new Map<string, string | undefined>();
  readonly #past = new Map<string, ReadonlySet<string>>();

  constructor(
    flow: FlowFile,
    branches: readonly Branch[],
    private readonly valuesAt: (pointer: string) => readonly unknown[] | undefined,
  ) {
    const states = new Set(Object.keys(flow.states));
    this.edges = [...branches.map(edgeOf), ...defaultEdges(flow, branches)].filter(({ to }) => states.has(to));
    const entered = Object.values(flow.meta.entries ?? {}).flatMap(({ at }) => at ?? []);
    this.starts = [...new Set([flow.initial, ...entered])].filter((state) => states.has(state));
    this.reachable = this.reach();
  }

  /** States to which a path leads that uses no edge for which `without` is true. */
  reach(without: (edge: Edge) => boolean = () => false, starts = this.starts): ReadonlySet<string> {
    const seen = new Set(starts);
    for (const state of seen) {
      for (const edge of this.edges) if (edge.from === state && !without(edge)) seen.add(edge.to);
    }
    return seen;
  }

  /** A state through which every way leads to `first`, and every one from there on to `then`: the path is cut at what comes
   * again, and `first` with it. `undefined` where there is a way on which both are. */
  cutBetween(first: string, then: string): string | undefined {
    const key = `${first} ${then}`;
    if (!this.#cuts.has(key)) {
      const isCut = (at: string) =>
        !this.#reachedPast(at).has(first) && (at === then || !this.reach(({ from }) => from === at, [first]).has(then));
      const known = [then, ...this.reachable].find((at) => at !== first && isCut(at));
      this.#cuts.set(key, known);
    }
    return this.#cuts.get(key);
  }

  /** States to which a path leads that does not go on from `at`. */
  #reachedPast(at: string): ReadonlySet<string> {
    const known = this.#past.get(at) ?? this.reach(({ from }) => from === at);
    this.#past.set(at, known);
    return known;
  }

  /** States from which a path leads to one of `goals`. */
  leadingTo(goals: Iterable<string>): ReadonlySet<string> {
    const seen = new Set(goals);
    for (const state of seen) {
      for (const edge of this.edges) if (edge.to === state) seen.add(edge.from);
    }
    return seen;
  }

  /** Whether an edge is not taken where the value at a pointer is this one; `undefined` makes no guard of it true. */
  excludes({ branch }: Edge, pointer: string, value: Json | undefined): boolean {
    if (!branch) return false;
    const isOther = askedValues(branch)?.pointer === pointer && !takes(branch, pointer, value);
    return isOther || isTakenBefore(branch, pointer, value);
  }

  /** Values that several forks look at. */
  get forked(): readonly string[] {
    const lists = new Set(this.edges.flatMap(({ branch }) => (branch ? [branch.list] : [])));
    const pointers = [...lists].flatMap((list) => [...new Set(list.flatMap((one) => askedValues(one)?.pointer ?? []))]);
    return [...new Set(pointers.filter((pointer, index) => pointers.indexOf(pointer) < index))];
  }

  /** What taking an edge says of the values that guards look at. */
  knownBy(edge: Edge): readonly Known[] {
    const { branch } = edge;
    if (!branch) return [];
    const pointers = new Set(branch.list.slice(0, branch.index + 1).flatMap((one) => askedValues(one)?.pointer ?? []));
    return [...pointers].flatMap((pointer) => {
      const own = askedValues(branch);
      if (own?.pointer === pointer) return [own];
      return this.#remaining(branch, pointer);
    });
  }

  /** The values left after the branches before this one did not hold. */
  #remaining(branch: Branch, pointer: string): readonly Known[] {
    const all = this.valuesAt(pointer) as readonly Json[] | undefined;
    if (!all) return [];
    return [{ pointer, in: all.filter((value) => !isTakenBefore(branch, pointer, value)) }];
  }
}

/** What the truth of the guard of a branch says: of an `is`, or of an outcome. */
export function askedValues({ guard, state }: Branch): Known | undefined {
  if (typeof guard === 'string') {
    const outcome = /^outcome:(.+)$/.exec(guard)?.[1];
    return outcome === undefined ? undefined : { pointer: `$outcome/${state}`, in: [outcome] };
  }
  if (guard?.type !== 'is') return undefined;
  const { at, in: values } = guard.params;
  return typeof at === 'string' && Array.isArray(values) ? { pointer: at, in: values as readonly Json[] } : undefined;
}

function edgeOf(branch: Branch): Edge {
  const { state, target, kind, name } = branch;
  return { from: state, to: target, kind, ...(name !== undefined && { name }), branch };
}

/** Codes that a call says nothing about lead back to the step that led to it. */
function defaultEdges(flow: FlowFile, branches: readonly Branch[]): readonly Edge[] {
  return Object.entries(flow.states).flatMap(([from, node]) => {
    if (!node.invoke?.src.startsWith('op:')) return [];
    const errors = branches.filter((branch) => branch.state === from && branch.kind === 'error');
    if (errors.some(({ guard }) => guard === undefined)) return [];
    return stepsLeadingTo(flow, from).map((to): Edge => ({ from, to, kind: 'error' }));
  });
}

export type BranchKind = 'event' | 'done' | 'error' | 'always' | 'after';

/** One transition of a flow file, with where it is. */
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

/** `NEXT of "details"`, `onDone of "quoting"` */
export function subjectOf({ state, kind, name }: Branch): string {
  const words = { event: name ?? '', done: 'onDone', error: 'onError', always: 'always', after: `after ${name ?? ''}` };
  return `${words[kind]} of "${state}"`;
}

/** A condition under which an entry lets somebody in. */
export interface EntryCondition {
  readonly guard: Guard;
  /** Where everybody else is led. */
  readonly else: string;
  /** Tokens of the condition in the file. */
  readonly at: readonly string[];
}

export function entryConditions({ meta }: FlowFile): readonly EntryCondition[] {
  return Object.entries(meta.entries ?? {}).flatMap(([route, { require = [] }]) =>
    require.flatMap((one, index) =>
      one === 'member' ? [] : [{ ...one, at: ['meta', 'entries', route, 'require', String(index)] }],
    ),
  );
}

function takes(branch: Branch, pointer: string, value: Json | undefined): boolean {
  const asked = askedValues(branch);
  return asked?.pointer === pointer && asked.in.some((one) => deepEqual(one, value));
}

/** Whether a branch before this one is for a value at a pointer. */
export function isTakenBefore({ list, index }: Branch, pointer: string, value: Json | undefined): boolean {
  return list.slice(0, index).some((one) => takes(one, pointer, value));
}

/** Branches before one with a guard that take each of the values it names, and which; none where it is left any. */
export function takenBefore(branch: Branch): readonly { readonly branch: Branch; readonly values: readonly Json[] }[] {
  const { pointer, in: all } = askedValues(branch) ?? { pointer: '', in: [] };
  if (!all.every((value) => isTakenBefore(branch, pointer, value))) return [];
  return branch.list.slice(0, branch.index).flatMap((one) => {
    const values = all.filter((value) => takes(one, pointer, value) && !isTakenBefore(one, pointer, value));
    return values.length > 0 ? [{ branch: one, values }] : [];
  });
}
