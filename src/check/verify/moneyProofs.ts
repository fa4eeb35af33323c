import type { FlowBundle } from '../../engine/bundle.ts';
import { pointersOf, pointersTaken } from '../../engine/mapping.ts';
import type { Visit } from '../../engine/record.ts';
import { isSecretPointer } from '../../engine/secretPointers.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import { isJsonObject } from '../../domain/json.ts';

/** What lies before money that moves: an answered review, and a sub-flow that gave a ticket. */
export interface MoneyProofs {
  readonly isReviewed: boolean;
  readonly isAuthorised: boolean;
  /** Replies that came after the review and that money may be sent by. */
  readonly unseen: readonly string[];
}

/** What of the two a walk has behind it; of no importance in a flow that moves no money. */
export function moneyProofs(result: WalkResult): MoneyProofs | null {
  if (!movesMoney(result.bundle)) return null;
  const walks = nested(result);
  return {
    isReviewed: walks.some(({ bundle, path }) => path.some((visit) => isAnsweredReview(bundle, visit))),
    isAuthorised: walks.some(hasTicket),
    unseen: walks.flatMap(unseenReplies),
  };
}

const known = new WeakMap<FlowBundle, boolean>();

function movesMoney(bundle: FlowBundle): boolean {
  const before = known.get(bundle);
  if (before !== undefined) return before;
  const { operations, flows } = bundle;
  const moves =
    Object.values(operations).some(({ effect }) => effect === 'money') || Object.values(flows).some(movesMoney);
  known.set(bundle, moves);
  return moves;
}

function nested(result: WalkResult): readonly WalkResult[] {
  return result.stop.type === 'sub' ? [result, ...nested(result.stop.result)] : [result];
}

/** States whose replies a money call of the flow may be sent, and that came after the last review of the flow: nobody has seen
 * them. Not those of sub-flows, which give their tickets behind the review. */
function unseenReplies({ bundle, path }: WalkResult): readonly string[] {
  const review = path.findLastIndex((visit) => isAnsweredReview(bundle, visit));
  if (review < 0) return [];
  const sent = sentWithMoney(bundle);
  return path.slice(review + 1).flatMap(({ state }) => (sent.has(state) ? [state] : []));
}

/** The unseen reply that the call where a walk stands is sent, if there is one. */
export function unseenReply(result: WalkResult): string | undefined {
  const { bundle, scope, stop } = result;
  const input = bundle.flow.states[stop.state]?.invoke?.input;
  const taken = pointersTaken(input, (pointer) => resolvePointer(scope, pointer)).map(ownerOf);
  return unseenReplies(result).find((state) => taken.includes(state));
}

const sentBy = new WeakMap<FlowBundle, ReadonlySet<string>>();

function sentWithMoney(bundle: FlowBundle): ReadonlySet<string> {
  const { flow, operations } = bundle;
  const before = sentBy.get(bundle);
  if (before) return before;
  const calls = Object.values(flow.states).flatMap(({ invoke }) =>
    operations[invoke?.src.slice('op:'.length) ?? '']?.effect === 'money' ? [invoke?.input] : [],
  );
  const owners = calls.flatMap(pointersOf).map(ownerOf);
  const sent = new Set(owners.filter((state) => flow.states[state]?.invoke?.src.startsWith('op:')));
  sentBy.set(bundle, sent);
  return sent;
}

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
