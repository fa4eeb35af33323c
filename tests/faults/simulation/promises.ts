import type { Database } from '../../../gateway/db/database.ts';
import type { Transaction } from '../../../gateway/db/transaction.ts';
import { ledgerFaults } from '../support/ledgerFaults.ts';
import { PASSWORD, PAY_PASSWORD } from './answers.ts';
import type { Tab } from './device.ts';
import type { Effects } from './effects.ts';

interface Seen {
  readonly tabs: readonly Tab[];
  /** Records of wizards as they were sent to be kept, and lines of the log, since the last look. */
  readonly written: readonly string[];
  readonly effects: Effects;
  /** What was carried out before. */
  readonly before: number;
  /** The ledger may be another one than at the last look. */
  readonly isLedgerChanged: boolean;
}

/** What must hold after every act: of the ledger, of each intention, of what the screens say, of secrets. */
export async function brokenPromises(
  database: Database,
  { tabs, written, effects, before, isLedgerChanged }: Seen,
): Promise<readonly string[]> {
  return [
    ...(isLedgerChanged ? await database.transaction(ledgerFaults) : []),
    ...(isLedgerChanged ? miscounted((await carriedOut(database)) - before, effects) : []),
    ...effects.twice(),
    ...(await misled(database, tabs, effects)),
    ...tabs.flatMap(deadEnd),
    ...[PASSWORD, PAY_PASSWORD].flatMap((secret) =>
      written.filter((text) => text.includes(secret)).map(() => `a secret is kept: ${secret}`),
    ),
  ];
}

/** As many transfers and orders as there were wishes: one whose reply was lost, too, was carried out once or not at all. */
function miscounted(found: number, effects: Effects): readonly string[] {
  const [least, most] = effects.carriedOut();
  return found < least || found > most ? [`${found} were carried out, not ${least} to ${most}`] : [];
}

/** Transfers and orders of cards. */
export async function carriedOut(database: Database): Promise<number> {
  const [row] = await database.transaction((tx) =>
    tx.query<{ found: number }>(
      'SELECT ((SELECT count(*) FROM transfers) + (SELECT count(*) FROM card_orders))::int AS found',
    ),
  );
  return row!.found;
}

/** A screen that says that nothing was done, and one that says that all is done, say so of what the gateway has done. */
async function misled(database: Database, tabs: readonly Tab[], effects: Effects): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { wizard, flow } of tabs) {
    const view = wizard.getView();
    if (view.type !== 'end' || view.outcome === 'processing') continue;
    const made = effects.of(view.record);
    if (made.length === 0) continue;
    const isDone = view.outcome === 'success';
    const transfers = await database.transaction((tx) => transfersOf(tx, made));
    const untrue = transfers.filter(({ status }) => (status === 'fail') === isDone);
    found.push(...untrue.map(({ ref_no, status }) => `${flow} ends as ${view.outcome}, and ${ref_no} is ${status}`));
  }
  return found;
}

function transfersOf(tx: Transaction, made: readonly string[]) {
  return tx.query<{ ref_no: string; status: string }>(
    'SELECT ref_no, status FROM transfers WHERE ref_no IN (SELECT jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(made)],
  );
}

/** Who is shown a step can leave it. */
function deadEnd({ wizard, flow }: Tab): readonly string[] {
  const view = wizard.getView();
  if (view.type !== 'step' || view.events.length > 0 || view.canBack || view.until !== undefined) return [];
  return [`${flow} has no way on from ${view.statePath}`];
}
