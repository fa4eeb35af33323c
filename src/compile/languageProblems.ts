import { formatPointer, getAt, parsePointer } from '../domain/jsonPointer.ts';
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { isCalendarDate, isInstant } from '../domain/calendarDate.ts';
import type { DataFile, Problem, Wrong } from './dataFile.ts';
import { doubledRow, saidTwice } from './doubledRow.ts';
import { plainError } from './plainError.ts';
import type { Project } from './project.ts';

/** Which meta-schema a data file is judged by; `$1` is what the path has in brackets. */
const languages: readonly { readonly path: RegExp; readonly schema: string }[] = [
  { path: /^flows\/[^/]+\/flow\.json$/, schema: 'flow' },
  { path: /^flows\/[^/]+\/checks\.json$/, schema: 'promises' },
  { path: /^flows\/[^/]+\/migrations\/\d+-\d+\.json$/, schema: 'migration' },
  { path: /^flows\/rules\/[^/]+\.json$/, schema: 'rules' },
  { path: /^flows\/figures\/[^/]+\.json$/, schema: 'figures' },
  { path: /^schemas\/(?!language\/)[^/]+\/[^/]+\.schema\.json$/, schema: 'form' },
  { path: /^schemas\/(?!language\/)[^/]+\/[^/]+\.ui\.json$/, schema: 'ui' },
  { path: /^content\/constants\/[^/]+\.json$/, schema: 'constants' },
  { path: /^content\/calendars\/[^/]+\.json$/, schema: 'calendar' },
  { path: /^content\/articles\/index\.json$/, schema: 'articles' },
  { path: /^content\/return-codes\.json$/, schema: 'return-codes' },
  { path: /^content\/home\.json$/, schema: 'home' },
  { path: /^content\/site\.json$/, schema: 'site' },
  { path: /^content\/announcements\.json$/, schema: 'announcements' },
  { path: /^content\/(adverts|area-codes|banks|page-icons|pages|reported-payees|to-do)\.json$/, schema: '$1' },
  { path: /^content\/documents\/index\.json$/, schema: 'documents' },
  { path: /^content\/documents\/(?!index\.)[^/]+\.json$/, schema: 'document-texts' },
  { path: /^openapi\/paths\/.+\.ya?ml$/, schema: 'operation' },
];

/** True for a path below which the language says what a file is; words of a flow are known by the flow. */
export function hasLanguage(path: string): boolean {
  return languages.some((language) => language.path.test(path));
}

/** The name of the meta-schema for a path; words of a flow are known by the flow. */
export function languageOf(project: Project, path: string): string | undefined {
  const [, words] = /^locales\/[^/]+\/([^/]+)\.json$/.exec(path) ?? [];
  if (words !== undefined) return Object.hasOwn(project.flows, words) ? 'words' : undefined;
  const found = languages.find((language) => language.path.test(path));
  return found && path.replace(found.path, found.schema);
}

const judged = new WeakMap<DataFile, { readonly judge: ValidateFunction; readonly problems: readonly Problem[] }>();

/** What a file says that the language does not have. A file that did not change is not judged again. */
export function languageProblems(project: Project, file: DataFile): readonly Problem[] {
  const language = languageOf(project, file.path);
  const judge = language === undefined ? undefined : judgeOf(project, language);
  if (!judge || file.problems.length > 0) return [];
  const before = judged.get(file);
  if (before?.judge === judge) return before.problems;
  const problems = judge(file.written ?? file.data) ? [] : problemsOf(file, judge.errors ?? [], judge.schema as Json);
  judged.set(file, { judge, problems });
  return problems;
}

let compiled: { readonly texts: string; readonly ajv: Ajv2020 } | undefined;
const ofProject = new WeakMap<Project, Ajv2020>();

function judgeOf(project: Project, language: string): ValidateFunction | undefined {
  const ajv = ofProject.get(project) ?? metaSchemas(project);
  ofProject.set(project, ajv);
  return ajv.getSchema(`${language}.schema.json`);
}

