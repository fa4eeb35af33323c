import { ownEntry } from '../../domain/ownEntry.ts';
import { remembering } from '../remembering.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { isJsonObject, listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { listedIn } from '../../forms/answer/choices.ts';
import type { FieldPlan } from '../../forms/plan/formPlan.ts';
import { checksOf, formFields, rulesOf } from '../../rules/formSchema.ts';

import { planOf } from './forms.ts';
import { isChoice } from './sentences.ts';
import { COMBINING, membersNamed } from '../../rules/membersNamed.ts';

type Key = readonly string[];

/** Which words a flow can show: what is needed, and what may be said besides. */
interface WordKeys {
  readonly known: KnownKeys;
  readonly needed: readonly NeededWord[];
}

/** Keys in a flow's file that something shows. */
export class KnownKeys {
  readonly #exact: ReadonlySet<string>;
  /** Beginnings of those that hold any name. */
  readonly #open: readonly Key[];
  /** Every beginning of a key; asked only where one is unknown. */
  #beginnings: ReadonlySet<string> | undefined;

  /** @param all as paths from the root; `*` ends one that holds any */
  constructor(readonly all: readonly Key[]) {
    this.#exact = new Set(all.map(textOf));
    this.#open = all.flatMap((key) => (key.at(-1) === '*' ? [key.slice(0, -1)] : []));
  }

