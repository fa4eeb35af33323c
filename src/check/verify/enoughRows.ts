import type { Project } from '../../compile/project.ts';
import { writtenState } from '../../domain/writtenState.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { listState, rowState } from '../../engine/expandEach.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import type { Look } from '../promises/lookedAt.ts';
import { isOfNumber } from '../promises/rowLooks.ts';
import type { Ahead } from './ahead.ts';

/** The flow with as many rows of each sub-flow for each row as something ahead can tell apart. The states of all places are alike,
 * so where nothing asks how many rows there are, the fewest, one more, and a list that is full are all that can happen: a list
 * is full at two then, or at one more than it needs. */
export function withEnoughRows(project: Project, bundle: FlowBundle, ahead: Ahead): FlowBundle {
  const states = Object.keys(bundle.flow.states);
  const called = states.filter((state) => bundle.flow.states[rowState(state, 1)] !== undefined);
  if (called.length === 0) return bundle;
  const looks = states.flatMap((state) => [...ahead.before(bundle, state), ...ahead.after(bundle, state)]);
  const flow = called.reduce(
    (fewer, state) => withRows(fewer, state, enough(project, fewer, state, looks)),
    bundle.flow,
  );
  return { ...bundle, flow };
}

function enough(project: Project, { states }: FlowFile, name: string, looks: readonly Look[]): number {
  if (looks.some((look) => look.pointer === `$reply/${name}` && isOfNumber(project, look))) return Infinity;
  const all = Object.keys(states).filter((state) => writtenState(state) === name);
  const fewest = Math.min(...all.filter((state) => states[state]?.on?.['NEXT']).map(placeOf));
  return Math.max(2, fewest + 1, ...looks.map(({ pointer }) => placeIn(name, pointer) + 1));
}

/** The place of the row that a pointer names, from one; 0 when it names none. */
function placeIn(name: string, pointer: string): number {
  const [word, state, place] = pointer.split('/');
  return word === '$reply' && state === name && place !== undefined ? Number(place) + 1 : 0;
}

/** A flow without the places behind one, whose list takes no more rows. */
function withRows(flow: FlowFile, name: string, most: number): FlowFile {
  const kept = Object.entries(flow.states).filter(([state]) => writtenState(state) !== name || placeOf(state) <= most);
  const states = Object.fromEntries(kept);
  const full = listState(name, most);
  if (!states[full]) return flow;
  const { ADD: _add, ...on } = states[full].on ?? {};
  return { ...flow, states: { ...states, [full]: { ...states[full], on } } };
}

function placeOf(state: string): number {
  return Number(state.split('-')[1] ?? 0);
}
