import { formatPointer, getAt, parsePointer } from '../domain/jsonPointer.ts';
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { isCalendarDate } from '../domain/calendarDate.ts';
import type { DataFile, Problem, Wrong } from './dataFile.ts';
import type { Project } from './project.ts';

/** Which meta-schema a data file is judged by. */
const languages: readonly { readonly path: RegExp; readonly schema: string }[] = [
  { path: /^flows\/[^/]+\/flow\.json$/, schema: 'flow' },
  { path: /^flows\/[^/]+\/checks\.json$/, schema: 'promises' },
  { path: /^flows\/[^/]+\/migrations\/\d+-\d+\.json$/, schema: 'migration' },
  { path: /^flows\/rules\/[^/]+\.json$/, schema: 'rules' },
  { path: /^schemas\/(?!language\/)[^/]+\/[^/]+\.schema\.json$/, schema: 'form' },
  { path: /^schemas\/(?!language\/)[^/]+\/[^/]+\.ui\.json$/, schema: 'ui' },
  { path: /^content\/constants\/[^/]+\.json$/, schema: 'constants' },
  { path: /^content\/calendars\/[^/]+\.json$/, schema: 'calendar' },
  { path: /^content\/return-codes\.json$/, schema: 'return-codes' },
  { path: /^openapi\/paths\/.+\.ya?ml$/, schema: 'operation' },
];

/** The name of the meta-schema for a path; words of a flow are known by the flow. */
export function languageOf(project: Project, path: string): string | undefined {
  const [, words] = /^locales\/[^/]+\/([^/]+)\.json$/.exec(path) ?? [];
  if (words !== undefined) return Object.hasOwn(project.flows, words) ? 'words' : undefined;
  return languages.find((language) => language.path.test(path))?.schema;
}

const judged = new WeakMap<DataFile, { readonly judge: ValidateFunction; readonly problems: readonly Problem[] }>();

/** What a file says that the language does not have. A file that did not change is not judged again. */
export function languageProblems(project: Project, file: DataFile): readonly Problem[] {
  const language = languageOf(project, file.path);
  const judge = language === undefined ? undefined : judgeOf(project, language);
  if (!judge || file.problems.length > 0) return [];
  const before = judged.get(file);
  if (before?.judge === judge) return before.problems;
  const problems = judge(file.data) ? [] : problemsOf(file, judge.errors ?? [], judge.schema as Json);
  judged.set(file, { judge, problems });
  return problems;
}

/** Every file of the project against its meta-schema. */
export function allLanguageProblems(project: Project): readonly Problem[] {
  return [...project.files.values()].flatMap((file) => languageProblems(project, file));
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
  const formats = { date: isCalendarDate, regex: isRegex };
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false, formats });
  for (const { path, data } of schemas) ajv.addSchema(data as AnySchema, path.replace('schemas/language/', ''));
  compiled = { texts, ajv };
  return ajv;
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
      ...file.position(at, extra === undefined ? 'value' : 'key'),
      ...(error.keyword === 'type' ? ofOtherType(error, errors) : wrongWith(error, extra)),
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
  const fix = [...(why === undefined ? [] : [why]), ...(names.length > 0 ? [`It has: ${names.join(', ')}.`] : [])];
  return {
    message: `${shown(data as Json)}${where} must be ${asked}.`,
    ...(fix.length > 0 && { fix: fix.join(' ') }),
  };
}

function shown(data: Json): string {
  const text = JSON.stringify(data) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function placeOf(error: ErrorObject): string {
  const extra = extraOf(error);
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
  const others = all.flatMap((error) => notMeant(error, language));
  const errors = all.filter(({ parentSchema }) => !others.includes(parentSchema as unknown as Json));
  const own = errors.filter(({ keyword }) => !['if', 'oneOf', 'anyOf', 'allOf', 'not'].includes(keyword));
  const kept = own.filter((error) => !own.some((other) => other.instancePath.startsWith(`${error.instancePath}/`)));
  return kept.length > 0 ? kept : errors;
}

/** The branches of a failed choice whose constants are not those of the data, with all that they hold, when exactly one is. */
function notMeant({ keyword, schema, data }: ErrorObject, language: Json): readonly Json[] {
  if (!['oneOf', 'anyOf'].includes(keyword) || !Array.isArray(schema)) return [];
  const branches = (schema as readonly Json[]).map((branch) => resolved(branch, language));
  const meant = branches.filter((branch) => isMeant(branch, data as Json));
  return meant.length === 1 ? branches.filter((branch) => branch !== meant[0]).flatMap(objectsIn) : [];
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

function objectsIn(value: Json): readonly Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap((inner) => objectsIn(inner as Json))];
}

function wrongWith(error: ErrorObject, extra: string | undefined): Wrong {
  if (extra !== undefined) return unknownWord(extra, error);
  if (error.keyword === 'false schema') return { message: 'does not belong here.' };
  const why = (error.parentSchema as { description?: string } | undefined)?.description;
  return {
    message: `${shown(error.data as Json)} ${error.message ?? 'is not valid'}${detailOf(error)}.`,
    ...(why !== undefined && { fix: why }),
    ...(error.keyword === 'format' && error.params['format'] === 'regex' && { kind: 'pattern' as const }),
  };
}

function unknownWord(name: string, { parentSchema }: ErrorObject): Wrong {
  const message = `"${name}" is not a word of the language here.`;
  const properties = (parentSchema as { properties?: object } | undefined)?.properties;
  if (!properties) return { message };
  const known = Object.keys(properties);
  return { message, fix: `It has: ${known.join(', ')}.`, unknown: { name, known } };
}

function detailOf(error: ErrorObject): string {
  const { allowedValues, allowedValue } = error.params as { allowedValues?: unknown[]; allowedValue?: unknown };
  if (allowedValues) return ` (${allowedValues.map((value) => JSON.stringify(value)).join(', ')})`;
  return allowedValue === undefined ? '' : ` (${JSON.stringify(allowedValue)})`;
}
