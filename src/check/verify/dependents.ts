import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import type { FlatFlow, FlatState } from './flatFlow.ts';
import { isWithin } from './flatFlow.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { sourcesOf } from './sources.ts';

/** For each state, the states whose recorded visit stands only while its own answer or reply stays what it is. */
export function dependentsOf(flat: FlatFlow): ReadonlyMap<number, ReadonlySet<number>> {
  const direct = new Map<number, Set<number>>(flat.states.map(({ index }) => [index, new Set()]));
  for (const state of flat.states) {
    for (const pointer of pointersSeen(state)) {
      for (const source of sourcesOf(state.frame, pointer)) {
        if (source.kind !== 'world') direct.get(source.state.index)?.add(state.index);
      }
    }
    // What stands inside a sub-flow falls with the input that it was given.
    const { sub } = state;
    if (sub) for (const inner of flat.states) if (isWithin(inner, sub)) direct.get(state.index)?.add(inner.index);
  }
  return new Map([...direct.keys()].map((index) => [index, closure(direct, index)]));
}

function closure(direct: ReadonlyMap<number, ReadonlySet<number>>, from: number): ReadonlySet<number> {
  const seen = new Set(direct.get(from));
  for (const index of seen) for (const next of direct.get(index) ?? []) seen.add(next);
  seen.delete(from);
  return seen;
}

/** Pointers that a visit's digest, figures or validity depend on. */
function pointersSeen({ node, frame }: FlatState): readonly string[] {
  const form = frame.bundle.forms[node.meta?.form ?? '']?.schema;
  const isJudgedByRows = JSON.stringify(form?.['x-rules'] ?? []).includes('"$option/');
  const shown = node.tags?.includes('review') || isJudgedByRows ? Object.values(node.meta?.data ?? {}) : [];
  return [...pointersOf(node.invoke?.input), ...shown, ...(form ? pointersIn(form) : [])].filter((pointer) => {
    const { word } = parseWordPointer(pointer);
    return word === 'form' || word === 'reply' || word === 'input';
  });
}

function pointersIn(value: Json | JsonObject): readonly string[] {
  if (isWordPointer(value)) return [value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(pointersIn);
  return isJsonObject(value) ? Object.values(value).flatMap(pointersIn) : [];
}
