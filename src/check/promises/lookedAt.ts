import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { LED_BY } from '../../engine/completeFlow.ts';
import { errorsOf, transitionsOf, type Guard, type StateNode, type Mapping } from '../../engine/flowFile.ts';
import { guardPointers } from '../../engine/judge.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { isSecretPointer } from '../../engine/secretPointers.ts';
import { formFields, onlyOf, optionsOf, rulesOf, whenOf, type OpenRows } from '../../rules/formSchema.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';

/** A place that something ahead looks at, and what it makes of it. */
export interface Look {
  readonly pointer: string;
  readonly how:
    /** A guard: what counts is whether it holds. */
    | 'guard'
    /** A guard of another flow, into which the value is handed: what counts is which of `values` it is. */
    | 'among'
    /** A rule or the options of a form: every value counts for itself. */
    | 'value'
    /** A call takes a secret from there: what counts is whether it is there, and not a hole. */
    | 'secret';
  readonly guard?: DataGuard;
  /** The rule of a form that looks here and elsewhere together. */
  readonly asked?: DataGuard;
  /** Values that tell one side of the guard from the other. */
  readonly values: readonly Json[];
  /** Of a list that a form chooses from: the rows that may be chosen. */
  readonly only?: readonly OpenRows[];
}

export type DataGuard = Exclude<Guard, string>;

/** The step that led to a call decides where its codes lead. No pointer names it. */
export const LED_BY_LOOK: Look = { pointer: '@ledBy', how: 'value', values: [] };

const ON_PATH = '@path/';

/** Whether a state lies on the path. No pointer names it. */
export function pathLook(state: string): Look {
  return { pointer: ON_PATH + state, how: 'value', values: [] };
}

/** The state that a look at the path is for. */
export function lookedForOnPath({ pointer }: Look): string | undefined {
  return pointer.startsWith(ON_PATH) ? pointer.slice(ON_PATH.length) : undefined;
}

/** What a state looks at before anything happens there: its form and the input of its call. */
export function looksBefore(project: Project, bundle: FlowBundle, node: StateNode): readonly Look[] {
  const form = bundle.forms[node.meta?.form ?? ''];
  const inForm = form ? formLooks(project, form.schema, node.meta?.data ?? {}) : [];
  const isLedBy = errorsOf(node).some(({ guard }) => typeof guard === 'string' && guard.startsWith(LED_BY));
  return [...inForm, ...secretLooks(bundle, node), ...(isLedBy ? [LED_BY_LOOK] : [])];
}

/** What the transitions of a state look at. */
export function looksOnLeaving(project: Project, node: StateNode): readonly Look[] {
  const lists = [...Object.values(node.on ?? {}), node.invoke?.onDone, errorsOf(node), node.always];
  const guards = lists.flatMap(transitionsOf).flatMap(({ guard }) => (guard === undefined ? [] : [guard]));
  const poll = node.meta?.poll?.while;
  return [...guards, ...(poll === undefined ? [] : [poll])].flatMap((guard) => guardLooks(project, guard));
}

export function guardLooks(project: Project, guard: Guard): readonly Look[] {
  if (typeof guard === 'string') return [];
  return guardPointers(guard).map((pointer) => ({
    pointer,
    how: 'guard' as const,
    guard,
    values: valuesAsked(project, guard, pointer),
  }));
}

/** The same look at the pointer that gives the value: the guard's own words mean nothing there. */
export function handed({ guard, asked: _asked, ...look }: Look, pointer: string): Look {
  if (look.how !== 'guard') return { ...look, pointer };
  return { ...look, pointer, how: guard?.type === 'is' ? 'among' : 'value' };
}

function formLooks(project: Project, schema: JsonObject, data: { readonly [name: string]: string }): readonly Look[] {
  const looks: Look[] = [];
  for (const { schema: field } of formFields(schema)) {
    const when = whenOf(field);
    if (when) looks.push(...whenLooks(project, when));
    const options = optionsOf(field);
    const source = options && data[options.from];
    if (options && source !== undefined)
      looks.push({ pointer: source, how: 'value', values: [], only: onlyOf(options) });
  }
  for (const { rule, params, when } of rulesOf(schema)) {
    if (when) looks.push(...whenLooks(project, when));
    const asked = { type: `rule:${rule}`, params };
    for (const pointer of guardPointers(asked))
      looks.push({ pointer, how: 'value', asked, values: valuesAsked(project, asked, pointer) });
  }
  return looks.filter(({ pointer, guard }) => [pointer, ...(guard ? guardPointers(guard) : [])].every(isOutside));
}

