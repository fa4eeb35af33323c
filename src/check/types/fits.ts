import { attempt } from '../attempt.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { deepEqual, isAmong } from '../../domain/deepEqual.ts';
import { ALWAYS, isMissing, isObjectClosed, lookUp, membersOf, valuesOf, typeOf, type Typed } from './lookUp.ts';
import type { World } from '../../rules/compiled.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { proposeValues } from '../../rules/proposeValues.ts';
import { schemaErrors } from '../../rules/schemaErrors.ts';
import type { FormatName } from '../../domain/valueFormats.ts';

/** Why a value of `source` may be refused where `target` is asked; `undefined` when nothing was found against it.
 * Types and listed values are compared, of members and of rows too; what a text has to look like is for `misfitAtEdges`.
 * @param how `partly` where the rest is filled in later, as a member does in a form */
export function misfit(source: Typed, target: Typed, how: 'wholly' | 'partly' = 'wholly'): string | undefined {
  return (
    misfitOfTypes(source, target) ??
    misfitOfValues(source, target) ??
    (how === 'wholly' ? misfitOfCount(source, target) : undefined) ??
    misfitOfRows(source, target, how) ??
    misfitOfMembers(source, target, how)
  );
}

function misfitOfTypes(source: Typed, target: Typed): string | undefined {
  const [given, asked] = [typesOf(source), typesOf(target)];
  if (!given || !asked) return undefined;
  const odd = given.filter((type) => !asked.includes(type) && !(type === 'integer' && asked.includes('number')));
  return odd.length > 0 ? `it is ${article(given)} and ${article(asked)} is asked` : undefined;
}

/** `an integer or string` */
export function article(types: readonly string[]): string {
  const text = types.join(' or ');
  return /^[aeiou]/.test(text) ? `an ${text}` : `a ${text}`;
}

/** The types of a place; `undefined` when the schemas do not say. */
export function typesOf(at: Typed): readonly string[] | undefined {
  for (const schema of at.schemas) {
    const { type } = schema;
    if (typeof type === 'string') return [type];
    if (Array.isArray(type)) return type.map(String);
  }
  const values = valuesOf(at);
  if (values) return [...new Set(values.map((value) => typeName(value as Json)))];
  return undefined;
}

