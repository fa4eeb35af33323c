import type { Transaction } from '../db/transaction.ts';

/** What can be taken out of service by itself while it is upgraded. */
export type UpgradeArea = 'accountClosure';

export async function isUpgrading(tx: Transaction, area: UpgradeArea): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM upgrades WHERE area = $1', [area])).length > 0;
}

export async function beginUpgrade(tx: Transaction, area: UpgradeArea, now: string): Promise<void> {
  await tx.query('INSERT INTO upgrades (area, began_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [area, now]);
}

export async function endUpgrade(tx: Transaction, area: UpgradeArea): Promise<void> {
  await tx.query('DELETE FROM upgrades WHERE area = $1', [area]);
}