/** A form's rules are not its flow's: what they say of a value is not asked for, the value counts. */
function whenLooks(project: Project, when: DataGuard): readonly Look[] {
  const looks = guardLooks(project, when);
  return ruleOfGuard(when as unknown as Json) === undefined
    ? looks
    : looks.map(({ guard: _guard, ...look }) => ({ ...look, how: 'value' }));
}

/** Of a form's own words nothing outside it knows. */
function isOutside(pointer: string): boolean {
  return !/^\$(self|option)\b/.test(pointer);
}

function secretLooks(bundle: FlowBundle, { invoke }: StateNode): readonly Look[] {
  return pointersOf(invoke?.input)
    .filter((pointer) => isSecretPointer(bundle, pointer))
    .map((pointer) => ({ pointer, how: 'secret' as const, values: [] }));
}

const MOST_OF_SIDE = 4;

/** Values of a pointer on both sides of what a guard asks. */
function valuesAsked(project: Project, guard: DataGuard, pointer: string): readonly Json[] {
  if (guard.type === 'is' || guard.type === 'has') {
    const values = Array.isArray(guard.params.in) ? (guard.params.in as readonly Json[]) : [];
    return guard.type === 'is' ? values : values.map((value) => [value]);
  }
  const rule = ruleOfGuard(guard as unknown as Json);
  if (rule === undefined || !project.rules[rule]) return [];
  const { samples } = ruleSubjects(project, rule);
  const subjects = [...samples.hold.slice(0, MOST_OF_SIDE), ...samples.fail.slice(0, MOST_OF_SIDE)];
  const members = Object.entries(guard.params).flatMap(([member, value]) =>
    isWordPointer(value) && value === pointer ? [member] : [],
  );
  const values = members.flatMap((member) => subjects.map((subject) => subject[member]));
  return unique(values.filter((value) => value !== undefined));
}

function unique(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The pointers from which the place `tokens` of a mapping's value may be taken. */
export function pointersInto(mapping: Mapping | undefined, tokens: readonly string[]): readonly string[] {
  if (typeof mapping === 'string') return mapping.startsWith('$') ? [mapping + formatPointer(tokens)] : [];
  if (!isJsonObject(mapping)) return [];
  const { maybe, first, by, ...parts } = mapping as JsonObject;
  if (typeof maybe === 'string') return [maybe + formatPointer(tokens)];
  if (Array.isArray(first)) return (first as readonly Json[]).map((one) => String(one) + formatPointer(tokens));
  if (typeof by === 'string') return Object.values(parts).flatMap((part) => pointersInto(part as Mapping, tokens));
  const [name, ...rest] = tokens;
  if (name === undefined) return Object.values(mapping).flatMap((part) => pointersInto(part as Mapping, []));
  return Object.hasOwn(mapping, name) ? pointersInto((mapping as JsonObject)[name] as Mapping, rest) : [];
}

/** The pointers by whose values a mapping chooses what it gives at the place `tokens`. */
export function choosersInto(mapping: Mapping | undefined, tokens: readonly string[]): readonly string[] {
  if (!isJsonObject((mapping ?? null) as Json)) return [];
  const { maybe, first, by, ...parts } = mapping as JsonObject;
  if (typeof maybe === 'string' || Array.isArray(first)) return [];
  if (typeof by === 'string') {
    return [by, ...Object.values(parts).flatMap((part) => choosersInto(part as Mapping, tokens))];
  }
  const [name, ...rest] = tokens;
  if (name === undefined) return Object.values(parts).flatMap((part) => choosersInto(part as Mapping, []));
  return Object.hasOwn(parts, name) ? choosersInto(parts[name] as Mapping, rest) : [];
}

/** The word by which a condition of a promise names what the call that it is about is sent. */
export const SENT = '$sent';

export function isSentPointer(pointer: string): boolean {
  return pointer === SENT || pointer.startsWith(`${SENT}/`);
}

/** A condition over what is sent as one over what that is taken from; `undefined` where it is no one place. */
export function overInput({ type, params }: DataGuard, input: Mapping | undefined): DataGuard | undefined {
  const taken = Object.entries(params).flatMap(([member, value]) => {
    if (!isWordPointer(value) || !isSentPointer(value)) return [[member, value] as const];
    const { tokens } = parseWordPointer(value);
    const [pointer, ...others] = [...pointersInto(input, tokens), ...choosersInto(input, tokens)];
    return pointer === undefined || others.length > 0 ? [] : [[member, pointer] as const];
  });
  return taken.length < Object.keys(params).length ? undefined : { type, params: Object.fromEntries(taken) };
}
