import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { JudgeContext, Proposals } from './keyword.ts';
import { severalOf } from './formSchema.ts';
import { proposeChoices } from './proposeChoices.ts';
import { ruleKeywords } from './ruleKeywords.ts';
import { samplePattern } from './samplePattern.ts';

interface ProposeContext extends JudgeContext {
  /** What a member is offered for a value of a schema, and for its members and rows: it comes before all that fits. */
  readonly offered?: (schema: JsonObject) => readonly Json[];
}

/** Values on both sides of what a schema says, keyword by keyword: edges first. They are proposals; the compiled schema
 * judges. `subject` is what `{ "data": … }` of our keywords looks at.
 * @param schema with every `$ref` resolved */
export function proposeValues(schema: JsonObject, context: ProposeContext): Proposals {
  const parts = [
    { hold: context.offered?.(schema) ?? [], fail: [] },
    ofConstants(schema),
    ofType(schema, context),
    ofSteps(schema),
    ofPatterns(schema),
    ofOwnKeywords(schema, context),
    ...ofBranches(schema, context),
  ];
  return { hold: unique(parts.flatMap(({ hold }) => hold)), fail: unique(parts.flatMap(({ fail }) => fail)) };
}

const none: Proposals = { hold: [], fail: [] };

function ofConstants(schema: JsonObject): Proposals {
  const { const: only, enum: allowed } = schema;
  if (only !== undefined) return { hold: [only], fail: [unlike(only)] };
  if (Array.isArray(allowed))
    return { hold: allowed as readonly Json[], fail: [unlike((allowed as readonly Json[])[0] ?? '')] };
  return none;
}

function unlike(value: Json): Json {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : 'other';
}

function ofType(schema: JsonObject, context: ProposeContext): Proposals {
  if ('const' in schema || 'enum' in schema) return none;
  const type = schema['type'];
  if (type === 'boolean') return { hold: [true, false], fail: [] };
  if (type === 'string' || 'pattern' in schema || 'format' in schema) return ofText(schema);
  if (type === 'integer' || type === 'number' || NUMERIC.some((keyword) => keyword in schema)) return ofNumber(schema);
  if (type === 'array' || 'contains' in schema) return ofRows(schema, context);
  return type === 'object' ? ofObject(schema, context) : none;
}

/** They say that a number is meant, in a branch without a type. */
const NUMERIC = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

function ofText(schema: JsonObject): Proposals {
  const { pattern, format, minLength, maxLength } = schema;
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : undefined;
  const byFormat = typeof format === 'string' ? formatSamples[format] : undefined;
  const ofPattern = typeof pattern === 'string' ? samplePattern(pattern) : [];
  // No text is known of a pattern that does not compile; and a secret is no word that stands elsewhere too.
  const isTaken = typeof pattern !== 'string' || (ofPattern.length > 0 && new RegExp(pattern, 'u').test(SAMPLE));
  const word = isTaken && schema['x-sensitive'] === undefined ? fittingWord(least, most) : [];
  const ofFormat = byFormat
    ? [...longMail(byFormat.hold.map(String), least), ...byFormat.hold.map(String)]
    : [...word, repeat(least || 1)];
  const ofBoth = byFormat
    ? ofPattern.flatMap((text) => byFormat.hold.flatMap((one) => overlaid(String(one), text)))
    : [];
  const texts = typeof pattern === 'string' ? [...word, ...fitted(ofPattern, least, most), ...ofBoth] : ofFormat;
  const longest = most === undefined || typeof pattern === 'string' || byFormat ? [] : [repeat(most)];
  return {
    hold: [...texts, ...longest],
    fail: [
      ...(typeof pattern === 'string' ? ['', '?', ...texts.map((text) => `${text}?`)] : (byFormat?.fail ?? [])),
      ...(least > 0 ? [repeat(least - 1), ...stretched(ofPattern, least - 1)] : []),
      ...(most === undefined ? [] : [repeat(most + 1), ...stretched(ofPattern, most + 1)]),
    ],
  };
}

/** Where several patterns all have to match: texts of each, one behind the other, in every order. */
function ofPatterns(schema: JsonObject): Proposals {
  const patterns = patternsOf(schema);
  if (patterns.length < 2 || patterns.length > MOST_PATTERNS) return none;
  const texts = patterns.map((pattern) => samplePattern(pattern).slice(0, 2));
  if (texts.some((all) => all.length === 0)) return none;
  const joined = ordersOf(texts).flatMap((order) =>
    order.reduce<readonly string[]>((made, next) => made.flatMap((text) => next.map((one) => text + one)), ['']),
  );
  const regexes = patterns.map((pattern) => new RegExp(pattern, 'u'));
  return { hold: joined.filter((text) => regexes.every((regex) => regex.test(text))).slice(0, 8), fail: [] };
}

