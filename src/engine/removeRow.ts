import { writtenState } from '../domain/writtenState.ts';
import type { Trail, Visit } from './record.ts';
import { isCommitted } from './record.ts';
import type { WalkResult } from './walkResult.ts';

/** The trail without one of the rows that a sub-flow was called for: those behind it move up a place, and the last list that led
 * on to a further row leads there no more. A Change that led to the list is used by it. `undefined` where something is committed from there on. */
export function removeRow({ path, trail }: WalkResult, row: string): Trail | undefined {
  const at = path.findIndex(({ state }) => state === row);
  if (at < 0 || path.slice(at).some(isCommitted)) return undefined;
  const name = writtenState(row);
  const rows = path.filter(({ state, sub }) => sub && writtenState(state) === name).length;
  const moved = (visit: Visit): readonly Visit[] => {
    if (writtenState(visit.state) !== name) return [visit];
    const place = placeOf(visit.state);
    if (!visit.sub) return place < rows - 1 ? [visit] : [];
    if (place < placeOf(row)) return [visit];
    return place === placeOf(row) ? [] : [{ ...visit, state: `${name}-${place - 1}` }];
  };
  const { editing: _editing, ...rest } = trail;
  return { ...rest, path: trail.path.flatMap(moved) };
}

function placeOf(state: string): number {
  return Number(state.split('-')[1]);
}
