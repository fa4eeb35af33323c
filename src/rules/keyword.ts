import type { Json, JsonObject } from '../domain/json.ts';
import { getAt, parsePointer } from '../domain/jsonPointer.ts';
import type { World } from './compiled.ts';

/**
 * A keyword of our own in rule and form schemas: what JSON Schema cannot say. One file each in `keywords/`.
 *
 * To add one:
 * 1. `keywords/<name>.ts` exports `judge`, the function that runs in the page, and `<name>`, the object below. `judge` stands
 *    alone, because compiled validators import it and nothing else of the file.
 * 2. Add the object to `ruleKeywords.ts`. The meta-schema of rules and forms takes its `metaSchema` from there.
 * 3. `<name>.test.ts`: both sides of every edge, and a property test that `propose` and `judge` agree.
 *
 * Keep it closed: a parameter is a literal, a constant (`{ "const": id }`) or another place of the subject
 * (`{ "data": "/currency" }`); never an expression.
 */
export interface RuleKeyword<Param extends Json = Json> {
  readonly name: string;
  /** Types of value it judges; other types are an error when the schema is compiled. */
  readonly type: 'string' | 'number' | 'array' | 'object' | readonly ('string' | 'number' | 'array' | 'object')[];
  /** The JSON Schema of its parameter, with a description for editors. */
  readonly metaSchema: JsonObject;
  readonly judge: Judge<Param>;
  /** Values that should hold and that should fail; the compiled rule judges them. */
  readonly propose: (param: Param, context: JudgeContext) => Proposals;
  /** One sentence for an analyst, without the subject: `is at least HKD 10.00`. */
  readonly explain: (param: Param, lang: Lang) => string;
}

/** Undefined when the value holds; else what a message may show (`{ limit: { currency, amount } }`). */
export type Judge<Param extends Json = Json> = (
  param: Param,
  value: Json,
  context: JudgeContext,
) => JsonObject | undefined;

/** It fails, and there is nothing a message could add. */
export const noDetail: JsonObject = {};

/** What a keyword may look at besides its value: the world and the whole subject. */
export interface JudgeContext {
  readonly world: World;
  readonly subject: Json;
}

export interface Proposals {
  readonly hold: readonly Json[];
  readonly fail: readonly Json[];
}

export type Lang = 'zh-HK' | 'zh-CN' | 'en';

/** A constant by id, or another place of the subject by JSON Pointer. */
export type Reference = { readonly const: string } | { readonly data: string };

/** The members of a reference, of which it has one. */
export const constantId: JsonObject = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)+$' };
export const subjectPointer: JsonObject = { type: 'string', pattern: '^(/[^/]+)+$' };

export const referenceSchema: JsonObject = {
  description: 'A constant in force (`{ "const": id }`) or another member of the subject (`{ "data": "/pointer" }`).',
  oneOf: [
    { type: 'object', properties: { const: constantId }, required: ['const'], additionalProperties: false },
    { type: 'object', properties: { data: subjectPointer }, required: ['data'], additionalProperties: false },
  ],
};

/** A schema with a description of its own. Spread in place, it would keep the schemas of keywords in the page, where only `judge` runs. */
/* @__NO_SIDE_EFFECTS__ */
export function described(schema: JsonObject, description: string): JsonObject {
  return { ...schema, description };
}

/** The value of a literal or a reference; `undefined` when absent. */
export function resolveParam(param: Json | undefined, context: JudgeContext): Json | undefined {
  if (typeof param !== 'object' || param === null || Array.isArray(param)) return param;
  const { const: id, data } = param as { readonly const?: unknown; readonly data?: unknown };
  if (typeof id === 'string') return Object.hasOwn(context.world.const, id) ? context.world.const[id] : undefined;
  if (typeof data === 'string') return getAt(context.subject, parsePointer(data));
  return param;
}

/** How an explanation names a parameter. */
export function showParam(param: Json | undefined): string {
  if (typeof param !== 'object' || param === null) return String(param);
  const { const: id, data } = param as { readonly const?: string; readonly data?: string };
  if (typeof id === 'string') return `[${id}]`;
  if (typeof data === 'string') return data.slice(1).replaceAll('/', '.');
  return JSON.stringify(param);
}

/** A sentence in the analyst's language: `say(lang, en, zhHk, zhCn)`. */
export function say(lang: Lang, en: string, zhHk: string, zhCn: string): string {
  return lang === 'en' ? en : lang === 'zh-HK' ? zhHk : zhCn;
}