/** The meta-schemas are the project's own files; those that did not change are not compiled again. */
function metaSchemas(project: Project): Ajv2020 {
  const schemas = [...project.files.values()].filter(({ path }) => path.startsWith('schemas/language/'));
  const texts = schemas.map(({ text }) => text).join('\0');
  if (compiled?.texts === texts) return compiled.ajv;
  const formats = { date: isCalendarDate, 'date-time': isDayAndTime, regex: isRegex };
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false, formats });
  for (const { path, data } of schemas) ajv.addSchema(data as AnySchema, path.replace('schemas/language/', ''));
  compiled = { texts, ajv };
  return ajv;
}

/** An instant of a day that there is: `Date.parse` takes 30 February for a day of March. */
function isDayAndTime(text: string): boolean {
  return isInstant(text) && isCalendarDate(text.slice(0, 10));
}

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** One problem for a place: the deepest that Ajv found there, and of several the one that says most. */
function problemsOf(file: DataFile, errors: readonly ErrorObject[], language: Json): readonly Problem[] {
  const byPlace = new Map<string, ErrorObject>();
  for (const error of deepest(errors, language)) {
    const at = placeOf(error);
    const before = byPlace.get(at);
    if (!before || saysMore(error, before)) byPlace.set(at, error);
  }
  return [...byPlace].map(([at, error]): Problem => {
    const extra = extraOf(error);
    return {
      file: file.path,
      ...file.position(at, extra === undefined && error.keyword !== 'false schema' ? 'value' : 'key'),
      ...(error.keyword === 'type' ? ofOtherType(error, errors) : wrongWith(error, extra, errors, language)),
    };
  });
}

const TYPE_NAMES: { readonly [type: string]: string } = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** All types that are taken there, and what an object of them has. */
function ofOtherType({ instancePath, data }: ErrorObject, errors: readonly ErrorObject[]): Wrong {
  const same = errors.filter((one) => one.keyword === 'type' && one.instancePath === instancePath);
  const types = [...new Set(same.flatMap(({ params }) => params['type'] as string | readonly string[]))];
  const key = parsePointer(instancePath).findLast((token) => !/^\d+$/.test(token));
  const where = key === undefined ? '' : ` in "${key}"`;
  const asked = types.map((type) => TYPE_NAMES[type] ?? type).join(' or ');
  const about = same.map(({ parentSchema }) => parentSchema as { description?: string; properties?: object });
  const why = about.find(({ description }) => description !== undefined)?.description;
  const names = Object.keys(about.find(({ properties }) => properties)?.properties ?? {});
  const written = otherwiseWritten(data as Json, types);
  const fix = [
    ...(written ?? []),
    ...(why === undefined ? [] : [why]),
    ...(names.length > 0 ? [`It has: ${names.join(', ')}.`] : []),
  ];
  return {
    message: `${shown(data as Json)}${where} must be ${asked}.`,
    ...(fix.length > 0 && { fix: fix.join(' ') }),
  };
}

/** A value with quotes that it must not have, or without those that it must. */
function otherwiseWritten(data: Json, types: readonly string[]): readonly string[] | undefined {
  if (typeof data === 'number' && types.includes('string')) return [`Write it in quotes: "${data}".`];
  if (typeof data !== 'string' || data.trim() === '') return undefined;
  if (types.includes('boolean') && ['true', 'false'].includes(data)) return [`Write it without quotes: ${data}.`];
  const number = Number(data);
  const isTaken = types.includes('number') || (types.includes('integer') && Number.isInteger(number));
  return isTaken && Number.isFinite(number) ? [`Write it without quotes: ${number}.`] : undefined;
}

