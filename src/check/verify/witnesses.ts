import type { Project } from '../../compile/project.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { getAt, setAt } from '../../domain/jsonPointer.ts';
import type { Guard } from '../../engine/flowFile.ts';
import type { World } from '../../rules/compiled.ts';
import { whenOf } from '../../rules/formSchema.ts';
import { holdsGuard, ruleOfGuard } from '../../rules/guard.ts';
import { createPointerScope, isWordPointer } from '../../rules/pointerScope.ts';
import { proposeValues } from '../../rules/proposeValues.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import { conjuncts, listOf, objectOf } from '../types/conjuncts.ts';
import type { Typed } from '../types/lookUp.ts';
import { isMissing, lookUp, typeOf, valuesOf } from '../types/lookUp.ts';
import { ALWAYS } from '../types/presence.ts';
import type { FlatFlow, Frame } from './flatFlow.ts';
import type { DataGuard } from './flatGuards.ts';
import type { Source } from './sources.ts';
import { sourcesOf } from './sources.ts';

/** More combinations than this are cut, and what then stays open is not proven. */
const MOST_OPTIONS = 96;

/** What forms are answered, calls reply and the world is, as far as guards can tell: every value that a guard names and
 * one other for each that it does not, all of them allowed by the schemas. */
export interface Witnesses {
  /** Data of answers by state; one empty object where no guard looks. */
  readonly answers: ReadonlyMap<number, readonly JsonObject[]>;
  readonly replies: ReadonlyMap<number, readonly JsonObject[]>;
  /** Members by word: `{ user: { … }, input: { … } }`. */
  readonly worlds: readonly JsonObject[];
}

interface Leaf {
  readonly tokens: readonly string[];
  readonly typed: Typed | undefined;
  readonly values: Json[];
  /** True where the object around it, when it is there, must have it. */
  readonly needed: boolean;
}

export function findWitnesses(project: Project, flat: FlatFlow, world: World, guards: readonly DataGuard[]): Witnesses {
  const leaves = new Map<string, Map<string, Leaf>>();
  for (const { frame, guard } of guards) {
    for (const { pointer, values } of askedBy(project, guard)) {
      for (const source of sourcesOf(frame, pointer)) {
        const leaf = leafOf(project, leaves, source);
        for (const value of values) if (!leaf.values.some((one) => deepEqual(one, value))) leaf.values.push(value);
      }
    }
  }
  const answers = new Map<number, readonly JsonObject[]>();
  const replies = new Map<number, readonly JsonObject[]>();
  for (const state of flat.states) {
    const schema = state.frame.bundle.forms[state.node.meta?.form ?? '']?.schema;
    answers.set(
      state.index,
      answerOptions(schema, options(leaves.get(`form:${state.index}`), world), state.frame, world),
    );
    const reply = state.operation && project.operations[state.operation.operationId]?.reply;
    replies.set(state.index, replyOptions(reply, options(leaves.get(`reply:${state.index}`), world)));
  }
  return { answers, replies, worlds: options(leaves.get('world'), world) };
}

/** Pointers a guard looks at, each with the values it names. */
function askedBy(
  project: Project,
  guard: Exclude<Guard, string>,
): readonly { readonly pointer: string; readonly values: readonly Json[] }[] {
  if (guard.type === 'is') return [{ pointer: String(guard.params['at']), values: listOf(guard.params['in']) }];
  const rule = ruleOfGuard(guard as unknown as Json);
  const samples = rule === undefined ? undefined : ruleSubjects(project, rule).samples;
  return Object.entries(guard.params).flatMap(([member, pointer]) => {
    if (!isWordPointer(pointer)) return [];
    const subjects = [...(samples?.hold.slice(0, 3) ?? []), ...(samples?.fail.slice(0, 3) ?? [])];
    return [
      { pointer, values: subjects.flatMap((subject) => (subject[member] === undefined ? [] : [subject[member]])) },
    ];
  });
}

function leafOf(project: Project, leaves: Map<string, Map<string, Leaf>>, source: Source): Leaf {
  const group = source.kind === 'world' ? 'world' : `${source.kind}:${source.state.index}`;
  const tokens = source.kind === 'world' ? [source.word, ...source.tokens] : source.tokens;
  const inGroup = leaves.get(group) ?? new Map<string, Leaf>();
  leaves.set(group, inGroup);
  const key = tokens.join('/');
  const known = inGroup.get(key) ?? {
    tokens,
    typed: typedSource(project, source),
    values: [],
    needed: isNeeded(project, source),
  };
  inGroup.set(key, known);
  return known;
}

/** The operation whose reply is `$user`. */
const USER_OPERATION = 'userInfoQuery';

function typedSource(project: Project, source: Source, tokens = source.tokens): Typed | undefined {
  const schema = schemaOf(project, source);
  if (!isJsonObject(schema)) return undefined;
  const found = lookUp(typeOf(schema), tokens);
  return isMissing(found) ? undefined : found;
}

