import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { attempt } from '../attempt.ts';
import { plainError } from '../../compile/plainError.ts';
import { rememberingReads } from '../../compile/rememberingReads.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer, getAt, splitPointer } from '../../domain/jsonPointer.ts';
import { contractAjv } from '../../rules/contractAjv.ts';
import { resolveRefs } from '../../rules/resolveRefs.ts';
import type { CheckContext } from './checkContext.ts';

/** Requests and replies that the contract shows: each is of the schema above it, for played calls, stories and the checker answer
 * with them. */
export function checkContractExamples(context: CheckContext): void {
  const { project } = context;
  for (const { data, file, pointer, meta, problem } of Object.values(project.operations)) {
    if (problem || context.unfit.has(file)) continue;
    const load = (path: string) => project.files.get(path)?.data;
    for (const { at, of, what, fix } of misfits(data, `${meta.operationId} ${file}#${pointer}`, load))
      context.add('example-misfit', { file, pointer: at, of }, what, fix);
    if (meta.played && !hasSuccess(data)) {
      const what = `"${meta.operationId}" is marked "x-played", and no example of its reply has the return_code SUCCESS`;
      const fix = 'Add one under "examples": the sandbox answers with it.';
      context.add('example-misfit', { file, pointer: `${pointer}/responses` }, what, fix);
    }
  }
}

interface Misfit {
  /** In the file. */
  readonly at: string;
  readonly of: 'key' | 'value';
  readonly what: string;
  readonly fix: string;
}

/** Where a body stands in an operation, and what it is called. */
const BODIES: readonly { readonly name: string; readonly tokens: readonly string[] }[] = [
  { name: 'request', tokens: ['requestBody'] },
  { name: 'reply', tokens: ['responses', '200'] },
];

/** Of an operation whose files are the same as before nothing is judged again.
 * @param name of the operation and where it stands, `historyDetail openapi/paths/history/historyDetail.yaml#/post` */
const misfits = rememberingReads(
  (operation: JsonObject, name: string, load: (file: string) => Json | undefined): readonly Misfit[] => {
    const [, operationId = '', file = '', pointer = ''] = /^(\S*) ([^#]*)#(.*)$/.exec(name) ?? [];
    return BODIES.flatMap(({ name: body, tokens }) => {
      const media = [...tokens, 'content', 'application/json'];
      const examples = getAt(operation, [...media, 'examples']);
      if (!isJsonObject(examples)) return [];
      const schema = [...media, 'schema'];
      const from = { file, pointer: `${pointer}${formatPointer(schema)}` };
      // A schema that cannot be read or compiled is reported by itself.
      const judge = attempt(() => compiled(resolveRefs(getAt(operation, schema) ?? {}, from, { load }) as JsonObject));
      return Object.entries(examples).flatMap(([example, said]) => {
        const value = isJsonObject(said) ? said.value : undefined;
        if (!judge || value === undefined || judge(value)) return [];
        const at = `${pointer}${formatPointer([...media, 'examples', example, 'value'])}`;
        const title = `the example "${example}" of the ${body} of "${operationId}"`;
        return told(judge.errors ?? []).map((error) => misfitOf(error, title, at));
      });
    });
  },
);

/** Each schema judges an example or two, so its code is not made shorter first: that takes longer than all else. */
const ajv = contractAjv({ allErrors: true, verbose: true, validateSchema: false, code: { optimize: false } });

/** Ajv keeps what it compiled until it is told not to. */
function compiled(schema: JsonObject): ValidateFunction {
  const judge = ajv.compile(schema);
  ajv.removeSchema(schema);
  return judge;
}

const COMBINING = ['anyOf', 'oneOf', 'not', 'contains'];

/** One error for `anyOf` and the like, none for `if`; that nobody describes a member is said when the others are right, for until
 * then nobody knows which schema applies. */
function told(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const composed = errors.filter(({ keyword }) => COMBINING.includes(keyword));
  const own = errors.filter(
    ({ keyword, schemaPath }) =>
      keyword !== 'if' && !composed.some((one) => schemaPath.startsWith(`${one.schemaPath}/`)),
  );
  const certain = own.filter(({ keyword }) => !keyword.startsWith('unevaluated'));
  return certain.length > 0 ? certain : own;
}

function misfitOf(error: ErrorObject, title: string, at: string): Misfit {
  const { instancePath, params, data } = error;
  const { missingProperty: missing, additionalProperty, unevaluatedProperty, allowedValues } = params;
  const extra: unknown = additionalProperty ?? unevaluatedProperty;
  const place = `${at}${instancePath}`;
  const name = splitPointer(instancePath).at(-1);
  const where = name === undefined ? '' : ` in "${name}"`;
  if (typeof missing === 'string') {
    const what = `${title} lacks "${missing}"${where}, which its schema requires`;
    return { at: place, of: 'value', what, fix: 'Add it, or take it from "required".' };
  }
  if (typeof extra === 'string') {
    const what = `${title} has "${extra}"${where}, which its schema does not describe`;
    return {
      at: `${place}${formatPointer([extra])}`,
      of: 'key',
      what,
      fix: 'Remove it, or describe it in the schema.',
    };
  }
  const choices = Array.isArray(allowedValues)
    ? ` (${allowedValues.map((one) => JSON.stringify(one)).join(', ')})`
    : '';
  const what = `${title} has ${shown(data as Json)}${where}, which ${plainError(error)}${choices}`;
  return { at: place, of: 'value', what, fix: 'Correct the example, or the schema.' };
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function hasSuccess(operation: JsonObject): boolean {
  const examples = getAt(operation, ['responses', '200', 'content', 'application/json', 'examples']);
  return (
    isJsonObject(examples) && Object.values(examples).some((one) => getAt(one, ['value', 'return_code']) === 'SUCCESS')
  );
}
