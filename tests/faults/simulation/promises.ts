import type { Transaction } from '../../../gateway/db/transaction.ts';
import { ledgerFaults } from '../support/ledgerFaults.ts';
import { PASSWORD, PAY_PASSWORD } from './answers.ts';
import type { Tab } from './device.ts';

interface Seen {
  readonly tabs: readonly Tab[];
  /** Records of wizards, as they were sent to be kept. */
  readonly saved: readonly string[];
  readonly log: readonly string[];
  /** Operations that move money. */
  readonly moving: readonly string[];
}

/** What must hold after every act: of the ledger, of each intention, of what the screens say, of secrets. */
export async function brokenPromises(tx: Transaction, { tabs, saved, log, moving }: Seen): Promise<readonly string[]> {
  return [
    ...(await ledgerFaults(tx)),
    ...(await twice(tx, moving)),
    ...(await Promise.all(tabs.map((tab) => misled(tx, tab)))).flat(),
    ...tabs.flatMap(deadEnd),
    ...[PASSWORD, PAY_PASSWORD].flatMap((secret) =>
      [...saved, ...log].filter((text) => text.includes(secret)).map(() => `a secret is kept: ${secret}`),
    ),
  ];
}

/** A key is `<record>.<place>.<number of the answer>`: at one place of one record money moves once. */
async function twice(tx: Transaction, moving: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.query<{ wish: string }>(
    `SELECT regexp_replace(key, '\\.[0-9]+$', '') || ' ' || operation AS wish FROM idempotency_keys
     WHERE return_code = 'SUCCESS' AND operation IN (SELECT jsonb_array_elements_text($1::jsonb))
     GROUP BY 1, subject, operation HAVING count(*) > 1`,
    [JSON.stringify(moving)],
  );
  return rows.map(({ wish }) => `had twice: ${wish}`);
}

/** A screen that says that nothing was done, and one that says that all is done, say so of what the gateway knows. */
async function misled(tx: Transaction, { wizard, flow }: Tab): Promise<readonly string[]> {
  const view = wizard.getView();
  if (view.type !== 'end' || view.outcome === 'processing') return [];
  const rows = await tx.query<{ ref_no: string; status: string }>(
    `SELECT f.ref_no, f.status FROM idempotency_keys k JOIN transfers f ON f.ref_no = k.ret_data->>'ref_no'
     WHERE starts_with(k.key, $1 || '.') AND k.return_code = 'SUCCESS'`,
    [view.record],
  );
  const isDone = view.outcome === 'success';
  const untrue = rows.filter(({ status }) => (status === 'fail') === isDone);
  return untrue.map(({ ref_no, status }) => `${flow} ends as ${view.outcome}, and ${ref_no} is ${status}`);
}

/** Who is shown a step can leave it. */
function deadEnd({ wizard, flow }: Tab): readonly string[] {
  const view = wizard.getView();
  if (view.type !== 'step' || view.events.length > 0 || view.canBack || view.until !== undefined) return [];
  return [`${flow} has no way on from ${view.statePath}`];
}
