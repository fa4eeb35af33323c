import { isJsonObject, listOf, type Json } from '../../domain/json.ts';
import type { Place } from '../finding.ts';

import { below } from './below.ts';
import type { FlowView } from './checkContext.ts';

/** Sub-flows inside sub-flows that are looked into. */
const MOST_DEEP = 8;

/** Where something that a mapping gives is taken from in the end: a pointer that no other flow hands on, or a literal. */
export interface Origin {
  readonly view: FlowView;
  readonly place: Place;
  readonly value: Json;
}

/** Follows a mapping through what sub-flows are handed and what they give. */
export function originsOf(view: FlowView, mapping: Json | undefined, place: Place, depth = 0): readonly Origin[] {
  if (mapping === undefined || depth > MOST_DEEP) return [];
  if (typeof mapping === 'string') return handedOn(view, mapping, depth) ?? [{ view, place, value: mapping }];
  if (!isJsonObject(mapping)) return [{ view, place, value: mapping }];
  const { maybe, first, by: _by, ...parts } = mapping;
  if (maybe !== undefined) return originsOf(view, maybe, below(place, 'maybe'), depth);
  if (first !== undefined)
    return listOf(first).flatMap((one, index) => originsOf(view, one, below(place, 'first', String(index)), depth));
  return Object.entries(parts).flatMap(([name, part]) => originsOf(view, part, below(place, name), depth));
}

/** What others have handed on at a pointer; `undefined` where nobody has. */
function handedOn(view: FlowView, pointer: string, depth: number): readonly Origin[] | undefined {
  const [word, first = '', second = ''] = pointer.split('/');
  const sub = word === '$reply' ? view.subViewOf(first) : undefined;
  if (sub) {
    return sub.states.flatMap(([state, { meta }]) =>
      originsOf(sub, memberOf(meta?.output, second), sub.at('states', state, 'meta', 'output', second), depth + 1),
    );
  }
  if (word !== '$input' || !view.isSubFlow()) return undefined;
  return view.callers().flatMap((caller) =>
    caller.states.flatMap(([state, { invoke }]) => {
      if (caller.subFlowOf(state) !== view.id) return [];
      const at = caller.at('states', state, 'invoke', 'input', first);
      return originsOf(caller, memberOf(invoke?.input, first), at, depth + 1);
    }),
  );
}

function memberOf(mapping: unknown, name: string): Json | undefined {
  const parts = (mapping ?? null) as Json;
  return isJsonObject(parts) && Object.hasOwn(parts, name) ? parts[name] : undefined;
}
