import type { MoneyNews } from '../api/session.ts';
import { operationsOf } from './operationsOf.ts';
import { isCommitted, type Visit } from './record.ts';
import type { WalkResult } from './walkResult.ts';

/** Whether a wizard takes money, and has not taken any. */
export function isUnpaid({ bundle, trail }: WalkResult): boolean {
  const takesMoney = Object.values(operationsOf(bundle)).some(
    ({ effect }) => effect === 'money' || effect === 'irreversible',
  );
  return takesMoney && !trail.path.some(isCommitted);
}

/** What a wizard knows of the member's money.
 * @param isSent an order is under way whose reply has not come */
export function moneyOf(result: WalkResult, isSent: boolean): MoneyNews | undefined {
  if (isSent || result.trail.path.some(isUnheard)) return 'unheard';
  return isUnpaid(result) ? 'notTaken' : undefined;
}

function isUnheard({ reply, sub }: Visit): boolean {
  return reply?.type === 'unknown' || (sub?.path.some(isUnheard) ?? false);
}