const MOST_PATTERNS = 4;

/** The patterns of a schema and of its `allOf`. */
export function patternsOf(schema: JsonObject): readonly string[] {
  const { pattern, allOf } = schema;
  const inside = Array.isArray(allOf) ? (allOf as readonly Json[]).filter(isJsonObject).flatMap(patternsOf) : [];
  return [...(typeof pattern === 'string' ? [pattern] : []), ...inside];
}

function ordersOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first, index) => ordersOf(list.filter((_, at) => at !== index)).map((rest) => [first, ...rest]));
}

/** What a format looks like, with a text of a pattern at its beginning or its end. */
function overlaid(sample: string, text: string): readonly string[] {
  return text.length < sample.length
    ? [text + sample.slice(text.length), sample.slice(0, sample.length - text.length) + text]
    : [];
}

/** Texts of a pattern, those that are too short as long as they have to be, and one as long as it may be. */
function fitted(texts: readonly string[], least: number, most: number | undefined): readonly string[] {
  const fit = texts.flatMap((text) => (text.length < least ? stretched([text], least) : [text]));
  return most === undefined ? fit : [...fit, ...stretched(texts, most)];
}

/** The shorter of some texts with their last character again and again, up to a length. */
function stretched(texts: readonly string[], length: number): readonly string[] {
  return texts.flatMap((text) => (text !== '' && text.length < length ? [text.padEnd(length, text.slice(-1))] : []));
}

/** An address as long as it has to be. */
function longMail(samples: readonly string[], least: number): readonly string[] {
  return samples.flatMap((text) => (text.includes('@') && text.length < least ? [text.padStart(least, 'a')] : []));
}

const formatSamples: { readonly [format: string]: Proposals } = {
  date: { hold: ['2000-02-29', '2030-12-31'], fail: ['2001-02-29', '31/12/2030'] },
  'date-time': { hold: ['2025-06-03T10:00:00+08:00'], fail: ['2025-06-03T10:00:00'] },
  email: { hold: ['sample@example.com', 'a@b.co'], fail: ['a@b', 'a b@c.co'] },
};

const SAMPLE = 'Sample';

function fittingWord(least: number, most = Infinity): readonly string[] {
  return least <= SAMPLE.length && SAMPLE.length <= most ? [SAMPLE] : [];
}

function repeat(length: number): string {
  return 'a'.repeat(length);
}

/** The first and the last step inside the bounds, and what lies beside them. */
function ofNumber(schema: JsonObject): Proposals {
  const step = numberAt(schema, 'multipleOf') ?? 1;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = boundsOf(schema);
  const least = Math.max(
    minimum === undefined ? -Infinity : Math.ceil(minimum / step) * step,
    exclusiveMinimum === undefined ? -Infinity : (Math.floor(exclusiveMinimum / step) + 1) * step,
  );
  const most = Math.min(
    maximum === undefined ? Infinity : Math.floor(maximum / step) * step,
    exclusiveMaximum === undefined ? Infinity : (Math.ceil(exclusiveMaximum / step) - 1) * step,
  );
  const within = least <= most ? [least, most].filter(Number.isFinite) : [];
  return {
    hold: within.length > 0 ? within : [0, step, step * 2],
    fail: [...[least - 1, most + 1].filter(Number.isFinite), 0.5],
  };
}

/** Where a schema and its branches set bounds and steps apart from each other: the steps on both sides of each bound. */
function ofSteps(schema: JsonObject): Proposals {
  const nodes = [schema, ...branchesWithin(schema)];
  const steps = nodes.flatMap((node) => numberAt(node, 'multipleOf') ?? []);
  const bounds = nodes.flatMap((node) => Object.values(boundsOf(node)).filter((bound) => bound !== undefined));
  if (nodes.length === 1 || steps.length === 0) return none;
  const around = steps.flatMap((step) =>
    bounds.flatMap((bound) => [-1, 0, 1, 2].map((more) => (Math.floor(bound / step) + more) * step)),
  );
  return { hold: around, fail: around };
}

function branchesWithin(schema: JsonObject): readonly JsonObject[] {
  return branchesOf(schema).flatMap((branch) => [branch, ...branchesWithin(branch)]);
}

