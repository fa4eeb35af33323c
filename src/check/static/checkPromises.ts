import { ownEntry } from '../../domain/ownEntry.ts';
import { meant } from '../didYouMean.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import { isJsonObject, listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { StateNode } from '../../engine/flowFile.ts';

import {
  BUILT_IN_IDS,
  isCallOf,
  conditionsOf,
  partsOf,
  type Observation,
  type FlowPromise,
  type Condition,
} from '../promises/promise.ts';
import type { Place } from '../finding.ts';
import { outcomesOf, namedBy, noPointer, wordPointerOf, type Named } from './pointerTypes.ts';
import { guardPointers } from '../../engine/judge.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isMissing, lookUp, typeOf, UNKNOWN } from '../types/lookUp.ts';
import { isSentPointer } from '../promises/lookedAt.ts';
import { checkParams } from './checkGuards.ts';
import { checkGuardName } from './checkNames.ts';

const MOST_DEEP = 8;

/** Where a promise says what it forbids: that something is never there today is no slip, it keeps it out tomorrow. */
const FORBIDDEN = ['what', 'then'];

/** Promises speak of states, calls, codes, outcomes and buttons that are there: a misspelt one would always be kept. */
export function checkPromises(view: FlowView): void {
  const file = view.entry.checks;
  // What is not of the language is reported of the file, and looked at no further.
  if (!file || file.problems.length > 0 || languageProblems(view.project, file).length > 0) return;
  const known = knownNames(view);
  const promises = listOf(objectOf(file.data)['promises']);
  checkTwice(view, file.path, promises, ['promises'], 'id');
  const isOpen = callsUnread(view);
  promises.forEach((promise, index) => {
    if (!isJsonObject(promise)) return;
    const at = ['promises', String(index)];
    checkOwnId(view, { file: file.path, pointer: formatPointer([...at, 'id']) }, String(promise['id']));
    const said = promise as unknown as FlowPromise;
    for (const { at: place, observation } of isOpen ? [] : partsOf(said))
      checkNames(view, file.path, knownOf(view, known, observation), observation, [...at, ...place]);
    for (const condition of conditionsOf(said))
      checkCondition(view, condition, { file: file.path, pointer: formatPointer([...at, ...condition.at]) });
  });
  checkOpenItems(view, file.path, listOf(objectOf(file.data)['notProven']), isOpen ? undefined : known);
}

/** A sub-flow whose file is there and cannot be looked at may have any names. */
function callsUnread(view: FlowView, depth = 0): boolean {
  return view.states.some(([state]) => {
    const id = view.subFlowOf(state);
    if (id === undefined || depth >= MOST_DEEP) return false;
    const sub = view.context.flow(id);
    return sub ? callsUnread(sub, depth + 1) : view.project.files.has(`flows/${id}/flow.json`);
  });
}

/** No two of a list are called the same. */
function checkTwice(context: Reporter, file: string, list: readonly Json[], at: readonly string[], by: string): void {
  const seen = new Set<string>();
  list.forEach((one, index) => {
    const name = objectOf(one)[by];
    if (typeof name !== 'string') return;
    if (seen.has(name)) {
      const place = { file, pointer: formatPointer([...at, String(index), by]) };
      context.add('promise-twice', place, `"${name}" is here twice`, 'Rename one of the two, or remove it.');
    }
    seen.add(name);
  });
}

/** Reports tell the promises that every flow makes and those of one flow together. */
function checkOwnId(context: Reporter, place: Place, id: string): void {
  if (!BUILT_IN_IDS.some((one) => one === id)) return;
  context.add('promise-twice', place, `"${id}" is a promise that every flow makes`, 'Rename this one.');
}

/** What is left open is some state's: what a state of another name leaves open is excused by nothing. */
function checkOpenItems(context: Reporter, file: string, items: readonly Json[], known: Known | undefined): void {
  checkTwice(context, file, items, ['notProven'], 'item');
  if (!known) return;
  const { state: states = [] } = known;
  items.forEach((one, index) => {
    const name = /^(?:state|transition|guard):([^.=]+)/.exec(String(objectOf(one)['item']))?.[1];
    if (name === undefined || states.includes(writtenState(name))) return;
    const place = { file, pointer: formatPointer(['notProven', String(index), 'item']) };
    const fix = meant(name, states, 'Name it as `flow verify` does.');
    context.add('promise-name', place, `state "${name}" is not known in this flow`, fix);
  });
}

type Known = { readonly [word: string]: readonly string[] };

/** Of a sub-flow that ends, how it may end; not by Back, which takes the way to it back. */
function knownOf(view: FlowView, known: Known, observation: Observation): Known {
  const of = 'of' in observation ? [observation.of ?? []].flat() : [];
  if (of.length === 0) return known;
  const calling = view.states.flatMap(([name]) => (view.subFlowOf(name) === undefined ? [] : [name]));
  const callers = [...new Set(calling.map(writtenState))];
  const named = calling.filter((name) => of.includes(writtenState(name)));
  const subs = named.flatMap((name) => view.subViewOf(name) ?? []);
  return { ...known, of: callers, outcome: subs.flatMap(outcomesOf).filter((name) => name !== 'back') };
}