export function typeName(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function misfitOfValues(source: Typed, target: Typed): string | undefined {
  const asked = valuesOf(target);
  const given = valuesOf(source);
  if (!asked || !given) return undefined;
  const odd = given.find((value) => !asked.some((one) => deepEqual(one as Json, value as Json)));
  return odd === undefined ? undefined : `it may be ${JSON.stringify(odd)}, and only ${list(asked)} is asked`;
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

/** Of a list: how many it may have, and how many are taken. */
function misfitOfCount(source: Typed, target: Typed): string | undefined {
  const [most, room] = [mostOf(source), mostOf(target)];
  if (most !== undefined && room !== undefined && most > room)
    return `a list of ${String(most)} may be given, and at most ${String(room)} are taken`;
  const [least, asked] = [leastGiven(source), leastSaid(target)];
  return least !== undefined && asked !== undefined && least < asked
    ? `a list of ${String(least)} may be given, and at least ${String(asked)} are asked`
    : undefined;
}

/** What a keyword says in each place that speaks of the value, where it says a number. */
export function boundsOf({ schemas }: Typed, keyword: string): readonly number[] {
  return schemas.map((schema) => schema[keyword]).filter((bound) => typeof bound === 'number');
}

function mostOf(at: Typed): number | undefined {
  const said = boundsOf(at, 'maxItems');
  if (said.length > 0) return Math.min(...said);
  if (!at.schemas.some(({ uniqueItems }) => uniqueItems === true)) return undefined;
  const item = lookUp(at, ['-']);
  return isMissing(item) ? undefined : valuesOf(item)?.length;
}

function leastSaid(at: Typed): number | undefined {
  const said = boundsOf(at, 'minItems');
  return said.length > 0 ? Math.max(...said) : undefined;
}

/** A list that says nothing of it is left out where it would be empty, as several of a list is of which none is chosen: it has
 * one at least. */
function leastGiven(at: Typed): number | undefined {
  return leastSaid(at) ?? (typesOf(at)?.includes('array') && !valuesOf(at) ? 1 : undefined);
}

function misfitOfRows(source: Typed, target: Typed, how: 'wholly' | 'partly'): string | undefined {
  if (!typesOf(source)?.includes('array')) return undefined;
  const [from, to] = [lookUp(source, ['-']), lookUp(target, ['-'])];
  if (isMissing(from) || isMissing(to)) return undefined;
  const why = misfit({ ...from, presence: ALWAYS }, { ...to, presence: ALWAYS }, how);
  return why === undefined ? undefined : `of a row, ${why}`;
}

function misfitOfMembers(source: Typed, target: Typed, how: 'wholly' | 'partly'): string | undefined {
  if (!typesOf(source)?.includes('object')) return undefined;
  const [given, asked] = [membersOf(source), membersOf(target)];
  // Nothing is said of what lies inside.
  if (given.length === 0 || asked.length === 0) return undefined;
  for (const name of asked) {
    const [from, to] = [
      lookUp({ ...source, presence: ALWAYS }, [name]),
      lookUp({ ...target, presence: ALWAYS }, [name]),
    ];
    if (isMissing(to)) continue;
    const isAsked = to.presence.type === 'always' && how === 'wholly';
    if (isMissing(from)) {
      if (isAsked) return `it has no "${name}"`;
      continue;
    }
    if (isAsked && from.presence.type !== 'always') return `it may lack "${name}"`;
    const why = misfit(from, to, how);
    if (why !== undefined) return `at "${name}" ${why}`;
  }
  const odd = isObjectClosed(target.schemas) && given.find((name) => !asked.includes(name));
  return typeof odd === 'string' ? `it has "${odd}", which is not asked` : undefined;
}

/** Whether a literal is one of the values that are listed, or fits where none are. */
export function mayBe(value: Json, target: Typed): boolean {
  const listed = valuesOf(target);
  return listed ? isAmong(value, listed) : misfitOfLiteral(value, target) === undefined;
}

/** Why a literal is refused; checked by what a schema says plainly. */
export function misfitOfLiteral(value: Json, target: Typed): string | undefined {
  const types = typesOf(target);
  const type = typeName(value);
  if (types && !types.includes(type) && !(type === 'integer' && types.includes('number'))) {
    return `it is ${article([type])} and ${article(types)} is asked`;
  }
  const values = valuesOf(target);
  if (values && !values.some((one) => deepEqual(one as Json, value))) return `only ${list(values)} is asked`;
  if (typeof value !== 'string') return undefined;
  const failed = target.schemas.find((schema) => !textHolds(value, schema));
  return failed ? `"${value}" is not of the form that is asked (${JSON.stringify(plain(failed))})` : undefined;
}

function textHolds(value: string, schema: JsonObject): boolean {
  const { pattern, minLength, maxLength } = schema;
  if (typeof pattern === 'string' && !matches(pattern, value)) return false;
  if (typeof minLength === 'number' && value.length < minLength) return false;
  return !(typeof maxLength === 'number' && value.length > maxLength);
}

function matches(pattern: string, value: string): boolean {
  return attempt(() => new RegExp(pattern, 'u').test(value)) ?? true;
}

function plain(schema: JsonObject): JsonObject {
  const kept = ['type', 'pattern', 'minLength', 'maxLength', 'format'];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => kept.includes(key)));
}

const PLAIN = ['string', 'integer', 'number'];

/** Why a value of `source` may be refused where `target` is asked, all that both say of it considered. */
export function misfitOf(source: Typed, target: Typed, world: World): string | undefined {
  return misfit(source, target) ?? misfitAtEdges(source, target, world);
}

/** Why one value is refused where `target` is asked, all that it says considered. */
export function misfitOfGiven(value: Json, target: Typed, world: World): string | undefined {
  const plain = misfitOfLiteral(value, target);
  if (plain !== undefined) return plain;
  const keyword = refusalOf(value, target, world);
  return keyword === undefined ? undefined : `"${keyword}" refuses it`;
}

