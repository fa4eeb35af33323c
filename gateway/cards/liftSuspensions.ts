import type { Transaction } from '../db/transaction.ts';

/** Cards whose temporary suspension is over are active again (R-STATE-26, AMB-43). */
export async function liftSuspensions(tx: Transaction, now: string): Promise<void> {
  await tx.query(
    `UPDATE cards SET status = 'active', suspended_until = NULL WHERE status = 'suspended' AND suspended_until <= $1`,
    [now],
  );
}
