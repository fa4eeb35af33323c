import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { isCalendarDate } from '../../../src/domain/calendarDate.ts';
import { canonicalJson } from '../../../src/domain/canonicalJson.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { formatPointer, getAt, parsePointer } from '../../../src/domain/jsonPointer.ts';

/** Something that the language allows to be written, by the name that a message gives it. */
export type Construct = string;

/** A meta-schema by its file, and a place in it. */
interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** Every keyword of rules takes its parameters in the same few forms: each is one construct, not one for each keyword. */
const KEYWORDS = 'keywords.schema.json';

interface Visit {
  readonly schema: JsonObject;
  readonly place: Place;
  /** Where it stands in the language, for a reader: `stateMeta.poll.until`. */
  readonly name: string;
}

/** The closed meta-schemas of `schemas/language/`: what they allow, and what of it a file uses. */
export class Language {
  readonly #ajv: Ajv2020;
  readonly #schemas: ReadonlyMap<string, Json>;

  /** @param schemas by file name */
  constructor(schemas: ReadonlyMap<string, Json>) {
    const formats = { date: isCalendarDate, 'date-time': () => true, regex: () => true };
    this.#ajv = new Ajv2020({ strict: false, validateSchema: false, formats });
    this.#schemas = schemas;
    for (const [file, schema] of schemas) this.#ajv.addSchema(schema as AnySchema, file);
  }