  has(key: Key): boolean {
    if (this.#exact.has(textOf(key)) && key.at(-1) !== '*') return true;
    return this.#open.some((one) => key.length > one.length && one.every((name, index) => key[index] === name));
  }

  /** Of a key that nothing shows, as much as all its neighbours share with it: a whole step is reported once. */
  topmostUnknown(key: Key): Key {
    const known = (this.#beginnings ??= new Set(this.all.flatMap(beginningsOf)));
    const length = beginningsOf(key).findIndex((one) => !known.has(one));
    return length < 0 ? key : key.slice(0, length + 1);
  }
}

function beginningsOf(key: Key): readonly string[] {
  return key.map((_, index) => textOf(key.slice(0, index + 1)));
}

/** A key as one text, by which it is looked up. */
export function textOf(key: Key): string {
  return key.join('\0');
}

/** A word that must be somewhere: in the first of these places that says it. */
export interface NeededWord {
  readonly file: 'flow' | 'shared';
  readonly places: readonly { readonly file: 'flow' | 'shared'; readonly key: readonly string[] }[];
}

export function wordKeys(view: FlowView): WordKeys {
  const known: Key[] = [['flow', 'title'], ...(view.flow.meta.entries ? [['flow', 'intro']] : [])];
  const needed: NeededWord[] = [need(['flow', 'title'])];
  for (const stage of new Set(view.states.flatMap(([, node]) => node.meta?.stage ?? []))) {
    known.push(['stages', stage]);
    needed.push(need(['stages', stage]));
  }
  const codes = codesAnswered(view) ?? ['*'];
  for (const [state, node] of view.states) {
    if (node.meta?.form === undefined && !node.invoke) continue;
    for (const code of codes) known.push(['steps', writtenState(state), 'codes', code]);
    addStep(view, state, known, needed);
  }
  return { known: new KnownKeys(known), needed: once(needed) };
}

/** States that the file has as one have one's words. */
function once(needed: readonly NeededWord[]): readonly NeededWord[] {
  return [...new Map(needed.map((word) => [JSON.stringify(word), word])).values()];
}

function need(key: Key, ...shared: readonly Key[]): NeededWord {
  return {
    file: 'flow',
    places: [{ file: 'flow', key }, ...shared.map((one) => ({ file: 'shared' as const, key: one }))],
  };
}

function addStep(view: FlowView, state: string, known: Key[], needed: NeededWord[]): void {
  const node = view.node(state);
  const at = ['steps', writtenState(state)];
  const form = node?.meta?.form;
  if (node === undefined || form === undefined) return;
  for (const text of ['title', 'intro', 'body']) known.push([...at, text]);
  needed.push(need([...at, 'title']));
  for (const event of Object.keys(node.on ?? {})) {
    known.push([...at, 'events', event]);
    needed.push(need([...at, 'events', event], ['buttons', event]));
  }
  for (const link of node.meta?.next ?? []) {
    const target = 'page' in link ? link.page : link.flow;
    known.push([...at, 'next', target]);
    needed.push(need([...at, 'next', target], ['next', target]));
  }
  if (node.meta?.file) {
    known.push([...at, 'file']);
    const { op } = node.meta.file;
    needed.push(need([...at, 'file'], ...(op === undefined ? [] : [['files', op]])));
  }
  const source = view.formSource(form);
  if (!source) {
    // What a form asks that cannot be read is not known, so none of its words is in vain.
    known.push([...at, 'fields', '*'], [...at, 'summary', '*']);
    return;
  }
  for (const field of shown(planOf(source).fields)) addField(view, source.schema, field, at, known, needed);
  const figures = formFields(source.schema).flatMap(({ schema }) => listOf(objectOf(schema['x-service'])['rows']));
  for (const row of [...listOf(source.schema['x-summary']), ...figures].flatMap(labelled)) {
    known.push([...at, 'summary', row.name]);
    needed.push(need([...at, 'summary', row.name]));
    if (row.of !== undefined) needed.push(...optionsOfShared(view, row.of));
  }
}

interface Labelled {
  readonly name: string;
  /** The shared choice whose words say the value. */
  readonly of?: string;
}

/** What words say of a row by its name: of a list its heading, what stands for no items, and the values of each. */
function labelled(row: Json): readonly Labelled[] {
  const { name, of, rows } = objectOf(row);
  if (typeof name !== 'string') return [];
  if (!Array.isArray(rows)) return [{ name, ...(typeof of === 'string' && { of }) }];
  const inside = listOf(rows).flatMap(labelled);
  return [{ name }, { name: `${name}.empty` }, ...inside.map((one) => ({ ...one, name: `${name}.${one.name}` }))];
}

/** The words of a shared choice whose value a summary shows. */
function optionsOfShared({ project }: Reporter, shared: string): readonly NeededWord[] {
  const schema = objectOf(project.files.get(`schemas/shared/${shared}.schema.json`)?.data);
  return optionValues(schema).map((value) => {
    const key = ['fields', shared, 'options', value];
    return { file: 'shared', places: [{ file: 'shared', key }] };
  });
}

/** Fields with words of their own: groups and rows, and what they hold. */
function shown(fields: readonly FieldPlan[]): readonly FieldPlan[] {
  return fields.flatMap((field) =>
    field.widget === 'section' || field.widget === 'rows' ? [field, ...shown(field.children)] : [field],
  );
}

/** Widgets below which no help stands. */
const WITHOUT_HELP = ['section', 'rows', 'captcha'];

function addField(
  context: Reporter,
  form: JsonObject,
  field: FieldPlan,
  step: Key,
  known: Key[],
  needed: NeededWord[],
): void {
  const at = [...step, 'fields', field.path];
  const shared = field.shared === undefined ? [] : [['fields', field.shared]];
  const below = (...names: readonly string[]): NeededWord =>
    need([...at, ...names], ...shared.map((one) => [...one, ...names]));
  for (const text of [
    'label',
    'hint',
    'row',
    ...(WITHOUT_HELP.includes(field.widget) ? [] : ['help']),
    ...(field.widget === 'rows' ? ['item', 'add'] : []),
  ])
    known.push([...at, text]);
  needed.push(below('label'));
  if (objectOf(field.schema['x-service'])['as'] === 'found') needed.push(below('row'));
  for (const value of [...optionValues(field.schema), ...listOf(field.options['documents']).map(String)]) {
    known.push([...at, 'options', value]);
    needed.push(below('options', value));
  }
  for (const { name } of checksOf(field.schema)) {
    known.push([...at, 'checks', name]);
    needed.push(below('checks', name));
  }
  for (const choice of Object.values(objectOf(objectOf(field.schema['x-options'])['choices']))) {
    needed.push(...optionsOfShared(context, String(choice)));
  }
  for (const keyword of errorKeywords(form, field)) {
    known.push([...at, 'errors', keyword]);
    const common = keyword.includes('.') ? [] : [['errors', keyword]];
    needed.push(need([...at, 'errors', keyword], ...shared.map((one) => [...one, 'errors', keyword]), ...common));
  }
  for (const keyword of optionalErrors(context, field)) known.push([...at, 'errors', keyword]);
}

/** Values that words must say: those the schema lists. Services bring their own. */
function optionValues(schema: JsonObject): readonly string[] {
  if (objectOf(schema['x-service'])['as'] === 'options') return [];
  return (listedIn(schema) ?? []).map(String);
}

const JUDGING = ['pattern', 'minLength', 'maxLength', 'format', 'minimum', 'maximum', 'minItems', 'maxItems'];

/** Keywords by which a field can be refused in what a member types; rules by their ids. */
function errorKeywords(form: JsonObject, field: FieldPlan): readonly string[] {
  const own = JUDGING.filter((keyword) => field.schema[keyword] !== undefined);
  const rules = rulesOf(form).flatMap(({ rule, at }) => (pathOf(at) === field.path ? [rule] : []));
  const isLeaf = field.widget !== 'section';
  const combined = ownEntry(combinedErrors(form), field.path) ?? [];
  return [...(field.required && isLeaf ? ['required'] : []), ...own, ...combined, ...rules];
}

/** Errors that words may say of a field: of choices, of our keywords, of what is inside its value. */
function optionalErrors(context: Reporter, { schema, children }: FieldPlan): readonly string[] {
  const inside = formFields(schema).flatMap(({ tokens, schema: inner }) =>
    ['required', ...Object.keys(inner)].map(
      (keyword) => `${tokens.filter((token) => token !== '-').join('.')}.${keyword}`,
    ),
  );
  const service = objectOf(schema['x-service'])['op'];
  const codes =
    typeof service === 'string' ? (ownEntry(context.project.operations, service)?.meta.returnCodes ?? []) : [];
  return [
    'required',
    'enum',
    'const',
    'type',
    'size',
    ...Object.keys(schema),
    ...inside,
    ...children.map(({ name }) => name),
    ...codes,
  ];
}

function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .filter((token) => token !== '-')
    .join('.');
}

/** The value at a key; `undefined` when absent. */
export function wordAt(data: Json | undefined, key: Key): Json | undefined {
  return key.reduce<Json | undefined>(
    (at, name) => (isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    data,
  );
}

/** Every key with words below it. */
export function leaves(value: Json): readonly Key[] {
  return isJsonObject(value) ? leavesOf(value) : [[]];
}

const leavesOf = remembering((value: JsonObject): readonly Key[] => {
  const found: Key[] = [];
  gather(value, [], found);
  return found;
});

function gather(value: Json, key: Key, into: Key[]): void {
  if (!isJsonObject(value) || isChoice(value, key)) into.push(key);
  else for (const [name, inner] of Object.entries(value)) gather(inner as Json, [...key, name], into);
}

/** By path of a field: the keywords over several fields that are reported at it, as the first of them that is asked. */
function combinedErrors(form: JsonObject): { readonly [path: string]: readonly string[] } {
  // A field may have a name of JavaScript's objects, which is reported by itself.
  const found = Object.create(null) as Record<string, string[]>;
  for (const { tokens, schema } of [{ tokens: [], schema: form }, ...formFields(form)]) {
    const object = schema['type'] === 'array' ? objectOf(schema['items']) : schema;
    for (const part of sameValue(object)) {
      for (const keyword of COMBINING) {
        for (const name of maybeFirst(membersNamed(part[keyword]), object)) {
          const path = [...tokens.filter((token) => token !== '-'), name].join('.');
          (found[path] ??= []).push(keyword);
        }
      }
    }
  }
  return found;
}

/** The schema, and those over the same value whose errors are reported by themselves. */
function sameValue(schema: JsonObject): readonly JsonObject[] {
  const parts = [...listOf(schema['allOf']), schema['then'], schema['else']].filter(isJsonObject);
  return [schema, ...parts.flatMap(sameValue)];
}

/** A field that is hidden leaves the error to the next. */
function maybeFirst(names: readonly string[], object: JsonObject): readonly string[] {
  const always = names.findIndex((name) => objectOf(objectOf(object['properties'])[name])['x-when'] === undefined);
  return always < 0 ? names : names.slice(0, always + 1);
}

const MOST_DEEP = 8;

/** Codes that calls of a flow's states and fields may come back with, or that the engine gives in their place, those of its
 * sub-flows too: a step may come after one. `undefined` where a call, a form or a sub-flow is not known. */
function codesAnswered(view: FlowView, depth = 0): readonly string[] | undefined {
  const { project } = view;
  const subs = view.states.flatMap(([state]) => view.subFlowOf(state) ?? []);
  const ofSubs = [...new Set(subs)].map((id) => {
    const sub = depth < MOST_DEEP ? view.context.flow(id) : undefined;
    return sub && codesAnswered(sub, depth + 1);
  });
  const called = view.states.map(([state, { meta }]) => {
    const form = view.formOf(state);
    if (meta?.form !== undefined && !form) return undefined;
    const services = formFields(form ?? {}).map(({ schema }) => objectOf(schema['x-service'])['op']);
    return [view.operationOf(state), meta?.file?.op, ...services].filter((op) => typeof op === 'string');
  });
  const answered = called.flatMap((operations) =>
    operations ? operations.map((one) => ownEntry(project.operations, one)?.meta.returnCodes) : [undefined],
  );
  const all = [...answered, ...ofSubs];
  const codes = all.filter((one) => one !== undefined);
  if (codes.length < all.length) return undefined;
  return [...new Set([...codes.flat(), ...project.commonReturnCodes, 'POLL_ENDED', 'CALL_UNKNOWN'])];
}
