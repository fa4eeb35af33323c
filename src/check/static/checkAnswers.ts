import { textsIn } from '../eachMember.ts';
import { remembering, rememberingAll } from '../remembering.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import type { FieldPlan, FormPlan } from '../../forms/plan/formPlan.ts';
import type { FormSource } from '../../rules/createForm.ts';
import { formFields } from '../../rules/formSchema.ts';

import { typeOf, valuesOf } from '../types/lookUp.ts';
import type { CheckContext, FlowView, Reporter } from './checkContext.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { planOf } from './forms.ts';
import { isJsonObject, listOf, objectOf, textsOf, type Json, type JsonObject } from '../../domain/json.ts';
import { isWordPointer, type WordPointer } from '../../rules/pointerScope.ts';
import { tokensOf } from './shownMember.ts';

/** A step that asks a form, and what its flow takes of this step's answer. */
interface Asker {
  readonly state: string;
  readonly form: string;
  readonly taken: readonly AnswerPath[];
}

/** Each field that a member fills in is taken by something, at one of the steps that ask it. */
export function checkAnswers(context: CheckContext): void {
  const forms = new Map<string, { readonly source: FormSource | undefined; readonly askers: Asker[] }>();
  for (const view of context.flows()) {
    for (const asker of askersOf(view)) {
      const before = forms.get(asker.form) ?? { source: view.formSource(asker.form), askers: [] };
      before.askers.push(asker);
      forms.set(asker.form, before);
    }
  }
  for (const { source, askers } of forms.values()) if (source) checkForm(context, source, askers);
}

function askersOf(view: FlowView): readonly Asker[] {
  const forms = view.states.map(([name]) => view.formOf(name)).filter((form) => form !== undefined);
  return askersIn(view.flow, ...forms);
}

/** Every step of a flow that asks a form. */
const askersIn = rememberingAll((flow: FlowFile, ...forms: readonly JsonObject[]): readonly Asker[] => {
  const all = answersTaken(flow, forms);
  return Object.entries(flow.states).flatMap(([state, { meta }]) => {
    const taken = all.filter(([first]) => first === undefined || first === state).map((path) => path.slice(1));
    return meta?.form === undefined ? [] : [{ state, form: meta.form, taken }];
  });
});

function checkForm(context: Reporter, source: FormSource, askers: readonly Asker[]): void {
  const fields = formFields(source.schema);
  for (const { field, top } of untaken(source, ...askers)) {
    const found = fields.find(({ tokens }) => tokens.filter((token) => token !== '-').join('.') === field.path);
    if (!found) continue;
    const place = fieldPlace(context.project, source.id, fields, found, []);
    const pointer = `$form/${askers[0]?.state}/${top.path.replaceAll('.', '/')}`;
    const what = `nothing takes what a member answers to "${field.name}"`;
    const fix = `Send "${pointer}" with a call, decide by it, or do not ask.`;
    context.add('answer-unused', { ...place, of: 'key' }, what, fix);
  }
}

/** The fields of a form that none of its askers takes. */
const untaken = rememberingAll((source: FormSource, ...askers: readonly Asker[]): readonly Asked[] => {
  const plan = planOf(source);
  const taken = [...takenByForm(source.schema), ...askers.flatMap((one) => one.taken)];
  if (taken.some((path) => isMisspelt(path, plan))) return [];
  return asked(plan.fields).filter(({ field }) => !isTaken(field.path.split('.'), taken) && !isGate(field));
});

/** It may have meant any field; that it names none is reported by itself. */
function isMisspelt([first, second]: AnswerPath, { byPath }: FormPlan): boolean {
  const field = first === undefined ? undefined : byPath.get(first);
  if (first === undefined || (field && second === undefined)) return false;
  return !field || (field.children.length > 0 && !byPath.has(`${first}.${second}`));
}

interface Asked {
  readonly field: FieldPlan;
  /** The list that it is a row's field of, or the field itself. */
  readonly top: FieldPlan;
}

/** Fields that are asked by themselves: what only frames others is asked inside, and what is only shown is not asked. */
function asked(fields: readonly FieldPlan[], list?: FieldPlan): readonly Asked[] {
  return fields.flatMap((field) => {
    if (field.widget === 'section') return asked(field.children, list);
    if (field.widget === 'rows') return asked(field.children, list ?? field);
    return field.widget === 'summary' ? [] : [{ field, top: list ?? field }];
  });
}

/** A field that tells nothing but that the member came past it: one answer only, or one that has to be like another. */
function isGate({ schema }: FieldPlan): boolean {
  const compares = Object.values(schema).some((value) => objectOf(value)['data'] !== undefined);
  return compares || valuesOf(typeOf(schema))?.length === 1;
}

/** A way to an answer, or to a part of one, by the names on it; `-` and numbers of rows are left out. */
type AnswerPath = readonly string[];

