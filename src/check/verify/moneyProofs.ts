import { remembering } from '../remembering.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { Mapping, StateNode } from '../../engine/flowFile.ts';
import { pointersOf, pointersTaken } from '../../engine/mapping.ts';
import type { Visit } from '../../engine/record.ts';
import { isSecretPointer } from '../../engine/secretPointers.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import { rootOf } from '../static/rootOf.ts';

/** What lies before money that moves: an answered review, and a sub-flow that gave a ticket. */
interface MoneyProofs {
  readonly isReviewed: boolean;
  readonly isAuthorised: boolean;
  /** Answered reviews, and calls by whose replies money may be sent, in order. */
  readonly passed: readonly string[];
}

/** What of these a walk has behind it; of no importance in a flow that moves no money. */
export function moneyProofs(result: WalkResult): MoneyProofs | null {
  if (!movesMoney(result.bundle)) return null;
  const walks = nested(result);
  return {
    isReviewed: walks.some(({ bundle, path }) => path.some((visit) => isAnsweredReview(bundle, visit))),
    isAuthorised: walks.some(hasTicket),
    passed: walks.flatMap(({ bundle, path }) =>
      path.flatMap((visit) =>
        sentWithMoney(bundle).has(visit.state) || isAnsweredReview(bundle, visit) ? [visit.state] : [],
      ),
    ),
  };
}

const movesMoney: (bundle: FlowBundle) => boolean = remembering(
  ({ operations, flows }) =>
    Object.values(operations).some(({ effect }) => effect === 'money') || Object.values(flows).some(movesMoney),
);

function nested(result: WalkResult): readonly WalkResult[] {
  return result.stop.type === 'sub' ? [result, ...nested(result.stop.result)] : [result];
}

/** The reply that the call where a walk stands is sent and that nobody has seen: no review behind it had it among its data, or
 * where none ever has, no review came after it. */
export function unseenReply(result: WalkResult): string | undefined {
  const { bundle, path, scope, stop } = result;
  const input = bundle.flow.states[stop.state]?.invoke?.input;
  const taken = pointersTaken(input, (pointer) => resolvePointer(scope, pointer)).map(ownerOf);
  return path.find(({ state }) => {
    if (!taken.includes(state) || !sentWithMoney(bundle).has(state)) return false;
    const root = [`$reply/${state}`];
    const after = path.slice(path.findIndex((visit) => visit.state === state) + 1);
    const reviews = after.filter((visit) => isAnsweredReview(bundle, visit));
    return isEverShown(bundle, root) ? !reviews.some((visit) => isShown(bundle, visit, root)) : reviews.length === 0;
  })?.state;
}

function membersOf(input: Mapping | undefined): { readonly [name: string]: Mapping } {
  return isJsonObject((input ?? null) as Json) ? (input as { readonly [name: string]: Mapping }) : {};
}

/** An answered review has one of the replies or inputs among its data, or one in the sub-flow that was handed them. */
function isShown(bundle: FlowBundle, { state, event, sub }: Visit, roots: readonly string[]): boolean {
  const node = bundle.flow.states[state] ?? {};
  if (event === 'NEXT' && isReviewOf(node, roots)) return true;
  const below = sub && bundle.flows[sub.flow];
  return below ? sub.path.some((visit) => isShown(below, visit, handedTo(node, roots))) : false;
}

function isEverShown(bundle: FlowBundle, roots: readonly string[]): boolean {
  return Object.values(bundle.flow.states).some((node) => {
    const below = bundle.flows[node.invoke?.src.slice('flow:'.length) ?? ''];
    return isReviewOf(node, roots) || (below !== undefined && isEverShown(below, handedTo(node, roots)));
  });
}

function isReviewOf({ tags, meta }: StateNode, roots: readonly string[]): boolean {
  return (
    tags?.includes('review') === true &&
    Object.values(meta?.data ?? {}).some((pointer) => roots.includes(rootOf(pointer)))
  );
}

/** The inputs of a sub-flow that are made of one of these. */
function handedTo({ invoke }: StateNode, roots: readonly string[]): readonly string[] {
  return Object.entries(membersOf(invoke?.input)).flatMap(([name, mapping]) =>
    pointersOf(mapping).some((pointer) => roots.includes(rootOf(pointer))) ? [`$input/${name}`] : [],
  );
}

/** The calls whose replies are sent with money. */
const sentWithMoney = remembering(({ flow, operations }: FlowBundle): ReadonlySet<string> => {
  const calls = Object.values(flow.states).flatMap(({ invoke }) =>
    operations[invoke?.src.slice('op:'.length) ?? '']?.effect === 'money' ? [invoke?.input] : [],
  );
  const owners = calls.flatMap(pointersOf).map(ownerOf);
  return new Set(owners.filter((state) => flow.states[state]?.invoke?.src.startsWith('op:')));
});

/** The call whose reply a pointer names. */
function ownerOf(pointer: string): string {
  return pointer.startsWith('$reply/') ? (parseWordPointer(pointer).tokens[0] ?? '') : '';
}

function isAnsweredReview(bundle: FlowBundle, { state, event, sub }: Visit): boolean {
  if (event === 'NEXT' && bundle.flow.states[state]?.tags?.includes('review')) return true;
  const below = sub && bundle.flows[sub.flow];
  return below ? sub.path.some((visit) => isAnsweredReview(below, visit)) : false;
}

/** A sub-flow ended with a secret in its output. */
function hasTicket({ bundle, scope }: WalkResult): boolean {
  return Object.entries(scope.outputs).some(
    ([state, output]) =>
      isJsonObject(output) &&
      Object.keys(output).some((member) => isSecretPointer(bundle, `$reply/${state}/${member}`)),
  );
}
