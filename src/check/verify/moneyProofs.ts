import type { FlowBundle } from '../../engine/bundle.ts';
import type { Visit } from '../../engine/record.ts';
import { isSecretPointer } from '../../engine/secretPointers.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { isJsonObject } from '../../domain/json.ts';

/** What lies before money that moves: an answered review, and a sub-flow that gave a ticket. */
export interface MoneyProofs {
  readonly isReviewed: boolean;
  readonly isAuthorised: boolean;
}

/** What of the two a walk has behind it; of no importance in a flow that moves no money. */
export function moneyProofs(result: WalkResult): MoneyProofs | null {
  if (!movesMoney(result.bundle)) return null;
  const walks = nested(result);
  return {
    isReviewed: walks.some(({ bundle, path }) => path.some((visit) => isAnsweredReview(bundle, visit))),
    isAuthorised: walks.some(hasTicket),
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