/** What a flow takes of its answers, each with its step first: whatever a pointer names in the flow and its forms. What a review
 * only shows is taken by nothing: the member reads it, and it goes nowhere. */
function answersTaken(flow: FlowFile, forms: readonly JsonObject[]): readonly AnswerPath[] {
  const named = [pointersInFlow(flow), ...forms.map(pointersIn)].flat();
  return named.flatMap(({ word, tokens }) => (word === 'form' || word === 'last' ? [withoutRows(tokens)] : []));
}

const pointersInFlow = remembering((flow: FlowFile) => pointersIn(withoutAsked(flow as unknown as JsonObject)));

/** That something was asked takes none of what was answered. */
function withoutAsked(value: JsonObject): JsonObject {
  const text = JSON.stringify(value, (_, one: Json) => (isJsonObject(one) && one['type'] === 'asked' ? null : one));
  return JSON.parse(text) as JsonObject;
}

/** What a form takes of its own answers: to show, to hide, to ask, to tidy and to judge something else by. */
function takenByForm(form: JsonObject): readonly AnswerPath[] {
  const named = pointersIn(form).flatMap(({ word, tokens }) => {
    if (word === 'self') return [tokens];
    return word === 'option' ? [tokens.slice(0, 1)] : [];
  });
  return [...named, ...besides(form, [])].map(withoutRows);
}

/** One of the two lies inside the other. */
export function isTaken(path: AnswerPath, taken: readonly AnswerPath[]): boolean {
  return taken.some((one) => one.slice(0, path.length).every((token, index) => token === path[index]));
}

function withoutRows(tokens: readonly string[]): AnswerPath {
  return tokens.filter((token) => !/^(-|\d+)$/.test(token));
}

const pointersIn = remembering((value: JsonObject): readonly WordPointer[] =>
  textsIn(value)
    .filter(isWordPointer)
    .map((text) => {
      const [word = '', ...tokens] = text.slice(1).split('/');
      return { word, tokens };
    }),
);

/** Keywords whose schemas judge one field by another. */
const BRANCHING = ['if', 'not', 'anyOf', 'oneOf', 'contains'];

/** What is beside a field and decides on it: in `x-tidy`, in a keyword that compares, in a branch of the schema. */
function besides(schema: JsonObject, around: readonly string[]): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const tidy = schema['x-tidy'];
  if (tidy !== undefined) found.push(...namesBeside(tidy).map((name) => [...around.slice(0, -1), name]));
  for (const [keyword, value] of Object.entries(schema)) {
    const compared = objectOf(value)['data'];
    if (typeof compared === 'string' && compared.startsWith('/')) found.push(tokensOf(compared));
    if (BRANCHING.includes(keyword) && !asksForOne(keyword, value))
      found.push(...namedInBranch(value).map((name) => [...around, name]));
  }
  found.push(...namedTogether(schema).map((name) => [...around, name]));
  for (const [name, inner] of Object.entries(objectOf(schema['properties'])))
    found.push(...besides(objectOf(inner), [...around, name]));
  found.push(...besidesIn(schema['items'], around));
  for (const inner of [schema['allOf'], schema['then'], schema['else']]) found.push(...besidesIn(inner, around));
  return found;
}

/** That one of several is there says nothing of what is done with it. */
function asksForOne(keyword: string, branches: Json): boolean {
  const said = listOf(branches).flatMap((branch) => Object.keys(objectOf(branch)));
  return keyword === 'anyOf' && said.every((name) => name === 'type' || name === 'required');
}

function besidesIn(value: Json | undefined, around: readonly string[]): readonly (readonly string[])[] {
  const all = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return all.flatMap((one) => (isJsonObject(one) ? besides(one, around) : []));
}

function namesBeside(tidy: Json): readonly string[] {
  const steps = Array.isArray(tidy) ? (tidy as readonly Json[]) : [];
  const beside = steps.map((step) => objectOf(objectOf(step)['countryCode'])['beside']);
  return [...beside, objectOf(tidy)['by']].filter((name) => typeof name === 'string');
}

/** Fields that a branch names, however deep. */
function namedInBranch(value: Json): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(namedInBranch);
  if (!isJsonObject(value)) return [];
  const { properties, required, ...rest } = value;
  return [
    ...Object.keys(objectOf(properties)),
    ...textsOf(required),
    ...[...Object.values(objectOf(properties)), ...Object.values(rest)].flatMap(namedInBranch),
  ];
}

/** Fields that are given together, each with those that it asks for. */
function namedTogether({ dependentRequired, dependentSchemas }: JsonObject): readonly string[] {
  const lists = Object.values(objectOf(dependentRequired)).flatMap(textsOf);
  const branches = Object.values(objectOf(dependentSchemas)).flatMap(namedInBranch);
  return [
    ...Object.keys(objectOf(dependentRequired)),
    ...Object.keys(objectOf(dependentSchemas)),
    ...lists,
    ...branches,
  ];
}
