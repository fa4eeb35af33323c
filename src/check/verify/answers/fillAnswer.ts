import type { Json, JsonObject } from '../../../domain/json.ts';
import { getAt, parsePointer, setAt, formatPointer } from '../../../domain/jsonPointer.ts';
import type { FieldError, PointerScope, CompiledForm, World } from '../../../rules/compiled.ts';
import { formFields, rulesOf, whenOf, optionsOf, type FormRule } from '../../../rules/formSchema.ts';
import { isWordPointer, parseWordPointer } from '../../../rules/pointerScope.ts';
import { isNumeric } from '../../../domain/isNumeric.ts';
import { inRow } from '../../../rules/inRow.ts';
import type { Project } from '../../../compile/project.ts';
import { patternsOf, proposeValues } from '../../../rules/proposeValues.ts';
import { remembering } from '../../remembering.ts';
import { valuesNear } from '../../ruleSubjects.ts';
import { offeredValues } from '../../samples/offeredValues.ts';

const MOST_ROUNDS = 80;

const fieldsOf = remembering((schema: JsonObject) => formFields(schema));

/** A whole answer that the form takes, with the values given in it: the rest is repaired, error by error, with what the fields
 * offer. `undefined` when none was found.
 * @param begin what a member might have filled in
 * @param given by pointer of a field; `undefined` leaves it empty
 * @param refused is told what is wrong with each answer that is tried */
export function fillAnswer(
  at: FormAt,
  begin: JsonObject,
  given: ReadonlyMap<string, Json | undefined>,
  refused: (errors: readonly FieldError[]) => void = () => undefined,
): JsonObject | undefined {
  const { form } = at;
  const scope: PointerScope = { resolve: at.resolve, world: at.world };
  const tried = new Map<string, Set<string>>();
  const deciding = [...given.keys()].flatMap((pointer) => fieldsShowing(form.schema, pointer));
  let answer: JsonObject = begin;
  for (const [pointer, value] of given) answer = (setAt(answer, parsePointer(pointer), value) ?? {}) as JsonObject;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const pruned = form.prune(answer, scope);
    const errors = form.validate(pruned, scope);
    const isRefused = (pointer: string) => errors.some((error) => error.pointer === pointer);
    const hiding = [...given].flatMap(([pointer, value]) =>
      value === undefined || isRefused(pointer) ? [] : fieldsHiding(form, pruned, scope, pointer),
    );
    if (errors.length === 0 && hiding.length === 0) return pruned;
    refused(errors);
    const wrong = errors.flatMap((error) => fieldsBehind(at, error));
    const others = wrong.filter((pointer) => !deciding.includes(pointer));
    // What is not taken while it is shown may be elsewhere, or be hidden: only where no other field can be repaired.
    const last = [...given.keys()].some(isRefused) ? deciding : wrong.filter((pointer) => deciding.includes(pointer));
    const behind = [...hiding, ...others, ...last];
    const next = repaired(at, pruned, behind, given, tried) ?? emptied(at, pruned, errors, given, tried);
    // What nothing shows beside the rest of what is given is left out.
    if (!next) return errors.length === 0 ? pruned : undefined;
    answer = next;
    // What was hidden before may be shown now.
    for (const [pointer, value] of given)
      if (value !== undefined && getAt(answer, parsePointer(pointer)) === undefined)
        answer = setAt(answer, parsePointer(pointer), value) as JsonObject;
  }
  return undefined;
}

/** The answer with one more value tried for one of the fields. */
function repaired(
  at: FormAt,
  answer: JsonObject,
  fields: readonly string[],
  given: ReadonlyMap<string, Json | undefined>,
  tried: Map<string, Set<string>>,
): JsonObject | undefined {
  for (const pointer of fields) {
    const tokens = parsePointer(pointer);
    if (isGiven(given, pointer, getAt(answer, tokens))) continue;
    const before = tried.get(pointer) ?? new Set<string>();
    tried.set(pointer, before);
    const values = [
      ...asManyRows(at, tokens, answer),
      ...fieldValues(at, tokens, answer),
      ...likeOthers(answer, pointer),
    ];
    const value = distinct(values).find((one) => !before.has(JSON.stringify(one)));
    if (value === undefined) continue;
    before.add(JSON.stringify(value));
    return setAt(answer, tokens, value) as JsonObject;
  }
  return undefined;
}

/** The answer without a text that several patterns have to match: that none was found does not say that there is none, and a
 * member may leave it empty. Where they may not, that is the next error. */
function emptied(
  { form }: FormAt,
  answer: JsonObject,
  errors: readonly FieldError[],
  given: ReadonlyMap<string, Json | undefined>,
  tried: Map<string, Set<string>>,
): JsonObject | undefined {
  for (const { pointer } of errors) {
    const tokens = parsePointer(pointer);
    const name = tokens.map(inRows).join('/');
    const field = fieldsOf(form.schema).find((one) => one.tokens.join('/') === name);
    const before = tried.get(pointer) ?? new Set<string>();
    if (!field || patternsOf(field.schema).length < 2 || before.has(NOTHING)) continue;
    if (isGiven(given, pointer, getAt(answer, tokens))) continue;
    tried.set(pointer, before.add(NOTHING));
    return setAt(answer, tokens, undefined) as JsonObject;
  }
  return undefined;
}

/** Among what was tried. */
const NOTHING = '';