function shown(data: Json): string {
  const text = JSON.stringify(data) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function placeOf(error: ErrorObject): string {
  const extra = extraOf(error) ?? doubledRow(error);
  return extra === undefined ? error.instancePath : `${error.instancePath}${formatPointer([extra])}`;
}

/** A name that the language does not have there. */
function extraOf({ params, propertyName }: ErrorObject): string | undefined {
  const extra: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? propertyName;
  return typeof extra === 'string' ? extra : undefined;
}

/** That a value is of another type says little where a choice of types was open. */
function saysMore(error: ErrorObject, than: ErrorObject): boolean {
  const isWorded = (one: ErrorObject) =>
    (one.parentSchema as { description?: string } | undefined)?.description !== undefined;
  const rank = (one: ErrorObject) => (one.keyword === 'type' ? 0 : 2) + Number(isWorded(one));
  return rank(error) > rank(than);
}

/** Of a choice (`oneOf`, `anyOf`) that fails, the branches fail too: those that a constant shows not to be meant say nothing,
 * and of the others what is deepest in the file says most. */
function deepest(all: readonly ErrorObject[], language: Json): readonly ErrorObject[] {
  const others = all.flatMap((error) => notMeant(error, all, language));
  const errors = all.filter(({ parentSchema }) => !others.includes(parentSchema as unknown as Json));
  const own = errors.filter(({ keyword }) => !['if', 'oneOf', 'anyOf', 'allOf', 'not'].includes(keyword));
  const kept = own.filter(
    (error) =>
      !own.some((other) => other.instancePath.startsWith(`${error.instancePath}/`) || isNamedOtherwise(error, other)),
  );
  return kept.length > 0 ? kept : errors;
}

/** What is missing most likely stands there under a name that is not known. */
function isNamedOtherwise(missing: ErrorObject, other: ErrorObject): boolean {
  return (
    missing.keyword === 'required' &&
    other.keyword === 'additionalProperties' &&
    other.instancePath === missing.instancePath &&
    other.parentSchema === missing.parentSchema
  );
}

/** The branches of a failed choice that are not meant, with all that they hold: where the constants of exactly one are those of
 * the data, the others; else those with which more is wrong than with one that takes such a value. */
function notMeant(
  { keyword, schema, data, instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
  language: Json,
): readonly Json[] {
  if (!['oneOf', 'anyOf'].includes(keyword) || !Array.isArray(schema)) return [];
  const branches = (schema as readonly Json[]).map((branch) => resolved(branch, language));
  const named = branches.filter((branch) => isMeant(branch, data as Json));
  const held = new Map(branches.map((branch) => [branch, objectsIn(branch, language)]));
  const wrong = (branch: Json) =>
    errors.filter(
      (one) => one.instancePath.startsWith(instancePath) && held.get(branch)?.has(one.parentSchema as unknown as Json),
    );
  const taking = branches.filter(
    (branch) => !wrong(branch).some((one) => one.keyword === 'type' && one.instancePath === instancePath),
  );
  const least = Math.min(...taking.map((branch) => wrong(branch).length));
  const nearest = taking.filter((branch) => wrong(branch).length === least);
  const [meant, ...others] = named.length === 1 ? named : nearest;
  if (meant === undefined || others.length > 0) return [];
  return branches
    .filter((branch) => branch !== meant && (named.length === 1 || taking.includes(branch)))
    .flatMap((branch) => [...(held.get(branch) ?? [])])
    .filter((one) => held.get(meant)?.has(one) !== true);
}

/** What a reference inside the language names. */
function resolved(branch: Json, language: Json): Json {
  const ref = isJsonObject(branch) ? branch['$ref'] : undefined;
  return typeof ref === 'string' && ref.startsWith('#')
    ? (getAt(language, parsePointer(ref.slice(1))) ?? branch)
    : branch;
}

/** It has constants, and the data has them too. */
function isMeant(branch: Json, data: Json): boolean {
  const properties = isJsonObject(branch) ? branch['properties'] : undefined;
  if (!isJsonObject(properties) || !isJsonObject(data)) return false;
  const told = Object.entries(properties).filter(([, one]) => isJsonObject(one) && one['const'] !== undefined);
  return told.length > 0 && told.every(([name, one]) => isJsonObject(one) && one['const'] === data[name]);
}

/** Every object in a part of the language, what its references name too. */
function objectsIn(value: Json, language: Json, into: Set<Json> = new Set()): ReadonlySet<Json> {
  const found = resolved(value, language);
  if (typeof found !== 'object' || found === null || into.has(found)) return into;
  into.add(found);
  for (const inner of Object.values(found)) objectsIn(inner as Json, language, into);
  return into;
}

function wrongWith(
  error: ErrorObject,
  extra: string | undefined,
  errors: readonly ErrorObject[],
  language: Json,
): Wrong {
  if (extra !== undefined) return unknownWord(extra, error);
  if (error.keyword === 'false schema') return outOfPlace(error, errors, language);
  const why = descriptionOf(error.parentSchema);
  if (error.keyword === 'required') return withoutMember(error, language);
  const row = doubledRow(error);
  if (row !== undefined) return saidTwice(shown((error.data as readonly Json[])[Number(row)] ?? null));
  if (error.keyword === 'enum' && typeof error.data === 'string') return noneOf(error, why);
  if (error.keyword === 'pattern' && why !== undefined) return notSoWritten(error, why);
  return {
    message: `${shown(error.data as Json)} ${plainError(error)}${detailOf(error)}.`,
    ...(why !== undefined && { fix: why }),
    ...(error.keyword === 'format' && error.params['format'] === 'regex' && { kind: 'pattern' as const }),
  };
}

/** What an object lacks: the object by its name, or by the row that it is. */
function withoutMember({ instancePath, params, parentSchema }: ErrorObject, language: Json): Wrong {
  const tokens = parsePointer(instancePath);
  const last = tokens.at(-1) ?? '';
  const list = tokens.findLast((token) => !/^\d+$/.test(token)) ?? '';
  const named = /^\d+$/.test(last) && list !== '' ? `row ${Number(last) + 1} of "${list}"` : `"${last}"`;
  const missing = String(params['missingProperty']);
  const asked = resolved(getAt(parentSchema as JsonObject, ['properties', missing]) ?? null, language);
  const about = descriptionOf(asked as object | null);
  return {
    message: `${tokens.length === 0 ? 'the file' : named} has no "${missing}".`,
    fix:
      about === undefined ? 'Add it.' : `Add it: ${about.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}`,
  };
}

/** A text that is none of those that may stand there. */
function noneOf(error: ErrorObject, why = 'Write one of them.'): Wrong {
  const known = (error.params['allowedValues'] as readonly unknown[]).map(String);
  const message = `${shown(error.data as Json)} ${error.message ?? ''}${detailOf(error)}.`;
  return { message, fix: why, unknown: { name: String(error.data), known } };
}

function descriptionOf(schema: object | null | undefined): string | undefined {
  return (schema as { description?: string } | null | undefined)?.description;
}

/** A word that another kind of state or value has: the condition that keeps it out says which. */
function outOfPlace({ instancePath }: ErrorObject, errors: readonly ErrorObject[], language: Json): Wrong {
  const tokens = parsePointer(instancePath);
  const message = `"${tokens.at(-1) ?? ''}" does not belong here.`;
  const [fix] = errors.flatMap(({ keyword, instancePath: at, parentSchema, params }) => {
    if (keyword !== 'if' || !instancePath.startsWith(`${at}/`)) return [];
    const branch = resolved((parentSchema as JsonObject)[String(params['failingKeyword'])] ?? null, language);
    const names = tokens.slice(parsePointer(at).length).flatMap((name) => ['properties', name]);
    return getAt(branch, names) === false ? (descriptionOf(branch as object) ?? []) : [];
  });
  return { message, ...(fix !== undefined && { fix }) };
}

/** How it is written stands in the description; of a pointer, what it most likely was to be. */
function notSoWritten({ data, params }: ErrorObject, why: string): Wrong {
  const text = String(data);
  const words = /^\^\\\$\(([a-z|]+)\)/.exec(String(params['pattern']))?.[1]?.split('|') ?? [];
  const known = words.map((word) => text.replace(/^[^/]*/, `$$${word}`));
  return {
    message: `${shown(data as Json)} is not written as it has to be here.`,
    fix: why,
    ...(known.length > 0 && { unknown: { name: text, known } }),
  };
}

function unknownWord(name: string, { parentSchema }: ErrorObject): Wrong {
  const message = `"${name}" is not a word of the language here.`;
  const properties = (parentSchema as { properties?: object } | undefined)?.properties;
  const why = descriptionOf(parentSchema);
  if (!properties) return { message, ...(why !== undefined && { fix: why }) };
  const known = Object.keys(properties);
  return { message, fix: `It has: ${known.join(', ')}.`, unknown: { name, known } };
}

function detailOf(error: ErrorObject): string {
  const { allowedValues, allowedValue } = error.params as { allowedValues?: unknown[]; allowedValue?: unknown };
  if (allowedValues) return ` (${allowedValues.map((value) => JSON.stringify(value)).join(', ')})`;
  return allowedValue === undefined ? '' : ` (${JSON.stringify(allowedValue)})`;
}
