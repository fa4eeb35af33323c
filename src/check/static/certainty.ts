import type { Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { valuesOf, type Fact } from '../types/lookUp.ts';
import type { BranchKind, Edge } from './flowPaths.ts';
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

/** Whether at least one of `all` is there on every path to `state`. */
export function certaintyAt(view: FlowView, state: string, all: readonly Named[]): Certainty {
  const named = all.flatMap((one) => (one.type === 'named' ? [one] : []));
  if (named.length === 0 || named.some((one) => !one.owner && one.typed.presence.type === 'always'))
    return { type: 'certain' };
  const lacks = named.map((one) => lacksOf(view, one));
  const isLacking = combinations(lacks).some((chosen) =>
    view.paths.reach((edge) => chosen.some((one) => one(edge))).has(state),
  );
  if (!isLacking) return { type: 'certain' };
  const isPassed = named.every(({ owner }) => !owner || !view.paths.reach((edge) => isAnswer(edge, owner)).has(state));
  return { type: isPassed ? 'optional' : 'notOnEveryWay' };
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

function lacksOf(view: FlowView, { typed, owner }: Extract<Named, { type: 'named' }>): Lacks {
  if (typed.presence.type === 'maybe') return [() => false];
  const answered: Lacks = owner ? [(edge) => isAnswer(edge, owner)] : [];
  if (typed.presence.type === 'always') return answered;
  const conditions = typed.presence.any.map((condition) =>
    condition.map((fact) => (edge: Edge) => owner !== undefined && implies(view, edge, fact, owner)),
  );
  // A way lacks the value when of every condition it lacks some fact.
  const unmet = combinations(conditions).map((chosen) => (edge: Edge) => chosen.some((one) => one(edge)));
  return [...answered, ...unmet];
}

/** Leaving `owner` by this edge puts its answer or reply on the path. */
function isAnswer(edge: Edge, owner: Owner): boolean {
  if (edge.from !== owner.state) return false;
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
    .some(
      (known) => known.pointer === pointer && known.in.every((value) => fact.in.some((one) => deepEqual(one, value))),
    );
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
  const isEvery = choices?.every((choice) => shown.some(({ by }) => by.some((one) => deepEqual(one, choice))));
  return isEvery === true ? [question] : [];
}