function isNeeded(project: Project, source: Source): boolean {
  const around = typedSource(project, source, source.tokens.slice(0, -1));
  const found = around && lookUp({ ...around, presence: ALWAYS }, source.tokens.slice(-1));
  return found !== undefined && !isMissing(found) && found.presence.type === 'always';
}

function schemaOf(project: Project, source: Source): Json | undefined {
  if (source.kind === 'form') return source.state.frame.bundle.forms[source.state.node.meta?.form ?? '']?.schema;
  if (source.kind === 'reply') return project.operations[source.state.operation?.operationId ?? '']?.reply;
  if (source.word !== 'user') return undefined;
  const reply = project.operations[USER_OPERATION]?.reply ?? {};
  return { allOf: [reply, { properties: { signed_in: { type: 'boolean' } }, required: ['signed_in'] }] };
}

/** Every combination of values for a group's leaves. */
function options(group: ReadonlyMap<string, Leaf> | undefined, world: World): readonly JsonObject[] {
  let made: readonly JsonObject[] = [{}];
  const set: Leaf[] = [];
  for (const leaf of group?.values() ?? []) {
    const values = valuesFor(leaf, world);
    set.push(leaf);
    made = made
      .flatMap((data) => values.map((value) => (setAt(data, leaf.tokens, value) ?? {}) as JsonObject))
      .filter((data) => set.every((one) => isWhole(data, one)))
      .slice(0, MOST_OPTIONS);
  }
  return distinct(made);
}

/** An object that is there has what it must have; one that is not there has nothing. */
function isWhole(data: JsonObject, { tokens, needed }: Leaf): boolean {
  if (!needed || tokens.length < 2 || getAt(data, tokens) !== undefined) return true;
  return getAt(data, tokens.slice(0, -1)) === undefined;
}

/** The values that guards name, one that none names, and none at all where the schema allows that. */
function valuesFor(leaf: Leaf, world: World): readonly (Json | undefined)[] {
  const listed = leaf.typed && (valuesOf(leaf.typed) as readonly Json[] | undefined);
  const named = leaf.values.filter((value) => !listed || listed.some((one) => deepEqual(one, value)));
  const proposed = listed ??
    leaf.typed?.schemas.flatMap((schema) => proposeValues(schema, { world, subject: {} }).hold) ?? ['other'];
  const other = proposed.find((value) => !named.some((one) => deepEqual(one, value)));
  const absent = leaf.typed?.presence.type === 'always' ? [] : [undefined];
  return [...named, ...(other === undefined ? [] : [other]), ...absent];
}

/** Answers as a form lets them be: what `x-when` hides is not there, and what is required and shown is. */
function answerOptions(
  schema: JsonObject | undefined,
  all: readonly JsonObject[],
  frame: Frame,
  world: World,
): readonly JsonObject[] {
  if (!schema) return all;
  const properties = objectOf(schema['properties']);
  const required = listOf(schema['required']).map(String);
  const shaped = all.flatMap((data) => {
    let answer: JsonObject = data;
    for (const [name, property] of Object.entries(properties)) {
      const when = isJsonObject(property) ? whenOf(property) : undefined;
      // What no guard looks at decides nothing.
      if (!when || !anyHas(all, name) || !looksAtSelfOnly(when.params)) continue;
      const isShown = holdsGuard(when, createPointerScope(world, { self: answer }), frame.bundle.rules);
      if (!isShown) answer = Object.fromEntries(Object.entries(answer).filter(([key]) => key !== name));
      else if (required.includes(name) && !Object.hasOwn(answer, name)) return [];
    }
    return [answer];
  });
  return distinct(shaped.length > 0 ? shaped : all);
}

function looksAtSelfOnly(params: JsonObject): boolean {
  return Object.values(params).every((value) => !isWordPointer(value) || value.startsWith('$self/'));
}

function anyHas(all: readonly JsonObject[], name: string): boolean {
  return all.some((data) => Object.hasOwn(data, name));
}

/** Replies as the contract lets them be: what an `if` and its `then` require is there. */
function replyOptions(schema: Json | undefined, all: readonly JsonObject[]): readonly JsonObject[] {
  const conditions = conjuncts(schema).flatMap((one) => {
    const test = Object.entries(objectOf(objectOf(one['if'])['properties']));
    return test.length === 0 ? [] : [{ test, required: listOf(objectOf(one['then'])['required']).map(String) }];
  });
  const allowed = all.filter((data) =>
    conditions.every(({ test, required }) => {
      const holds = test.every(([name, wanted]) => deepEqual(data[name] ?? null, objectOf(wanted)['const'] ?? null));
      return !holds || required.every((name) => !anyHas(all, name) || Object.hasOwn(data, name));
    }),
  );
  return allowed.length > 0 ? allowed : all;
}

function distinct(all: readonly JsonObject[]): readonly JsonObject[] {
  return all.filter((one, index) => all.findIndex((other) => deepEqual(other, one)) === index);
}
