import type { FlowBundle, OperationMeta } from '../../engine/bundle.ts';
import { completeFlow, isStep, LED_BY } from '../../engine/completeFlow.ts';
import { errorsOf, transitionsOf, type StateNode, type Transition } from '../../engine/flowFile.ts';

/** A flow with its sub-flows in place: every state of each call of a sub-flow is a state of its own. */
export interface FlatFlow {
  readonly states: readonly FlatState[];
  readonly frames: readonly Frame[];
}

/** One flow at one place: the flow itself, or a sub-flow where it is called. */
export interface Frame {
  readonly index: number;
  readonly bundle: FlowBundle;
  /** `authorise/` in front of the names of its states; empty for the flow itself. */
  readonly prefix: string;
  /** The state that calls it. */
  readonly caller: FlatState | undefined;
  readonly states: ReadonlyMap<string, FlatState>;
}

export interface FlatState {
  readonly index: number;
  /** Nested names, outermost first: `authorise/ask`. */
  readonly path: string;
  readonly name: string;
  readonly frame: Frame;
  /** What the engine adds included. */
  readonly node: StateNode;
  readonly kind: 'step' | 'call' | 'flow' | 'final';
  readonly operation: OperationMeta | undefined;
  /** The frame of the sub-flow it calls. */
  readonly sub: Frame | undefined;
}

export function flattenFlow(bundle: FlowBundle): FlatFlow {
  const flat: { states: FlatState[]; frames: Frame[] } = { states: [], frames: [] };
  addFrame(flat, bundle, '', undefined);
  return flat;
}

function addFrame(
  flat: { states: FlatState[]; frames: Frame[] },
  bundle: FlowBundle,
  prefix: string,
  caller: FlatState | undefined,
): Frame {
  const states = new Map<string, FlatState>();
  const frame: Frame = { index: flat.frames.length, bundle, prefix, caller, states };
  flat.frames.push(frame);
  for (const [name, node] of Object.entries(completeFlow(bundle.flow).states)) {
    const src = node.invoke?.src ?? '';
    const state: { -readonly [key in keyof FlatState]: FlatState[key] } = {
      index: flat.states.length,
      path: prefix + name,
      name,
      frame,
      node,
      kind: kindOf(node),
      operation: src.startsWith('op:') ? bundle.operations[src.slice('op:'.length)] : undefined,
      sub: undefined,
    };
    flat.states.push(state);
    states.set(name, state);
    const sub = src.startsWith('flow:') ? bundle.flows[src.slice('flow:'.length)] : undefined;
    if (sub) state.sub = addFrame(flat, sub, `${prefix}${name}/`, state);
  }
  return frame;
}

function kindOf(node: StateNode): FlatState['kind'] {
  if (node.type === 'final') return 'final';
  if (node.invoke?.src.startsWith('flow:')) return 'flow';
  return isStep(node) ? 'step' : 'call';
}

/** True for a state of `frame` or of a sub-flow below it. */
export function isWithin(state: FlatState, frame: Frame): boolean {
  for (let at: Frame | undefined = state.frame; at; at = at.caller?.frame) if (at === frame) return true;
  return false;
}

/** Frames from the one of `state` outwards. */
export function framesOf(state: FlatState): readonly Frame[] {
  const frames: Frame[] = [];
  for (let at: Frame | undefined = state.frame; at; at = at.caller?.frame) frames.push(at);
  return frames;
}

/** A list of transitions that are tried in order, and how it is called in items: `NEXT`, `onDone`, `onError`, `always`. */
interface Alternatives {
  readonly state: FlatState;
  readonly event: string;
  readonly list: readonly Transition[];
}

function alternativesOf(state: FlatState): readonly Alternatives[] {
  const { node } = state;
  const all: Alternatives[] = Object.entries(node.on ?? {}).map(([event, list]) => ({
    state,
    event,
    list: transitionsOf(list),
  }));
  all.push({ state, event: 'onDone', list: transitionsOf(node.invoke?.onDone) });
  all.push({ state, event: 'onError', list: errorsOf(node) });
  all.push({ state, event: 'always', list: transitionsOf(node.always) });
  for (const [delay, one] of Object.entries(node.after ?? {}))
    all.push({ state, event: `after ${delay}`, list: [one] });
  return all.filter(({ list }) => list.length > 0);
}

/** True for what the engine adds: no part of the file. */
export function isAdded({ guard }: Transition): boolean {
  return typeof guard === 'string' && guard.startsWith(LED_BY);
}

/** What was reached of a flow: states, transitions, and both values of guards, by the names that checks.json uses. */
export class Coverage {
  readonly all: ReadonlySet<string>;
  readonly reached = new Set<string>();

  /** Items of the flow itself; those of its sub-flows are theirs. */
  constructor(flat: FlatFlow) {
    const items = new Set<string>();
    for (const state of flat.states.filter(({ frame }) => frame.index === 0)) {
      items.add(asWritten(stateItem(state)));
      for (const { event, list } of alternativesOf(state)) {
        list.forEach((transition, index) => {
          if (isAdded(transition)) return;
          items.add(asWritten(transitionItem(state, event, index)));
          if (transition.guard === undefined) return;
          items.add(asWritten(guardItem(state, event, index, true)));
          const isLast = index === list.length - 1;
          if (!isLast || !takesTheRest(state, event, transition))
            items.add(asWritten(guardItem(state, event, index, false)));
        });
      }
    }
    this.all = items;
  }

  add(item: string): void {
    if (this.all.has(item)) this.reached.add(item);
  }

  missing(): readonly string[] {
    return [...this.all].filter((item) => !this.reached.has(item));
  }

  /** Reached and all, of one kind. */
  count(kind: 'state' | 'transition' | 'guard'): readonly [reached: number, all: number] {
    const of = (items: Iterable<string>) => [...items].filter((item) => item.startsWith(`${kind}:`)).length;
    return [of(this.reached), of(this.all)];
  }
}

/** Nothing comes past the guard of the last: a code that a step does not name the field shows, and of the outcomes of a sub-flow
 * the check asks that each be named. */
function takesTheRest({ node, sub }: FlatState, event: string, { guard }: Transition): boolean {
  if (event === 'onError') return node.onError !== undefined;
  return sub !== undefined && event === 'onDone' && typeof guard === 'string' && guard.startsWith('outcome:');
}

/** The item of states that stand for one in the file: `transition:people-list.NEXT.0` of the list behind each row. */
export function asWritten(item: string): string {
  const known = written.get(item);
  if (known !== undefined) return known;
  if (written.size >= MOST_WRITTEN) written.clear();
  const made = item.replace(/^((?:state|transition|guard):\w+)-\d+/, '$1');
  written.set(item, made);
  return made;
}

const written = new Map<string, string>();
const MOST_WRITTEN = 100_000;

function stateItem(state: FlatState): string {
  return `state:${state.path}`;
}

function transitionItem(state: FlatState, event: string, index: number): string {
  return `transition:${state.path}.${event}.${index}`;
}

function guardItem(state: FlatState, event: string, index: number, value: boolean): string {
  return `guard:${state.path}.${event}.${index}=${String(value)}`;
}
