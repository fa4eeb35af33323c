import { ownEntry } from '../../domain/ownEntry.ts';
import { userType } from '../userType.ts';
import { attempt } from '../attempt.ts';
import { isJsonObject, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { writtenState } from '../../domain/writtenState.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import { siteForPages } from '../../compile/forPages.ts';

import { DECIMAL, typeName } from '../types/fits.ts';
import {
  isMissing,
  lookUp,
  typeOf,
  valuesOf,
  ALWAYS,
  MAYBE,
  commonType,
  UNKNOWN,
  type Typed,
} from '../types/lookUp.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import { remembering, rememberingNames } from '../remembering.ts';
import { rowState } from '../../engine/expandEach.ts';
import { errorDataAt } from './errorData.ts';
import { outputType, rowType, type TypedPart } from './outputType.ts';

/** Whose answer or reply a pointer names. */
export interface Owner {
  readonly kind: 'form' | 'reply';
  readonly state: string;
  /** Pointer to the whole answer or reply: facts about its members stand below it. */
  readonly root: string;
}

/** What a pointer of a flow names, or why it names nothing. */
export type Named =
  | {
      readonly type: 'named';
      readonly typed: Typed;
      readonly owner?: Owner;
      /** Of who is signed in, or of what the step itself asks: that nobody is, or has not answered yet, is no fault of a flow. */
      readonly ofMember?: true;
      readonly ofStep?: true;
    }
  | { readonly type: 'broken'; readonly what: string; readonly fix: string }
  | { readonly type: 'missing'; readonly what: string; readonly fix: string };

const MAY_BE: Typed = { schemas: [], presence: MAYBE, secret: undefined };
const TEXT: Typed = { schemas: [{ type: 'string' }], presence: ALWAYS, secret: undefined };
/** What a pointer of a flow begins with. */
export const WORDS: readonly string[] = [
  '$form',
  '$reply',
  '$error',
  '$input',
  '$user',
  '$site',
  '$const',
  '$now',
  '$last',
];

const namesOf = remembering((view: FlowView) => rememberingNames((pointer) => lookedUp(view, pointer, 0)));

/** Looks a pointer up in the flow where it is. */
export function namedBy(view: FlowView, pointer: string, depth = 0): Named {
  return depth > 0 ? lookedUp(view, pointer, depth) : namesOf(view)(pointer);
}

function lookedUp(view: FlowView, pointer: string, depth: number): Named {
  const parsed = wordPointerOf(pointer);
  if (!parsed) return noPointer(pointer);
  const { word, tokens } = parsed;
  switch (word) {
    case 'form':
      return ofForm(view, pointer, tokens);
    case 'reply':
      return ofReply(view, pointer, tokens, depth);
    case 'input':
      return ofInput(view, pointer, tokens, depth);
    case 'user':
      return ofUser(view, pointer, tokens);
    case 'const':
      return ofConst(view, pointer, tokens);
    case 'site':
      return ofSite(view, pointer, tokens);
    case 'now':
      return { type: 'named', typed: TEXT };
    case 'error':
      return tokens.length === 0 || tokens[0] === 'code' || tokens[0] === 'data'
        ? { type: 'named', typed: tokens[0] === 'code' ? { ...TEXT, presence: MAYBE } : MAY_BE }
        : missing(
            `"${pointer}" names nothing: $error has "code" and "data"`,
            didYouMean(tokens[0] ?? '', ['code', 'data']),
          );
    case 'last':
      return ofLast(view, pointer, tokens);
    default:
      return broken(`"${pointer}" begins with no word of the language`, didYouMean(`$${word}`, WORDS).trim());
  }
}

/** The same at one state, where it is known which codes lead there and what comes beside them. */
export function namedIn(view: FlowView, state: string, pointer: string): Named {
  const parsed = wordPointerOf(pointer);
  const data = parsed?.word === 'error' && parsed.tokens[0] === 'data' ? errorDataAt(view, state) : undefined;
  return data ? follow(data, pointer, parsed?.tokens.slice(1) ?? []) : namedBy(view, pointer);
}

/** Whether an answer or a reply can be there at a state; its own is, once it has been. What comes only after the state, or
 * after one that every way leads through once more, is cut off there. */
export function comesBefore(view: FlowView, owner: Owner | undefined, state: string): boolean {
  if (owner === undefined || owner.state === state) return true;
  if (!view.paths.leadingTo([state]).has(owner.state)) return false;
  // Of what nothing leads to only that is said, and where a way leads nowhere nobody knows what comes before.
  if (!view.branches.every(({ target }) => view.node(target))) return true;
  return !view.paths.reachable.has(owner.state) || view.paths.cutBetween(owner.state, state) === undefined;
}

/** What is looked at comes on some way: what never does would be asked for nothing. Of a state that nothing leads to only that is said. */
export function checkComes(
  view: FlowView,
  state: string,
  { pointer, place, named }: { readonly pointer: string; readonly place: Place; readonly named: Named },
  fix: string,
  kind: FindingKind = 'pointer-missing',
): void {
  if (named.type !== 'named' || comesBefore(view, named.owner, state) || !view.paths.reachable.has(state)) return;
  view.add(kind, place, neverThere(view, pointer, named.owner, state), fix);
}

/** Says of an answer or a reply that it is never there, and of one that comes later why. */
function neverThere(view: FlowView, pointer: string, owner: Owner | undefined, state: string): string {
  const isLater = owner !== undefined && view.paths.leadingTo([state]).has(owner.state);
  const at = isLater ? view.paths.cutBetween(owner.state, state) : undefined;
  const after = at === state || at === undefined ? 'it' : `"${at}"`;
  const back = after === 'it' ? 'a way back' : 'the way on leads through that again, which';
  const why = isLater ? `: "${owner.state}" comes only after ${after}, and ${back} cuts off what came after` : '';
  return `"${pointer}" is never there when "${state}" is reached${why}`;
}

export function wordPointerOf(
  pointer: string,
): { readonly word: string; readonly tokens: readonly string[] } | undefined {
  return attempt(() => parseWordPointer(pointer));
}

export function noPointer(pointer: string): Named {
  const fix = 'Write $word/ and the names on the way, such as "$form/details/amount".';
  return broken(`"${pointer}" is not a pointer`, fix);
}

function broken(what: string, fix: string): Named {
  return { type: 'broken', what, fix };
}

function missing(what: string, fix: string): Named {
  return { type: 'missing', what, fix: fix.trim() === '' ? 'Name a field that is there.' : fix.trim() };
}

function follow(from: Typed, pointer: string, tokens: readonly string[], owner?: Owner): Named {
  const found = lookUp(from, tokens);
  if (!isMissing(found)) return { type: 'named', typed: found, ...(owner && { owner }) };
  const fix = didYouMean(found.missing, found.known);
  return missing(`"${pointer}" names nothing: there is no "${found.missing}"`, fix || 'Name a field that is there.');
}

function ofForm(view: FlowView, pointer: string, [state = '', ...rest]: readonly string[]): Named {
  const withForm = view.states.flatMap(([name, node]) => (node.meta?.form === undefined ? [] : [name]));
  if (!withForm.includes(state)) {
    return missing(`"${pointer}" names no step with a form: "${state}"`, didYouMean(state, withForm));
  }
  const schema = view.formOf(state);
  const owner: Owner = { kind: 'form', state, root: `$form/${state}` };
  if (!schema) return { type: 'named', typed: UNKNOWN, owner };
  const named = follow(typeOf(schema), pointer, rest, owner);
  const file = `schemas/${view.node(state)?.meta?.form ?? ''}.schema.json`;
  if (named.type !== 'missing' || view.project.files.has(file)) return named;
  return missing(named.what, `Name a step that asks it: "${state}" asks nothing, for there is no ${file}.`);
}

function ofLast(view: FlowView, pointer: string, tokens: readonly string[]): Named {
  const named = ofForm(view, pointer, tokens);
  return named.type === 'named' ? { type: 'named', typed: { ...named.typed, presence: MAYBE } } : named;
}

function ofReply(view: FlowView, pointer: string, [state = '', ...rest]: readonly string[], depth: number): Named {
  const calls = [...new Set(view.states.flatMap(([name, node]) => (node.invoke ? [writtenState(name)] : [])))];
  if (!calls.includes(state)) return missing(`"${pointer}" names no call: "${state}"`, didYouMean(state, calls));
  const owner: Owner = { kind: 'reply', state, root: `$reply/${state}` };
  const operation = view.operationOf(state);
  if (operation !== undefined) {
    const entry = ownEntry(view.project.operations, operation);
    const reply = entry && isJsonObject(entry.reply) ? typeOf(entry.reply) : UNKNOWN;
    return follow(reply, pointer, rest, owner);
  }
  const each = view.eachOf(state);
  const sub = view.subViewOf(each ? rowState(state, 1) : state);
  if (!sub || depth > 8) return { type: 'named', typed: UNKNOWN, owner };
  if (each) {
    const items = rowType(sub, (part) => typedPart(sub, part, depth + 1));
    const list = typeOf({ type: 'array', items, minItems: Math.max(each.min, 1), maxItems: each.max });
    return follow({ ...list, presence: each.min > 0 ? ALWAYS : MAYBE }, pointer, rest, owner);
  }
  return follow(
    outputType(sub, (part) => typedPart(sub, part, depth + 1)),
    pointer,
    rest,
    owner,
  );
}

function ofInput(view: FlowView, pointer: string, [name, ...rest]: readonly string[], depth: number): Named {
  const known = inputNames(view);
  if (name === undefined) return { type: 'named', typed: UNKNOWN };
  if (!known.includes(name)) {
    const fix = didYouMean(name, known) || 'List the name in meta.input, or in the query of an entry.';
    return missing(`"${pointer}" names no input of this flow: "${name}"`, fix);
  }
  return follow(depth > 8 ? UNKNOWN : inputType(view, name, depth), pointer, rest);
}

/** The names a flow takes: those of `meta.input`, and of the queries of its entries. */
export function inputNames(view: FlowView): readonly string[] {
  const queries = Object.values(view.flow.meta.entries ?? {}).flatMap(({ query }) => query ?? []);
  return [...new Set([...(view.flow.meta.input ?? []), ...queries])];
}

/** What the callers of a sub-flow give under a name: what all of them agree on. */
function inputType(view: FlowView, name: string, depth: number): Typed {
  const given = view.callers().flatMap((caller) =>
    caller.states.flatMap(([state, node]) => {
      if (caller.subFlowOf(state) !== view.id || !isJsonObject(node.invoke?.input)) return [];
      const part = (node.invoke.input as JsonObject)[name];
      return part === undefined ? [] : [typeOfMapping(caller, part as Mapping, depth + 1)];
    }),
  );
  return given.length === 0 ? UNKNOWN : { ...commonType(given), presence: ALWAYS };
}

/** The type of what a mapping gives; nothing is known of what is broken. */
function typeOfMapping(view: FlowView, mapping: Mapping, depth = 0): Typed {
  if (isWordPointer(mapping)) {
    const named = namedBy(view, mapping, depth);
    return named.type === 'named' ? named.typed : UNKNOWN;
  }
  if (!isJsonObject(mapping))
    return { ...UNKNOWN, schemas: [{ type: typeName(mapping as Json), const: mapping as Json }] };
  const { maybe, first, by, ...parts } = mapping as JsonObject;
  if (typeof maybe === 'string') return typeOfMapping(view, maybe, depth);
  if (typeof by === 'string') {
    return commonType(Object.values(parts).map((one) => typeOfMapping(view, one as Mapping, depth)));
  }
  if (Array.isArray(first)) return commonType(first.map((one) => typeOfMapping(view, one as Mapping, depth)));
  const properties = Object.entries(mapping).map(([key, part]) => {
    const { schemas, secret } = typeOfMapping(view, part as Mapping, depth);
    return [key, { allOf: [...schemas], ...(secret && { 'x-sensitive': secret }) }] as const;
  });
  return typeOf({ type: 'object', properties: Object.fromEntries(properties), required: Object.keys(mapping) });
}

function typedPart(view: FlowView, part: Mapping, depth: number): TypedPart {
  const named = isWordPointer(part) ? namedBy(view, part, depth) : undefined;
  const root = named?.type === 'named' ? named.owner?.root : undefined;
  return { typed: typeOfMapping(view, part, depth), ...(root !== undefined && { root }) };
}

function ofUser(context: Reporter, pointer: string, tokens: readonly string[]): Named {
  const named = follow(userType(context.project), pointer, tokens);
  return named.type === 'named' && tokens[0] !== 'signed_in' ? { ...named, ofMember: true } : named;
}

function ofConst(context: Reporter, pointer: string, [id = '', ...rest]: readonly string[]): Named {
  const entry = ownEntry(context.project.constants, id);
  if (!entry)
    return missing(`"${pointer}" names no constant: "${id}"`, didYouMean(id, Object.keys(context.project.constants)));
  const rows = entry.constant.rows;
  const currencies = rows.flatMap((row) => ('currency' in row ? [row.currency] : []));
  if (currencies.length === 0)
    return follow(typeOfValues(rows.flatMap((row) => ('value' in row ? [row.value] : []))), pointer, rest);
  const properties = Object.fromEntries(currencies.map((currency) => [currency, DECIMAL]));
  return follow(typeOf({ type: 'object', properties, required: currencies }), pointer, rest);
}

/** What is the same of several values: their type, and of objects what is in each. */
function typeOfValues(values: readonly Json[]): Typed {
  const [type, ...others] = new Set(values.map(typeName));
  if (type === undefined || others.length > 0 || type === 'array') return UNKNOWN;
  if (type !== 'object') return typeOf({ type });
  const all = values.map(objectOf);
  const names = [...new Set(all.flatMap(Object.keys))];
  const properties = names.map((name): readonly [string, JsonObject] => {
    const types = new Set(all.flatMap((one) => (one[name] === undefined ? [] : [typeName(one[name])])));
    return [name, types.size === 1 ? { type: [...types][0] ?? '' } : {}];
  });
  const required = names.filter((name) => all.every((one) => one[name] !== undefined));
  return typeOf({ type: 'object', properties: Object.fromEntries(properties), required });
}

function ofSite(context: Reporter, pointer: string, tokens: readonly string[]): Named {
  const whole = context.project.site?.data;
  const site = siteForPages(objectOf(whole));
  const value = getAt(site, tokens);
  if (value !== undefined) return { type: 'named', typed: { ...UNKNOWN, schemas: [{ type: typeName(value) }] } };
  return missing(
    getAt(whole, tokens) === undefined
      ? `"${pointer}" names nothing in content/site.json`
      : `"${pointer}" names nothing that a page knows of content/site.json`,
    didYouMean(tokens[0] ?? '', Object.keys(site)),
  );
}

/** The values that the place of a pointer lists, for what a guard's failure says. */
export function valuesAt(view: FlowView, pointer: string): readonly unknown[] | undefined {
  const outcome = /^\$outcome\/(.+)$/.exec(pointer)?.[1];
  if (outcome !== undefined) {
    const sub = view.subViewOf(outcome);
    return sub && outcomesOf(sub);
  }
  const named = namedBy(view, pointer);
  return named.type === 'named' ? valuesOf(named.typed) : undefined;
}

/** How a sub-flow may end: its own outcomes, and back where it shows a step to go back from. */
export function outcomesOf(sub: FlowView): readonly string[] {
  const own = sub.states.flatMap(([, node]) => (node.type === 'final' ? (node.meta?.outcome ?? []) : []));
  const shows = sub.states.some(([name]) => sub.isStep(name) || sub.subFlowOf(name) !== undefined);
  return [...new Set([...own, ...(shows ? ['back'] : [])])];
}
