import { getAt, parsePointer, placesOf, setAt } from '../domain/jsonPointer.ts';
import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { isHole } from '../domain/sensitive.ts';
import type { FlowBundle, OperationMeta } from './bundle.ts';
import type { Trail, Visit } from './record.ts';

/** The trail with a hole in the place of everything in its replies that was good until an instant before `now`: a proof, a code
 * that was sent. What needs it asks for it again. */
export function withoutRanOut(trail: Trail, bundle: FlowBundle, now: string): Trail {
  return { ...trail, path: trail.path.map((visit) => visitWithout(visit, bundle, now)) };
}

function visitWithout(visit: Visit, bundle: FlowBundle, now: string): Visit {
  const src = bundle.flow.states[visit.state]?.invoke?.src ?? '';
  const sub = visit.sub && bundle.flows[visit.sub.flow];
  const until = bundle.operations[src.slice('op:'.length)]?.replyUntil;
  return {
    ...visit,
    ...(until &&
      visit.reply?.type === 'done' && { reply: { ...visit.reply, data: digOld(visit.reply.data, until, now) } }),
    ...(visit.sub && sub && { sub: withoutRanOut(visit.sub, sub, now) }),
  };
}

/** Something in a reply of the trail was good for a time that is over. */
export function hasRunOut({ path }: Trail): boolean {
  return path.some(({ reply }) => reply?.type === 'done' && holdsRanOut(reply.data));
}

function holdsRanOut(value: Json): boolean {
  if (isHole(value)) return value.$hole === 'proof';
  if (Array.isArray(value)) return (value as readonly Json[]).some(holdsRanOut);
  return isJsonObject(value) && Object.values(value).some(holdsRanOut);
}

function digOld(data: Json, until: NonNullable<OperationMeta['replyUntil']>, now: string): Json {
  let left = data;
  for (const [pointer, instantAt] of Object.entries(until)) {
    for (const place of placesOf(data, parsePointer(pointer))) {
      const beside = parsePointer(instantAt).map((token, index) => (token === '-' ? (place[index] ?? token) : token));
      const instant = getAt(data, beside);
      if (typeof instant === 'string' && Date.parse(now) < Date.parse(instant)) continue;
      left = setAt(left, place, { $hole: 'proof' }) ?? null;
    }
  }
  return left;
}