/** As many rows as the first one as a list may have: sums over rows may ask for them. */
function asManyRows({ form }: FormAt, tokens: readonly string[], answer: JsonObject): readonly Json[] {
  const name = tokens.map(inRows).join('/');
  const most = fieldsOf(form.schema).find((field) => field.tokens.join('/') === name)?.schema['maxItems'];
  const rows = getAt(answer, tokens);
  if (typeof most !== 'number' || !Array.isArray(rows) || rows.length >= most) return [];
  return (rows as readonly Json[]).slice(0, 1).map((row) => Array.from({ length: most }, () => row));
}

/** Where something is wrong, the field around it, and what its rule looks at. */
function fieldsBehind({ form }: FormAt, { pointer, keyword, beside }: FieldError): readonly string[] {
  const [top = ''] = parsePointer(pointer);
  const looked = rulesOf(form.schema)
    .filter(({ rule }) => rule === keyword)
    .flatMap(({ params }) => Object.values(params))
    .flatMap((value) => {
      if (!isWordPointer(value)) return [];
      if (value.startsWith('$self/')) return [value.slice('$self'.length)];
      return value.startsWith('$option/') ? [`/${parsePointer(value.slice('$option'.length))[0] ?? ''}`] : [];
    });
  const known = new Set(fieldsOf(form.schema).map(({ tokens }) => `/${tokens.join('/')}`));
  // What is said of the whole form, or of several fields together, may be repaired by any field.
  const named = pointer === '' || beside ? [pointer, ...(beside ?? []), ...known] : [pointer, `/${top}`, ...looked];
  return [...new Set(named)].filter((one) => known.has(`/${parsePointer(one).map(inRows).join('/')}`));
}

/** What is missing in a given row may be filled in. */
function isGiven(given: ReadonlyMap<string, Json | undefined>, pointer: string, value: Json | undefined): boolean {
  return [...given.keys()].some(
    (one) => one === pointer || one.startsWith(`${pointer}/`) || (pointer.startsWith(`${one}/`) && value !== undefined),
  );
}

/** What is in the other fields: a password is typed twice. */
function likeOthers(answer: JsonObject, pointer: string): readonly Json[] {
  return Object.entries(answer).flatMap(([name, value]) =>
    `/${name}` === pointer || typeof value === 'object' ? [] : [value],
  );
}

/** Fields that decide whether one is shown that is hidden now: those that its `x-when` looks at, or what hides one of these.
 * None where it is shown, or where nothing of the form shows it.
 * @param pointer of a place in the answer */
function fieldsHiding(
  form: CompiledForm,
  answer: JsonObject,
  scope: PointerScope,
  pointer: string,
  seen: readonly string[] = [],
): readonly string[] {
  if (seen.includes(pointer) || !isHidden(form, answer, scope, pointer)) return [];
  const looked = fieldsShowing(form.schema, pointer);
  const further = looked.flatMap((one) => fieldsHiding(form, answer, scope, one, [...seen, pointer]));
  return further.length > 0 ? further : looked;
}

function isHidden(form: CompiledForm, answer: JsonObject, scope: PointerScope, pointer: string): boolean {
  const tokens = parsePointer(pointer);
  if (getAt(answer, tokens) !== undefined) return false;
  return getAt(form.prune(setAt(answer, tokens, 0) as JsonObject, scope), tokens) === undefined;
}

/** What the `x-when` of the field at a place, and of the groups around it, look at in the form. */
function fieldsShowing(schema: JsonObject, pointer: string): readonly string[] {
  const place = parsePointer(pointer);
  return fieldsOf(schema).flatMap(({ tokens, schema: field }) => {
    const when = whenOf(field);
    const isAround = tokens.every((token, index) =>
      token === '-' ? isNumeric(place[index] ?? '') : token === place[index],
    );
    if (!when || !isAround) return [];
    return Object.values(inRow(when.params, tokens, place)).flatMap((value) => {
      if (!isWordPointer(value)) return [];
      const { word, tokens: names } = parseWordPointer(value);
      if (word === 'self') return [formatPointer(names)];
      return word === 'option' ? [formatPointer(names.slice(0, 1))] : [];
    });
  });
}

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
  const schemas = fieldsOf(at.form.schema)
    .filter((field) => field.tokens.join('/') === general.join('/'))
    .map(({ schema }) => schema);
  const values = [
    ...schemas.flatMap((schema) => offeredValues(at.project, at.data, schema)),
    ...schemas.flatMap((schema) => proposed(schema, at)),
    ...rulesOf(at.form.schema).flatMap((rule) => nearRule(at, rule, general, answer)),
  ];
  return distinct(values);
}

/** `/lines/0/amount` is a field of every row. */
export function inRows(token: string): string {
  return isNumeric(token) ? '-' : token;
}

function proposed(schema: JsonObject, { project, data, world }: FormAt): readonly Json[] {
  const { default: first, examples } = schema;
  return [
    ...(first === undefined ? [] : [first]),
    ...(Array.isArray(examples) ? (examples as readonly Json[]) : []),
    ...proposeValues(schema, { world, subject: {}, offered: (own) => offeredValues(project, data, own) }).hold,
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
  const schema = fieldsOf(at.form.schema).find(({ tokens }) => tokens.length === 1 && tokens[0] === name)?.schema;
  const options = schema && optionsOf(schema);
  const rows = options ? at.data[options.from] : undefined;
  if (!options || !Array.isArray(rows)) return undefined;
  const own = (rows as readonly Json[]).find(
    (row) => JSON.stringify(getAt(row, parsePointer(options.value))) === JSON.stringify(answer[name]),
  );
  return getAt(own, rest);
}

export function distinct(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