/** Why a text or a number of `source`, or one inside it, may be refused where `target` is asked: a value that the source takes,
 * found at the edges of what it says, and that the target does not. `undefined` where none is found. */
function misfitAtEdges(source: Typed, target: Typed, world: World): string | undefined {
  const [given = [], asked = []] = [typesOf(source), typesOf(target)];
  if (given.every((type) => PLAIN.includes(type)) && asked.every((type) => PLAIN.includes(type)))
    return misfitOfValue(source, target, world);
  for (const name of given.includes('array') ? ['-'] : membersOf(source)) {
    const [from, to] = [lookUp(source, [name]), lookUp(target, [name])];
    const why = isMissing(from) || isMissing(to) ? undefined : misfitAtEdges(from, to, world);
    if (why !== undefined) return name === '-' ? `of a row, ${why}` : `at "${name}" ${why}`;
  }
  return undefined;
}

/** The keyword that refuses a value; `undefined` when none does. */
function refusalOf(value: Json, { schemas }: Typed, world: World): string | undefined {
  for (const schema of schemas) {
    const keyword = keywordsRefusing(schema, value, world)?.[0];
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}

function misfitOfValue(source: Typed, target: Typed, world: World): string | undefined {
  if (source.schemas.length === 0 || target.schemas.length === 0) return undefined;
  const judged = { world, subject: {} };
  const proposed = valuesOf(source) ?? source.schemas.flatMap((schema) => proposeValues(schema, judged).hold);
  for (const value of proposed) {
    if (refusalOf(value, source, world) !== undefined) continue;
    const keyword = refusalOf(value, target, world);
    if (keyword !== undefined) return `it may be ${shown(value)}, which "${keyword}" refuses`;
  }
  return undefined;
}

const LONG = 40;

function shown(value: Json): string {
  return typeof value === 'string' && value.length > LONG
    ? `a text of ${String(value.length)} characters`
    : JSON.stringify(value);
}

/** The keywords by which a schema refuses a value; `undefined` when it takes it, or does not compile, which is reported elsewhere. */
export function keywordsRefusing(
  schema: JsonObject,
  value: Json | undefined,
  world: World,
): readonly string[] | undefined {
  return attempt(() => {
    const validator = compileSchema(schema);
    return validator.call({ world }, value)
      ? undefined
      : schemaErrors(validator.errors ?? []).map(({ keyword }) => keyword);
  });
}

const DAY: JsonObject = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}' };
const INSTANT: JsonObject = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' };
/** An amount, as the contract writes it. */
export const DECIMAL: JsonObject = { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' };
const WHOLE: JsonObject = { type: 'string', pattern: '^[0-9]+$' };
const TEXT: JsonObject = { type: 'string' };

/** How a value reads: in a format of words, or as what a language counts. */
export type Reading = FormatName | 'whole number';

/** What each makes words of: of texts, and of the types beside them. */
const READ: { readonly [name in Reading]: { readonly text: JsonObject; readonly others: JsonObject } } = {
  text: { text: TEXT, others: { type: ['string', 'integer', 'number', 'boolean'] } },
  money: {
    text: DECIMAL,
    others: {
      type: ['string', 'integer', 'number', 'object'],
      properties: { currency: TEXT, amount: TEXT },
      required: ['currency', 'amount'],
    },
  },
  date: { text: DAY, others: TEXT },
  time: { text: INSTANT, others: TEXT },
  dateTime: { text: DAY, others: TEXT },
  number: { text: DECIMAL, others: { type: ['string', 'integer', 'number'] } },
  'whole number': { text: WHOLE, others: { type: ['string', 'integer'] } },
  phone: { text: WHOLE, others: { type: 'integer' } },
  minutes: { text: DECIMAL, others: { type: ['integer', 'number'] } },
  hours: { text: DECIMAL, others: { type: ['integer', 'number'] } },
};

/** Why a value does not read in a format; `undefined` when nothing was found against it. */
export function misfitOfFormat(value: Typed, name: Reading, world: World): string | undefined {
  const { text, others } = READ[name];
  return misfitOf(value, typeOf(isText(value) ? text : others), world);
}

function isText(value: Typed): boolean {
  return typesOf(value)?.every((type) => type === 'string') === true;
}
