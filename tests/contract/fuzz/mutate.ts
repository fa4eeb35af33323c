import { randomBytes } from 'node:crypto';
import { isJsonObject, type Json, type JsonObject } from '../../../src/domain/json.ts';
import type { Mutation } from './mutation.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A good request with a number of its own. */
export function goodRequest(path: string, example: JsonObject, session: string): Sent {
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      lang: 'en',
      ver: '1.0.0',
      'session-id': session,
      'Idempotency-Key': `fuzz-${randomBytes(8).toString('hex')}`,
    },
    body: encode({ ...example, req_water_no: randomBytes(16).toString('hex') }),
  };
}

/** The requests that a mutation makes of a good one: one, or two where the second is the point. */
export function mutate(good: Sent, mutation: Mutation): readonly Sent[] {
  const body = JSON.parse(new TextDecoder().decode(good.body)) as JsonObject;
  const places = placesOf(body, []);
  const put = (at: number, value: Json) => ({
    ...good,
    body: encode(replaced(body, places[at % places.length]!, value)),
  });
  switch (mutation.kind) {
    case 'none':
      return [good];
    case 'value':
      return [put(mutation.at, mutation.value as Json)];
    case 'missing':
      return [{ ...good, body: encode(without(body, places[mutation.at % places.length]!)) }];
    case 'unknown':
      return [
        {
          ...good,
          body: encode(added(body, places[mutation.at % places.length]!, mutation.name, mutation.value as Json)),
        },
      ];
    case 'huge': {
      const { at, of, length } = mutation;
      return [put(at, of === 'text' ? 'x'.repeat(length) : new Array<Json>(Math.min(length, 1_000_000)).fill(1))];
    }
    case 'deep': {
      const close = mutation.of === '[' ? ']' : '}';
      const deep = `${mutation.of.repeat(mutation.depth)}1${close.repeat(mutation.depth)}`;
      const marked = new TextDecoder().decode(put(mutation.at, '@deep@').body);
      return [{ ...good, body: bytesOf(marked.replace('"@deep@"', () => deep)) }];
    }
    case 'bytes': {
      const start = mutation.at % (good.body.length + 1);
      const rest = mutation.cut ? [] : good.body.slice(start + mutation.bytes.length);
      return [{ ...good, body: Uint8Array.from([...good.body.slice(0, start), ...mutation.bytes, ...rest]) }];
    }
    case 'method':
      return [{ ...good, method: mutation.method }];
    case 'header': {
      const { [mutation.name]: _gone, ...others } = good.headers;
      return [
        { ...good, headers: mutation.value === undefined ? others : { ...others, [mutation.name]: mutation.value } },
      ];
    }
    case 'path':
      return [{ ...good, path: good.path + mutation.more }];
    case 'twice':
      return [good, good];
    case 'sameKey': {
      const next = { ...body, req_water_no: randomBytes(16).toString('hex') };
      const texts = placesOf(next, []).filter((place) => place.length > 0 && place[0] !== 'req_water_no');
      const place = texts[mutation.at % texts.length]!;
      return [good, { ...good, body: encode(replaced(next, place, otherThan(valueAt(next, place)))) }];
    }
  }
}

type Place = readonly string[];

/** Every place of a value, the whole first. */
function placesOf(value: Json, at: Place): readonly Place[] {
  const children = Array.isArray(value) ? [...value.entries()] : isJsonObject(value) ? Object.entries(value) : [];
  return [at, ...children.flatMap(([name, child]) => placesOf(child as Json, [...at, String(name)]))];
}

function valueAt(value: Json, [name, ...rest]: Place): Json {
  if (name === undefined) return value;
  return valueAt((value as JsonObject)[name]!, rest);
}

function replaced(value: Json, [name, ...rest]: Place, by: Json): Json {
  if (name === undefined) return by;
  const child = replaced((value as JsonObject)[name]!, rest, by);
  if (Array.isArray(value)) return value.map((item: Json, index) => (String(index) === name ? child : item));
  return { ...(value as JsonObject), [name]: child };
}

function without(value: Json, place: Place): Json {
  const [name, ...rest] = place;
  if (name === undefined) return {};
  if (rest.length > 0) return replaced(value, [name], without((value as JsonObject)[name]!, rest));
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== name);
  return Object.fromEntries(Object.entries(value as JsonObject).filter(([key]) => key !== name));
}

/** A member more in the object that a place is or lies in. */
function added(value: Json, place: Place, name: string, more: Json): Json {
  const holder = valueAt(value, place);
  if (!isJsonObject(holder)) return added(value, place.slice(0, -1), name, more);
  // `fromEntries` makes an own `__proto__`.
  return replaced(value, place, Object.fromEntries([...Object.entries(holder), [name, more]]));
}

function otherThan(value: Json): Json {
  if (typeof value === 'string') return value === '' ? 'x' : value.slice(0, -1) + (value.endsWith('1') ? '2' : '1');
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return 'other';
}

const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const encode = (value: Json) => bytesOf(JSON.stringify(value));
