import type { FlowBundle, OperationMeta } from '../../engine/bundle.ts';
import { completeFlow, isStep } from '../../engine/completeFlow.ts';
import type { StateNode } from '../../engine/flowFile.ts';

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
