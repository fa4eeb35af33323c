import type { Json } from '../../domain/json.ts';
import { deepEqual, isAmong } from '../../domain/deepEqual.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { valuesOf, type Fact } from '../types/lookUp.ts';
import type { BranchKind, Edge, Known } from './flowPaths.ts';
import type { FlowView } from './checkContext.ts';
import { OUTCOME } from './outputType.ts';
import { namedBy, type Named, type Owner } from './pointerTypes.ts';

/** Ways to lack a value: a way that uses none of the edges of one of these lacks it. Empty: it is always there. */
type Lacks = readonly ((edge: Edge) => boolean)[];

type Certainty =
  | { readonly type: 'certain' }
  /** A path leads here on which the owner never answered. */
  | { readonly type: 'notOnEveryWay' }
  /** The owner may leave the value out. */
  | { readonly type: 'optional' };

/** What is known at a place of a path. */
export interface Given extends Known {
  /** Who gave the value; absent where it may not have been given at all. */
  readonly by?: Owner;
}

/** Whether at least one of `all` is there on every path to `state`.
 * @param given on paths where this is not so nothing has to be there */
export function certaintyAt(view: FlowView, state: string, all: readonly Named[], given?: Given): Certainty {
  const named = all.flatMap((one) => (one.type === 'named' ? [one] : []));
  if (named.length === 0 || named.some((one) => !one.owner && one.typed.presence.type === 'always'))
    return { type: 'certain' };
  const lacks = [...named.map((one) => lacksOf(view, one, given)), ...lacksOfSeveral(named)];
  const isLacking = combinations(lacks).some((chosen) =>
    agreeingComesTo(view, state, (edge) => chosen.some((one) => one(edge)), given),
  );
  if (!isLacking) return { type: 'certain' };
  const isPassed = named.every(({ owner }) => !owner || !comesTo(view, state, (edge) => isAnswer(edge, owner), given));
  return { type: isPassed ? 'optional' : 'notOnEveryWay' };
}

/** Whether a path leads to `state` that uses no edge for which `without` is true, where it is as is given. */
function comesTo(view: FlowView, state: string, without: (edge: Edge) => boolean, given?: Given): boolean {
  const { paths } = view;
  if (!given) return paths.reach(without).has(state);
  const isBarred = (edge: Edge): boolean => without(edge) || saysOtherwise(view, edge, given);
  const before = paths.reach(isBarred);
  const { by } = given;
  if (!by) return before.has(state);
  const answered = paths.edges.filter((edge) => isAnswer(edge, by) && before.has(edge.from) && !isBarred(edge));
  return paths
    .reach(
      isBarred,
      answered.map(({ to }) => to),
    )
    .has(state);
}

/** Whoever takes this edge has another value there. */
function saysOtherwise(view: FlowView, edge: Edge, { pointer, in: values }: Given): boolean {
  return view.paths
    .knownBy(edge)
    .some((known) => known.pointer === pointer && !known.in.some((value) => isAmong(value, values)));
}

/** The same, where on one path all forks that look at an answer see the same. */
function agreeingComesTo(view: FlowView, state: string, without: (edge: Edge) => boolean, given?: Given): boolean {
  if (!comesTo(view, state, without, given)) return false;
  return view.paths.forked.every((pointer) => {
    const named = namedBy(view, pointer);
    const owner = named.type === 'named' ? named.owner : undefined;
    const values = view.valuesAt(pointer) as readonly Json[] | undefined;
    if (!values || !owner) return true;
    const before = view.paths.reach((edge) => isAnswer(edge, owner));
    const isThere = (edge: Edge) => !before.has(edge.from) || isAnswer(edge, owner);
    const isBarred = (value: Json | undefined) => (edge: Edge) =>
      without(edge) || (isThere(edge) && view.paths.excludes(edge, pointer, value));
    return [...values, undefined].some((value) => comesTo(view, state, isBarred(value), given));
  });
}

/** When a guard is judged: at a state, or on a way out of it. */
export interface Moment {
  readonly state: string;
  readonly kind?: BranchKind;
  readonly name?: string;
}

/** Whether a value is there whenever a guard looks at it; what is not there makes no guard true. */
export function isThereAt(view: FlowView, named: Named, moment: Moment): boolean {
  if (named.type !== 'named' || (named.ofMember === true && !isForMembers(view))) return false;
  const { owner, typed } = named;
  if (owner?.state !== moment.state) return certaintyAt(view, moment.state, [named]).type === 'certain';
  return typed.presence.type === 'always' && isAnswer({ from: moment.state, to: '', kind: 'event', ...moment }, owner);
}

