import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { DataFile } from '../../compile/dataFile.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { joinPath } from '../../rules/resolveRefs.ts';
import { didYouMean } from '../didYouMean.ts';
import type { FindingKind } from '../findingKinds.ts';
import type { CheckContext } from './checkContext.ts';

const MOST_PROBLEMS = 20;

/** Files as files: readable, without doubled keys, and of the language that their `$schema` names. */
export function checkFiles(context: CheckContext): void {
  const { project } = context;
  for (const problem of project.problems) {
    const { file, line, column, message } = problem;
    context.addAt(kindOf(message), { file, line, column }, clause(message), sentence(message));
  }
  for (const file of project.files.values()) {
    if (file.problems.length > 0 && file.data === null) unfit(context, file);
    else checkLanguage(context, file);
  }
}

function kindOf(message: string): FindingKind {
  if (message.includes('byte order mark')) return 'file-mark';
  if (message.includes('stands twice')) return 'key-twice';
  if (/^is (not (JSON|YAML|data)|nested)/.test(message)) return 'file-unreadable';
  return 'data-broken';
}

/** The first sentence without its full stop. */
function clause(message: string): string {
  const end = message.search(/\. [A-Z"]|\.$/);
  return end < 0 ? message : message.slice(0, end);
}

function sentence(message: string): string {
  const rest = message.slice(clause(message).length + 1).trim();
  return rest === '' ? 'Mend what stands here.' : rest;
}

function unfit(context: CheckContext, file: DataFile): void {
  const flow = /^flows\/([^/]+)\/flow\.json$/.exec(file.path)?.[1];
  if (flow !== undefined) context.unfit.add(flow);
}

/** Validates a file by the meta-schema of `schemas/language` that it names, or that its place asks for. */
function checkLanguage(context: CheckContext, file: DataFile): void {
  const meta = languageOf(context, file);
  if (!meta) return;
  const validate = compiled(context, meta);
  if (!validate || validate(file.data)) return;
  unfit(context, file);
  for (const error of telling(validate.errors ?? []).slice(0, MOST_PROBLEMS)) {
    const { what, mend } = inWords(error);
    const pointer = error.instancePath;
    const extra = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty'] ?? '');
    const place =
      extra === ''
        ? { file: file.path, pointer }
        : { file: file.path, pointer: `${pointer}/${escape(extra)}`, of: 'key' as const };
    context.add('file-invalid', place, what, mend);
  }
}

function escape(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

const BY_PLACE: readonly (readonly [RegExp, string])[] = [
  [/^flows\/(?!rules\/)[^/]+\/flow\.json$/, 'flow'],
  [/^flows\/rules\/[^/]+\.json$/, 'rules'],
  [/^flows\/[^/]+\/checks\.json$/, 'promises'],
  [/^flows\/[^/]+\/migrations\/[^/]+\.json$/, 'migration'],
];

function languageOf(context: CheckContext, file: DataFile): string | undefined {
  const byPlace = BY_PLACE.find(([pattern]) => pattern.test(file.path))?.[1];
  const named = isJsonObject(file.data) ? file.data['$schema'] : undefined;
  if (byPlace !== undefined) return `schemas/language/${byPlace}.schema.json`;
  if (typeof named !== 'string' || !named.includes('schemas/language/')) return undefined;
  const path = joinPath(file.path, named);
  if (context.project.files.has(path)) return path;
  context.add(
    'file-invalid',
    { file: file.path, pointer: '/$schema' },
    `"$schema" names ${path}, which is not there`,
    'Name a schema of schemas/language/.',
  );
  return undefined;
}

const validators = new WeakMap<DataFile, ValidateFunction>();

function compiled(context: CheckContext, path: string): ValidateFunction | undefined {
  const file = context.project.files.get(path);
  if (!file || !isJsonObject(file.data)) return undefined;
  const known = validators.get(file);
  if (known) return known;
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, verbose: false });
  for (const other of context.project.files.values()) {
    if (other !== file && other.path.startsWith('schemas/language/') && isJsonObject(other.data)) addSchema(ajv, other);
  }
  const validate = ajv.compile(withId(file));
  validators.set(file, validate);
  return validate;
}

function addSchema(ajv: Ajv2020, file: DataFile): void {
  ajv.addSchema(withId(file));
}

/** Relative references among the meta-schemas resolve by their paths. */
function withId({ path, data }: DataFile): JsonObject {
  const { $schema: _draft, ...schema } = data as JsonObject;
  return { ...schema, $id: typeof schema['$id'] === 'string' ? schema['$id'] : `file:///${path}` };
}

/** The errors worth telling: those deepest in the file, without what only says that a branch did not match. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const vague = new Set(['oneOf', 'anyOf', 'if', 'allOf', '$ref', 'not']);
  const exact = errors.filter(({ keyword }) => !vague.has(keyword));
  const pool = exact.length > 0 ? exact : errors;
  const deepest = pool.filter(
    (error) => !pool.some((other) => other !== error && other.instancePath.startsWith(`${error.instancePath}/`)),
  );
  return (deepest.length > 0 ? deepest : pool).filter(
    (error, index, all) =>
      all.findIndex((other) => other.instancePath === error.instancePath && sameThing(other, error)) === index,
  );
}

function sameThing(a: ErrorObject, b: ErrorObject): boolean {
  return a.keyword === b.keyword && JSON.stringify(a.params) === JSON.stringify(b.params);
}

function inWords({ keyword, params, message, parentSchema }: ErrorObject): {
  readonly what: string;
  readonly mend: string;
} {
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
      const known = Object.keys((parentSchema as JsonObject | undefined)?.['properties'] ?? {});
      return { what: `"${name}" is not a word of the language here`, mend: `Remove it.${didYouMean(name, known)}` };
    }
    case 'required':
      return {
        what: `"${String(params['missingProperty'])}" is missing`,
        mend: `Add "${String(params['missingProperty'])}".`,
      };
    case 'enum':
      return {
        what: 'this value is not one of those allowed',
        mend: `Write one of ${JSON.stringify(params['allowedValues'])}.`,
      };
    case 'const':
      return { what: 'this value is not the one allowed', mend: `Write ${JSON.stringify(params['allowedValue'])}.` };
    case 'type':
      return { what: `this is no ${String(params['type'])}`, mend: `Write a value of type ${String(params['type'])}.` };
    case 'pattern':
      return {
        what: 'this text is not of the form asked here',
        mend: `Write a text that matches ${String(params['pattern'])}.`,
      };
    default:
      return { what: `this ${message ?? 'is not of the language'}`, mend: 'Write it as schemas/language/ describes.' };
  }
}
