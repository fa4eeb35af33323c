import { isJsonObject, type JsonObject } from '../domain/json.ts';

export interface RuleSource {
  /** `<area>.<name>`, a question with one name: `level.canTransferToHk`. */
  readonly id: string;
  readonly description: string;
  readonly source: readonly string[];
  /** Members of the subject and their types. Every one is required, but those with a default. */
  readonly subject: { readonly [member: string]: SubjectType };
  /** What members are that are absent. A file says it at the member: `{ "type": "money", "default": "0" }`. */
  readonly defaults?: JsonObject;
  /** By the name that its schema has for it: a figure, worked out from the subject. */
  readonly figures?: { readonly [name: string]: string };
  /** A JSON Schema over the subject and the figures; types of members need not be said again. */
  readonly schema: JsonObject;
  readonly examples: { readonly hold: readonly JsonObject[]; readonly fail: readonly JsonObject[] };
}

/** A rule of `flows/rules/<area>.json` as it is written there, with types and defaults of its members apart. */
export function ruleSource(written: JsonObject): RuleSource {
  const members = Object.entries(isJsonObject(written.subject) ? written.subject : {});
  const withDefault = members.flatMap(([name, member]) => (isJsonObject(member) ? [[name, member] as const] : []));
  if (withDefault.length === 0) return written as unknown as RuleSource;
  return {
    ...written,
    subject: Object.fromEntries(members.map(([name, member]) => [name, isJsonObject(member) ? member.type : member])),
    defaults: Object.fromEntries(withDefault.map(([name, member]) => [name, member.default])),
  } as unknown as RuleSource;
}

/** Types of a subject's members and what they are in JSON. */
export const subjectTypes = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  /** A decimal string; its currency is a member of its own. */
  money: { type: 'string', pattern: '^-?\\d{1,15}(\\.\\d{1,4})?$' },
  currency: { type: 'string', enum: ['HKD', 'CNY', 'USD'] },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  /** A real-name status as the gateway says it; unknown values are possible (AMB-34). */
  level: { type: 'string', pattern: '^\\d$' },
  rows: { type: 'array', items: { type: 'object' } },
} as const satisfies { readonly [name: string]: JsonObject };

/** The levels that there are: T1, T2 and T3. */
export const LEVELS = ['0', '1', '3'];

export type SubjectType = keyof typeof subjectTypes;
