import { formatPointer, getAt } from '../../domain/jsonPointer.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { entryRefusal } from '../../engine/entryRefusal.ts';
import { guardPointers } from '../../engine/judge.ts';
import type { World } from '../../rules/compiled.ts';
import type { FlatFlow } from './flatFlow.ts';
import type { DataGuard } from './flatGuards.ts';
import { sourcesOf } from './sources.ts';

/** How a model begins: what is outside, the entry that lets that in, and the state that the entry names. A sub-flow has no
 * entries. */
export interface Start {
  readonly outside: JsonObject;
  readonly entry?: string;
  readonly at?: string;
}

/** Somebody whom an entry does not let in: an end of its own, on another page. */
export interface Refused {
  readonly entry: string;
  readonly outside: JsonObject;
  readonly route: string;
}

/** Who comes to each entry: the engine says who is let in. Of those whom nothing inside tells apart, the first stands for all.
 * @param inside the guards that are judged after a flow was opened */
export function entering(
  flat: FlatFlow,
  world: World,
  everyone: readonly JsonObject[],
  inside: readonly DataGuard[],
): { readonly starts: readonly Start[]; readonly refused: readonly Refused[] } {
  const [top] = flat.frames;
  if (!top) return { starts: [], refused: [] };
  const entries = Object.entries(top.bundle.flow.meta.entries ?? {});
  if (entries.length === 0) return { starts: everyone.map((outside) => ({ outside })), refused: [] };
  const places = placesSeen(inside);
  const starts = new Map<string, Start>();
  const refused: Refused[] = [];
  for (const outside of everyone) {
    for (const [entry, { at }] of entries) {
      const refusal = entryRefusal(top.bundle, entry, worldOf(world, outside));
      if (refusal) refused.push({ entry, outside, route: refusal.route });
      const key = JSON.stringify([at ?? null, ...places.map((place) => [getAt(outside, place)])]);
      if (!refusal && !starts.has(key)) starts.set(key, { outside, entry, ...(at !== undefined && { at }) });
    }
  }
  return { starts: [...starts.values()], refused };
}

/** The world as the engine is given it: of whom nothing else is said, a member who is signed in. */
export function worldOf(world: World, outside: JsonObject): World {
  const user = isJsonObject(outside['user']) ? outside['user'] : {};
  return { ...world, user: { signed_in: true, ...user } };
}

/** The places outside a flow at which guards look. */
function placesSeen(guards: readonly DataGuard[]): readonly (readonly string[])[] {
  const places = guards.flatMap(({ frame, guard }) =>
    guardPointers(guard).flatMap((pointer) =>
      sourcesOf(frame, pointer).flatMap((source) => (source.kind === 'world' ? [[source.word, ...source.tokens]] : [])),
    ),
  );
  return [...new Map(places.map((place) => [formatPointer(place), place])).values()];
}