function boundsOf(schema: JsonObject) {
  return {
    minimum: numberAt(schema, 'minimum'),
    maximum: numberAt(schema, 'maximum'),
    exclusiveMinimum: numberAt(schema, 'exclusiveMinimum'),
    exclusiveMaximum: numberAt(schema, 'exclusiveMaximum'),
  };
}

function numberAt(schema: JsonObject, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

function ofRows(schema: JsonObject, context: ProposeContext): Proposals {
  const choices = severalOf(schema)?.['enum'];
  if (Array.isArray(choices)) return proposeChoices(schema, choices as readonly Json[]);
  const items = isJsonObject(schema['items']) ? proposeValues(schema['items'], context) : none;
  const wanted = isJsonObject(schema['contains']) ? proposeValues(schema['contains'], context).hold : [];
  const rows = [...items.hold, ...wanted];
  const { minItems, maxItems } = schema;
  const least = typeof minItems === 'number' ? minItems : 1;
  const most = typeof maxItems === 'number' ? [maxItems] : [];
  const list = (length: number, from = 0): readonly Json[] =>
    rows.length === 0 ? [] : [Array.from({ length }, () => rows[from] as Json)];
  return {
    hold: [
      ...list(least),
      ...most.flatMap((length) => list(length)),
      // Each kind of row by itself, last beside others, and all kinds together: rows may have to differ.
      ...rows.slice(1).flatMap((_, index) => list(Math.max(least, 1), index + 1)),
      ...most.flatMap((length) =>
        rows.slice(1).map((row) => [...list(length - 1).flatMap((one) => one as readonly Json[]), row]),
      ),
      ...(rows.length > 1 ? [rows.slice(0, Math.max(least, 1)), rows.slice(0, most[0] ?? rows.length)] : []),
      ...(schema['uniqueItems'] === true ? differing(rows, least) : []),
    ],
    fail: [
      ...(least > 0 ? list(least - 1) : []),
      ...most.flatMap((length) => list(length + 1)),
      ...items.fail.map((bad) => [bad]),
    ],
  };
}

/** Rows that all differ, as many as have to be: those proposed, and between the numbers among them the others. */
function differing(rows: readonly Json[], length: number): readonly Json[] {
  const between = rows.flatMap((row) => [row, ...numbersBeside(row, length)]);
  const apart = unique(between).slice(0, length);
  return apart.length === length ? [apart] : [];
}

/** A row again and again, with one of its numbers further each time. */
function numbersBeside(row: Json, length: number): readonly Json[] {
  const further = Array.from({ length }, (_, index) => index + 1);
  if (typeof row === 'number') return further.map((more) => row + more);
  if (!isJsonObject(row)) return [];
  return Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'number' ? further.map((more) => ({ ...row, [name]: value + more })) : [],
  );
}

/** One object with every member held, and each of its members failing in turn. */
function ofObject(schema: JsonObject, context: ProposeContext): Proposals {
  const members = Object.entries(isJsonObject(schema['properties']) ? schema['properties'] : {}).map(
    ([name, member]) => [name, isJsonObject(member) ? proposeValues(member, context) : none] as const,
  );
  const whole = Object.fromEntries(
    members.flatMap(([name, { hold }]) => (hold[0] === undefined ? [] : [[name, hold[0]]])),
  );
  const vary = (side: keyof Proposals): readonly Json[] =>
    members.flatMap(([name, proposals]) => proposals[side].map((value) => ({ ...whole, [name]: value })));
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const without = required.map((name) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)));
  return { hold: [whole, ...vary('hold')], fail: [...vary('fail'), ...without] };
}

function ofOwnKeywords(schema: JsonObject, context: JudgeContext): Proposals {
  const parts = ruleKeywords.flatMap(({ name, propose }) => {
    const param = schema[name];
    return param === undefined ? [] : [propose(param, context)];
  });
  return { hold: parts.flatMap(({ hold }) => hold), fail: parts.flatMap(({ fail }) => fail) };
}

/** What holds in one branch may fail in another: both sides get everything. */
function ofBranches(schema: JsonObject, context: ProposeContext): readonly Proposals[] {
  return branchesOf(schema).map((branch) => {
    const { hold, fail } = proposeValues(branch, context);
    return { hold: [...hold, ...fail], fail: [...fail, ...hold] };
  });
}

/** Schemas that say something of the very same value. */
function branchesOf(schema: JsonObject): readonly JsonObject[] {
  const single = ['not', 'if', 'then', 'else'].map((key) => schema[key]);
  const listed = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as readonly Json[]) : [],
  );
  return [...single, ...listed].filter(isJsonObject);
}

function unique(values: readonly Json[]): readonly Json[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
}