/** Names by the word of the observation, those of sub-flows with `a/b`. */
function knownNames(view: FlowView, prefix = '', depth = 0): Known {
  const own = Object.keys(view.flow.states);
  const subs = own.flatMap((name) => {
    const sub = depth < MOST_DEEP ? view.subViewOf(name) : undefined;
    return sub ? [knownNames(sub, `${prefix}${writtenState(name)}/`, depth + 1)] : [];
  });
  const nodes = view.states.map(([, node]) => node);
  const operations = own.flatMap((name) => view.operationOf(name) ?? []);
  const metas = operations.flatMap((operation) => ownEntry(view.project.operations, operation)?.meta ?? []);
  const all = (word: string, mine: readonly string[]) => [
    ...new Set([...mine, ...subs.flatMap((sub) => sub[word] ?? [])]),
  ];
  return {
    state: all(
      'state',
      own.map((name) => prefix + writtenState(name)),
    ),
    call: all('call', operations),
    code: all('code', [
      ...metas.flatMap(({ returnCodes }) => returnCodes),
      ...nodes.flatMap(codesOfFields),
      ...view.project.commonReturnCodes,
      ...(nodes.some((node) => node.meta?.poll) ? ['POLL_ENDED'] : []),
      ...(metas.some(({ effect }) => isBarrier(effect)) ? ['unknown'] : []),
    ]),
    outcome: nodes.flatMap((node) => node.meta?.outcome ?? []),
    event: all('event', [...nodes.flatMap((node) => Object.keys(node.on ?? {})), 'BACK', 'EDIT']),
    tag: all(
      'tag',
      nodes.flatMap((node) => node.tags ?? []),
    ),
    effect: all(
      'effect',
      metas.map(({ effect }) => effect),
    ),
  };
}

/** Codes of calls that fields make lead on where the step names them. */
function codesOfFields({ onError = [] }: StateNode): readonly string[] {
  return onError.flatMap(({ guard }) => (typeof guard === 'string' ? guard.replace(/^code:/, '') : []));
}

function checkNames(
  context: Reporter,
  file: string,
  known: Known,
  observation: Observation,
  at: readonly string[],
): void {
  for (const [word, names] of Object.entries(observation as unknown as JsonObject)) {
    const there = known[word];
    const isForbidden = FORBIDDEN.includes(at.at(-1) ?? '') && ['tag', 'effect'].includes(word);
    if (!there || isForbidden) continue;
    const said =
      typeof names === 'string'
        ? [[names, []] as const]
        : listOf(names).map((name, index) => [String(name), [String(index)]] as const);
    for (const [name, place] of said) {
      if (there.includes(name)) continue;
      const fix = meant(name, there, `Name ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} of this flow.`);
      const what = `${word} "${name}" is not known in this flow`;
      context.add('promise-name', { file, pointer: formatPointer([...at, word, ...place]) }, what, fix);
    }
  }
}

/** What a condition of a promise looks at is there, and can be what it asks: in the flow itself, or in what calls are sent. */
function checkCondition(view: FlowView, { guard, of }: Condition, place: Place): void {
  const rule = ruleOfGuard(guard);
  const isKnown = rule === undefined || Object.hasOwn(view.project.rules, rule);
  if (!isKnown || !guardPointers(guard).some(isSentPointer)) return checkGuardName(view, guard, place);
  if (!('call' in of) && !('effect' in of)) {
    const fix = 'Ask it of a call, or name where the value comes from.';
    view.add('pointer-broken', place, '"$sent" is what a call is sent, and this is no call', fix);
    return;
  }
  const calls = callsIn(view).filter(({ operation }) => {
    const entry = ownEntry(view.project.operations, operation);
    return entry !== undefined && isCallOf(of, entry.meta);
  });
  const told = view.context.findings.length;
  for (const operation of new Set(calls.map((call) => call.operation))) {
    if (view.context.findings.length > told) return;
    const names = calls.filter((call) => call.operation === operation).flatMap(({ sent }) => sent);
    checkParams(view, guard, place, {
      named: (pointer) => (isSentPointer(pointer) ? sentBy(view, operation, names, pointer) : namedBy(view, pointer)),
      // Where a promise asks is not known by itself: what may be absent may be.
      isThere: (named) => named.type === 'named' && named.typed.presence.type === 'always',
    });
  }
}

interface Call {
  readonly operation: string;
  /** The names under which it is sent something. */
  readonly sent: readonly string[];
}

/** Calls of a flow and of the sub-flows in it. */
function callsIn(view: FlowView, depth = 0): readonly Call[] {
  return view.states.flatMap(([name, node]) => {
    const operation = view.operationOf(name);
    if (operation !== undefined) return [{ operation, sent: Object.keys(objectOf(node.invoke?.input)) }];
    const sub = depth < 8 ? view.subViewOf(name) : undefined;
    return sub ? callsIn(sub, depth + 1) : [];
  });
}

/** What a pointer names in what an operation is sent. */
function sentBy(context: Reporter, operation: string, names: readonly string[], pointer: string): Named {
  const parsed = wordPointerOf(pointer);
  if (!parsed) return noPointer(pointer);
  const { tokens } = parsed;
  const [name = ''] = tokens;
  const missing = (what: string, one: string, known: readonly string[]): Named => ({
    type: 'missing',
    what: `"${pointer}" names nothing: ${what}`,
    fix: meant(one, known, 'Name something that the call is sent.'),
  });
  if (!names.includes(name)) return missing(`"${operation}" is not sent "${name}" here`, name, names);
  const request = ownEntry(context.project.operations, operation)?.request ?? null;
  const found = lookUp(typeOf(isJsonObject(request) ? request : {}), tokens);
  if (!isMissing(found)) return { type: 'named', typed: found };
  // That the operation does not take it, or cannot be read, is reported where it is sent.
  if (tokens.length === 1) return { type: 'named', typed: UNKNOWN };
  return missing(`"${operation}" takes no "${found.missing}"`, found.missing, found.known);
}
