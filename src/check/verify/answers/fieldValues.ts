import type { Project } from '../../../compile/project.ts';
import { isNumeric } from '../../../domain/isNumeric.ts';
import type { Json, JsonObject } from '../../../domain/json.ts';
import { getAt, parsePointer } from '../../../domain/jsonPointer.ts';
import { optionServiceOf } from '../../../forms/options/serviceOptions.ts';
import type { CompiledForm, World } from '../../../rules/compiled.ts';
import { isOpenRow } from '../../../rules/formScope.ts';
import { formFields, optionsOf, rulesOf, type FormRule } from '../../../rules/formSchema.ts';
import { proposeValues } from '../../../rules/proposeValues.ts';
import { isWordPointer } from '../../../rules/pointerScope.ts';
import { valuesNear } from '../../ruleSubjects.ts';
import { replySample } from '../../samples/operationSamples.ts';

export interface FormAt {
  readonly project: Project;
  readonly form: CompiledForm;
  /** The step's `data`, for options. */
  readonly data: JsonObject;
  readonly world: World;
  readonly resolve: (pointer: string) => Json | undefined;
}

/** Values that a field of a form may take, those that members are offered first: rows of its options, what its schema lists,
 * the edges of every keyword, and what brings a rule of the form to either side beside the answer so far.
 * @param tokens of the field in the answer */
export function fieldValues(at: FormAt, tokens: readonly string[], answer: JsonObject): readonly Json[] {
  const general = tokens.map(inRows);
  const schemas = formFields(at.form.schema)
    .filter((field) => field.tokens.join('/') === general.join('/'))
    .map(({ schema }) => schema);
  const values = [
    ...schemas.flatMap((schema) => offered(at, schema)),
    ...schemas.flatMap((schema) => proposed(schema, at.world)),
    ...rulesOf(at.form.schema).flatMap((rule) => nearRule(at, rule, general, answer)),
  ];
  return distinct(values);
}

/** `/lines/0/amount` is a field of every row. */
export function inRows(token: string): string {
  return isNumeric(token) ? '-' : token;
}

function offered({ project, data }: FormAt, schema: JsonObject): readonly Json[] {
  const options = optionsOf(schema);
  if (options) {
    const rows = data[options.from];
    const open = Array.isArray(rows) ? (rows as readonly Json[]).filter((row) => isOpenRow(options, row)) : [];
    return open.flatMap((row) => getAt(row, parsePointer(options.value)) ?? []);
  }
  const service = optionServiceOf({ schema });
  if (!service) return [];
  const rows = getAt(replySample(project, service.operation), parsePointer(service.list));
  return Array.isArray(rows)
    ? (rows as readonly Json[]).flatMap((row) => getAt(row, parsePointer(service.value)) ?? [])
    : [];
}

function proposed(schema: JsonObject, world: World): readonly Json[] {
  const { default: first, examples } = schema;
  return [
    ...(first === undefined ? [] : [first]),
    ...(Array.isArray(examples) ? (examples as readonly Json[]) : []),
    ...proposeValues(schema, { world, subject: {} }).hold,
  ];
}

/** Values for the members of a rule's subject that this field is, beside what the others are. */
function nearRule(
  at: FormAt,
  { rule, params }: FormRule,
  tokens: readonly string[],
  answer: JsonObject,
): readonly Json[] {
  const own = `$self/${tokens.join('/')}`;
  const members = Object.entries(params).flatMap(([member, pointer]) => (pointer === own ? [member] : []));
  if (members.length === 0 || !at.project.rules[rule]) return [];
  const subject = Object.fromEntries(
    Object.entries(params).flatMap(([member, value]) => {
      const found = isWordPointer(value) ? resolveOwn(at, value, answer) : value;
      return found === undefined ? [] : [[member, found]];
    }),
  );
  return members.flatMap((member) => valuesNear(at.project, rule, member, subject));
}

function resolveOwn(at: FormAt, pointer: string, answer: JsonObject): Json | undefined {
  if (pointer.startsWith('$self/')) return getAt(answer, parsePointer(pointer.slice('$self'.length)));
  if (!pointer.startsWith('$option/')) return at.resolve(pointer);
  const [name = '', ...rest] = parsePointer(pointer.slice('$option'.length));
  const schema = formFields(at.form.schema).find(({ tokens }) => tokens.length === 1 && tokens[0] === name)?.schema;
  const options = schema && optionsOf(schema);
  const rows = options ? at.data[options.from] : undefined;
  if (!options || !Array.isArray(rows)) return undefined;
  const chosen = (rows as readonly Json[]).find(
    (row) => JSON.stringify(getAt(row, parsePointer(options.value))) === JSON.stringify(answer[name]),
  );
  return getAt(chosen, rest);
}

export function distinct(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