  /** Everything that may be written in a file of this language: each name, each of several forms, each word of a list. */
  constructs(file: string): ReadonlySet<Construct> {
    const found = new Set<Construct>();
    const seen = new Set<string>();
    const visit = (at: Visit) => {
      const key = `${at.place.file}#${at.place.pointer}`;
      if (seen.has(key)) return;
      seen.add(key);
      for (const word of words(at)) found.add(word.construct);
      for (const { construct, into } of this.#parts(at)) {
        if (construct !== undefined) found.add(construct);
        for (const inner of into) visit(inner);
      }
    };
    for (const start of this.#resolve({ file, pointer: '' }, file.replace('.schema.json', ''))) visit(start);
    return found;
  }

  /** What of the language `data` uses at or below the places given, and the names on the way to them. */
  used(file: string, data: Json, places: readonly string[]): ReadonlySet<Construct> {
    const found = new Set<Construct>();
    const isShown = (tokens: readonly string[]) => {
      const pointer = formatPointer(tokens);
      return places.some((place) => `${pointer}/`.startsWith(`${place}/`) || place.startsWith(`${pointer}/`));
    };
    const visit = (at: Visit, value: Json, tokens: readonly string[]) => {
      const add = (construct: Construct | undefined, where: readonly string[]) => {
        if (construct !== undefined && isShown(where)) found.add(construct);
      };
      for (const { construct, test } of words(at)) if (test(value)) add(construct, tokens);
      for (const part of this.#parts(at)) {
        if (part.kind === 'form' || part.kind === 'same') {
          if (part.kind === 'form' && !this.#fits(part.place, value)) continue;
          add(part.construct, tokens);
          for (const inner of part.into) visit(inner, value, tokens);
          continue;
        }
        for (const [key, member] of membersOf(value, part.kind === 'items')) {
          if (part.kind === 'name' ? key !== part.name : part.kind === 'rest' && isNamed(at.schema, key)) continue;
          add(part.construct, [...tokens, key]);
          for (const inner of part.into) visit(inner, member, [...tokens, key]);
        }
      }
    };
    for (const start of this.#resolve({ file, pointer: '' }, file.replace('.schema.json', ''))) visit(start, data, []);
    return found;
  }

  #fits({ file, pointer }: Place, value: Json): boolean {
    return this.#ajv.getSchema(encodeURI(`${file}#${pointer}`))?.(value) === true;
  }

  /** The schema at a place and those that it refers to. */
  #resolve(place: Place, name: string): readonly Visit[] {
    const schema = getAt(this.#schemas.get(place.file), parsePointer(place.pointer));
    if (!isJsonObject(schema)) return [];
    const own: Visit = { schema, place, name };
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return [own];
    const [file = '', pointer = ''] = reference.split('#');
    const defined = /^\/\$defs\/(\w+)$/.exec(pointer)?.[1];
    return [own, ...this.#resolve({ file: file === '' ? place.file : file, pointer }, defined ?? name)];
  }

  #parts({ schema, place, name }: Visit): readonly Part[] {
    const at = (pointer: string) => ({ file: place.file, pointer: `${place.pointer}${pointer}` });
    const parts: Part[] = [];
    for (const [key, member] of Object.entries(objectAt(schema, 'properties'))) {
      if (member === false) continue;
      const construct = key === '$schema' ? key : `${name}.${key}`;
      const inner = at(formatPointer(['properties', key]));
      parts.push({ kind: 'name', name: key, place: inner, construct, into: this.#resolve(inner, construct) });
    }
    const push = (kind: Part['kind'], inner: Place) =>
      parts.push({ kind, place: inner, into: this.#resolve(inner, name) });
    for (const key of Object.keys(objectAt(schema, 'patternProperties')))
      push('rest', at(formatPointer(['patternProperties', key])));
    if (isJsonObject(schema['additionalProperties'])) push('rest', at('/additionalProperties'));
    if (isJsonObject(schema['items'])) push('items', at('/items'));
    return [
      ...parts,
      ...['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => this.#forms(keyword, { schema, place, name })),
    ];
  }

  #forms(keyword: string, { schema, place, name }: Visit): readonly Part[] {
    const forms = Array.isArray(schema[keyword]) ? (schema[keyword] as readonly Json[]) : [];
    const owner = place.file === KEYWORDS ? 'parameter' : name;
    return forms.flatMap((form, index): readonly Part[] => {
      if (!isJsonObject(form) || isCondition(form)) return [];
      const inner = { file: place.file, pointer: `${place.pointer}/${keyword}/${index}` };
      const into = this.#resolve(inner, owner);
      if (keyword === 'allOf') return [{ kind: 'same', place: inner, into }];
      if (isChoice(form)) return [{ kind: 'form', place: inner, into }];
      return [{ kind: 'form', place: inner, construct: `${owner}: ${shortForm(form)}`, into }];
    });
  }
}

interface Part {
  /** `name`: a member of that name; `rest`: any other member; `items`: the rows; `form`: one of several; `same`: all hold. */
  readonly kind: 'name' | 'rest' | 'items' | 'form' | 'same';
  readonly place: Place;
  readonly name?: string;
  readonly construct?: Construct;
  readonly into: readonly Visit[];
}

interface Word {
  readonly construct: Construct;
  readonly test: (value: Json) => boolean;
}

/** Words that a value may be: those of an `enum`, and those that a pattern lists (`^(op:…|flow:…)$`). */
function words({ schema, name }: Visit): readonly Word[] {
  const listed = Array.isArray(schema['enum']) ? (schema['enum'] as readonly Json[]) : [];
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : '';
  return [
    ...listed.map((word) => ({ construct: `${name} = ${String(word)}`, test: (value: Json) => value === word })),
    ...branchesOf(pattern).map(({ word, only }) => ({
      construct: `${name} ~ ${word}`,
      test: (value: Json) => typeof value === 'string' && new RegExp(only, 'u').test(value),
    })),
  ];
}

/** The branches of a pattern's first group where each is a word of the language, and the pattern with that branch alone. */
function branchesOf(pattern: string): readonly { readonly word: string; readonly only: string }[] {
  const group = /^\^(?:\\\$)?\((?!\?)/.exec(pattern);
  if (!group) return [];
  const begin = group[0].length;
  const cuts = [begin - 1];
  let depth = 1;
  let at = begin;
  for (let inClass = false; at < pattern.length && depth > 0; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (inClass) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === '|' && depth === 1) cuts.push(at);
  }
  const end = at - 1;
  const branches = cuts.map((cut, index) => pattern.slice(cut + 1, cuts[index + 1] ?? end));
  const isWord = (branch: string) => /[a-z]{2}/.test(branch.replace(/\[[^\]]*\]|\\./g, ''));
  if (branches.length < 2 || !branches.every(isWord)) return [];
  return branches.map((branch) => ({
    word: branch.replace(/\\(.)/g, '$1'),
    only: `${pattern.slice(0, begin)}${branch}${pattern.slice(end)}`,
  }));
}

/** Nothing but several forms, which are constructs themselves. */
function isChoice(form: JsonObject): boolean {
  return Object.keys(form).every((key) => ['oneOf', 'anyOf', 'description'].includes(key));
}

/** Only says which members belong together. */
function isCondition(form: JsonObject): boolean {
  return Object.keys(form).every((key) => ['required', 'not', 'if', 'then', 'else'].includes(key));
}

/** A form in a few words: the names that it must have, its constant, or itself. */
function shortForm(form: JsonObject): string {
  const constant = Object.values(objectAt(form, 'properties')).find(
    (one) => isJsonObject(one) && one['const'] !== undefined,
  );
  if (isJsonObject(constant)) return String(constant['const']);
  if (Array.isArray(form['required'])) return `{ ${form['required'].join(', ')} }`;
  const { description: _, ...rest } = form;
  return canonicalJson(rest);
}

function isNamed(schema: JsonObject, key: string): boolean {
  return Object.hasOwn(objectAt(schema, 'properties'), key);
}

function objectAt(schema: JsonObject, keyword: string): JsonObject {
  const value = schema[keyword];
  return isJsonObject(value) ? value : {};
}

/** The rows of a list, or the members of an object. */
function membersOf(value: Json, ofList: boolean): readonly (readonly [string, Json])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== ofList) return [];
  return Object.entries(value as JsonObject);
}