/** Of a visitor nobody knows anything. */
function isForMembers({ flow }: FlowView): boolean {
  const entries = Object.values(flow.meta.entries ?? {});
  return entries.length > 0 && entries.every(({ require = [] }) => require.includes('member'));
}

function lacksOf(view: FlowView, { typed, owner }: Extract<Named, { type: 'named' }>, given?: Given): Lacks {
  if (typed.presence.type === 'maybe') return [() => false];
  const answered: Lacks = owner ? [(edge) => isAnswer(edge, owner)] : [];
  if (typed.presence.type === 'always') return answered;
  const open = typed.presence.any.map((condition) => condition.filter((fact) => !isGiven(fact, owner, given)));
  const conditions = open.map((condition) =>
    condition.map((fact) => (edge: Edge) => owner !== undefined && implies(view, edge, fact, owner)),
  );
  // A way lacks the value when of every condition it lacks some fact.
  const unmet = combinations(conditions).map((chosen) => (edge: Edge) => chosen.some((one) => one(edge)));
  return [...answered, ...unmet];
}

/** Where an answer has at least one of several, and all of these are named, one is there once it is given. */
function lacksOfSeveral(named: readonly Extract<Named, { type: 'named' }>[]): readonly Lacks[] {
  return named.flatMap(({ owner, typed: { presence } }): readonly Lacks[] => {
    if (!owner || presence.type !== 'maybe' || !presence.ofSeveral) return [];
    const beside = named.flatMap(({ owner: other, typed }) =>
      other?.root === owner.root && typed.presence.type === 'maybe' ? (typed.presence.ofSeveral?.name ?? []) : [],
    );
    const isWhole = presence.ofSeveral.oneOf.some((names) => names.every((name) => beside.includes(name)));
    return isWhole ? [[(edge) => isAnswer(edge, owner)]] : [];
  });
}

/** The fact holds of every value that is given. */
function isGiven(fact: Fact, owner: Owner | undefined, given: Given | undefined): boolean {
  if (!given || !owner || fact.type !== 'is') return false;
  const pointer = `${owner.root}${formatPointer(fact.at)}`;
  return pointer === given.pointer && given.in.every((value) => isAmong(value, fact.in));
}

/** Leaving `owner` by this edge puts its answer or reply on the path. */
function isAnswer(edge: Edge, owner: Owner): boolean {
  if (writtenState(edge.from) !== owner.state) return false;
  return owner.kind === 'form' ? edge.kind === 'event' && edge.name === 'NEXT' : edge.kind === 'done';
}

function implies(view: FlowView, edge: Edge, fact: Fact, owner: Owner): boolean {
  if (fact.type === 'guard') {
    const guard = edge.branch?.guard;
    return (
      typeof guard === 'object' &&
      deepEqual(withoutSelf(guard.params, owner), withoutSelf(fact.guard['params'] ?? {}, owner)) &&
      guard.type === fact.guard['type']
    );
  }
  const pointer = fact.at[0] === OUTCOME ? `$outcome/${owner.state}` : `${owner.root}${formatPointer(fact.at)}`;
  return view.paths
    .knownBy(edge)
    .some((known) => known.pointer === pointer && known.in.every((value) => isAmong(value, fact.in)));
}

/** A form says `$self` where a guard of the flow says `$form/<state>`. */
function withoutSelf(value: Json, owner: Owner): Json {
  return JSON.parse(JSON.stringify(value).replaceAll('"$self', `"${owner.root}`)) as Json;
}

/** Every choice of one from each list. */
function combinations<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const most = 256;
  return lists.reduce<readonly (readonly T[])[]>(
    (chosen, list) => chosen.flatMap((one) => list.map((item) => [...one, item])).slice(0, most),
    [[]],
  );
}

/** The question whose every choice shows one of these fields: where it was asked, one of them is there. */
export function choiceOf(view: FlowView, all: readonly Named[]): readonly Named[] {
  const named = all.flatMap((one) => (one.type === 'named' ? [one] : []));
  const shown = named.flatMap(({ owner, typed: { presence } }) => {
    const [fact, ...more] = presence.type === 'when' && presence.any.length === 1 ? (presence.any[0] ?? []) : [];
    if (!owner || fact?.type !== 'is' || more.length > 0) return [];
    return [{ question: owner.root + formatPointer(fact.at), by: fact.in }];
  });
  const [first] = shown;
  if (!first || shown.length < all.length || shown.some(({ question }) => question !== first.question)) return [];
  const question = namedBy(view, first.question);
  const choices = question.type === 'named' ? valuesOf(question.typed) : undefined;
  const isEvery = choices?.every((choice) => shown.some(({ by }) => isAmong(choice, by)));
  return isEvery === true ? [question] : [];
}
