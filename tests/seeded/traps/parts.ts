import type { Json, JsonObject } from '../../../src/domain/json.ts';
import type { Put } from './trap.ts';
/** Files of the parcel flow, and what its files and the edits of them are made of. */
export const FLOW = 'flows/parcel/flow.json';
export const CHECKS = 'flows/parcel/checks.json';
export const RULES = 'flows/rules/parcel.json';
export const ASK = 'schemas/parcel/ask.schema.json';
export const REVIEW = 'schemas/parcel/review.schema.json';
export const SUB = 'flows/parcel-sub/flow.json';
export const SUB_ASK = 'schemas/parcel-sub/ask.schema.json';
export const WORDS = 'locales/en/parcel.json';

export const callFile = (name: string) => `openapi/paths/parcel/${name}.yaml`;

/** What reviews show. */
export const ROWS: readonly JsonObject[] = [
  { answer: 'ask/kind' },
  { answer: 'ask/count' },
  { name: 'total', data: 'quote/total', as: 'money' },
];

export const form = (properties: JsonObject, required: readonly string[], more: JsonObject = {}): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $comment: 'defined',
  type: 'object',
  properties,
  required: [...required],
  ...more,
  additionalProperties: false,
});

export const rule = (
  id: string,
  subject: JsonObject,
  schema: JsonObject,
  hold: readonly JsonObject[],
  fail: readonly JsonObject[],
): JsonObject => ({
  id: `parcel.${id}`,
  description: 'Made for a trap.',
  source: ['defined'],
  subject,
  schema,
  examples: { hold: [...hold], fail: [...fail] },
});

/** The whole file of rules; a rule area has at least one. */
export const rules = (...list: readonly JsonObject[]): readonly [string, string, Json] => [
  RULES,
  '',
  { $schema: '../../schemas/language/rules.schema.json', rules: [...list] },
];

export const is = (at: string, ...values: readonly Json[]): JsonObject => ({
  type: 'is',
  params: { at, in: [...values] },
});

export const asks = (rule: string, params: JsonObject): JsonObject => ({ type: `rule:parcel.${rule}`, params });

export const promise = (id: string, pattern: string, more: JsonObject): JsonObject => ({
  id,
  description: 'Made for a trap.',
  source: ['defined'],
  pattern,
  ...more,
});

/** A step that asks nothing. */
export const step = (on: JsonObject, more: JsonObject = {}): JsonObject => ({
  meta: more,
  on,
});

export const call = (src: string, input: JsonObject, onDone: Json, onError: Json): JsonObject => ({
  invoke: { src: `op:${src}`, input, onDone, onError },
});

/** A step that asks again and again what has become of the parcel, after the quote, and only ends by itself. */
export const pollWithoutButton = (onDone: Json): JsonObject => ({
  meta: {
    poll: {
      every: 'const:access.uplink.poll',
      while: is('$reply/waiting/state', 'WAITING'),
      until: '$reply/quoting/expire_time',
    },
  },
  invoke: {
    src: 'op:parcelTrack',
    input: { kind: '$form/ask/kind', count: '$form/ask/count' },
    onDone,
    onError: { target: 'cancelled' },
  },
});

/** The same, which a member may leave. */
export const poll = (onDone: Json): JsonObject => ({
  ...pollWithoutButton(onDone),
  on: { CANCEL: { target: 'cancelled' } },
});

export const end = (outcome: string): JsonObject => ({
  type: 'final',
  meta: { outcome, screen: false, next: [{ page: '/dashboard' }] },
});

/** The end that tells that the money is taken. */
export const SENT: JsonObject = { type: 'final', meta: { outcome: 'success', next: [{ page: '/dashboard' }] } };

export const QUOTE_INPUT: JsonObject = {
  kind: '$form/ask/kind',
  count: '$form/ask/count',
  note: { maybe: '$form/ask/note' },
};

/** Where a member leaves the first step, and where the quote leads on. */
export const NEXT = '/states/ask/on/NEXT';
export const DONE = '/states/quoting/invoke/onDone';

/** The number of pieces, asked otherwise. */
export const count = (schema: JsonObject): Put => [ASK, '/properties/count', { type: 'integer', ...schema }];

/** A call of the other flow, with the ways on from it. */
export const asking = (onDone: readonly JsonObject[], input: JsonObject = { kind: '$form/ask/kind' }): Put => [
  FLOW,
  '/states/asking',
  { invoke: { src: 'flow:parcel-sub', input, onDone: [...onDone] } },
];

/** A rule about the number of pieces. */
export const atLeast = (id: string, least: number): JsonObject =>
  rule(
    id,
    { count: 'integer' },
    { properties: { count: { type: 'integer', minimum: least } } },
    [{ count: least }],
    [{ count: least - 1 }],
  );
