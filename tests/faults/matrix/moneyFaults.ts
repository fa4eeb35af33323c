import type { Transaction } from '../../../gateway/db/transaction.ts';
import { flattenFlow } from '../../../src/check/verify/flatFlow.ts';
import type { FlowBundle, OperationMeta } from '../../../src/engine/bundle.ts';
import { operationsOf } from '../../../src/engine/operationsOf.ts';
import type { Browser } from './browser.ts';

/** A call that takes a key and was answered SUCCESS. */
export interface Done {
  /** Place in the flow, dotted. */
  readonly at: string;
  readonly record: string;
  readonly operation: string;
  /** Of the transfer that it made. */
  readonly status: string | null;
}

/** Calls of the wizards of this run that were carried out, and how far the ledger has come, which is only ever added to. */
export async function moved(tx: Transaction): Promise<{ readonly done: readonly Done[]; readonly ledgerEnd: bigint }> {
  const [{ ledgerEnd, done } = { ledgerEnd: 0n, done: [] }] = await tx.query<{
    ledgerEnd: bigint;
    done: readonly (Omit<Done, 'record' | 'at'> & { readonly key: string })[];
  }>(
    `SELECT (SELECT max(id) FROM ledger_transactions) AS "ledgerEnd", coalesce((
       SELECT jsonb_agg(jsonb_build_object('key', key, 'operation', operation, 'status', (
         SELECT status FROM transfers WHERE ref_no = ret_data->>'ref_no')))
       FROM idempotency_keys WHERE return_code = 'SUCCESS' AND starts_with(key, 'matrix')), '[]') AS done`,
  );
  return {
    ledgerEnd,
    done: done.map(({ key, ...rest }) => {
      const [record = '', ...at] = key.split('.');
      return { record, at: at.slice(0, -1).join('.'), ...rest };
    }),
  };
}

/** What commits is done once at one place of one record, and money moves only after a review and a proof. */
export function moneyFaults(done: readonly Done[], bundle: FlowBundle, browser: Browser): readonly string[] {
  const operations = operationsOf(bundle);
  const wishes = done.map(({ record, at, operation }) => `${record} ${at} ${operation}`);
  const twice = wishes.filter((wish, index) => wishes.indexOf(wish) !== index).map((wish) => `had twice: ${wish}`);
  if (!done.some(({ operation }) => operations[operation]?.effect === 'money')) return twice;
  const reviews = new Set(
    flattenFlow(bundle).states.flatMap(({ node, path }) => (node.tags?.includes('review') ? path : [])),
  );
  const isReviewed = browser.shown.some((view) => view.type === 'step' && reviews.has(view.statePath));
  const isProven = browser.seam.carried.some(({ path }) => givesTicket(operations, path));
  return [
    ...twice,
    ...(isReviewed ? [] : ['money has moved without a review']),
    ...(isProven ? [] : ['money has moved without a proof']),
  ];
}

function givesTicket(operations: { readonly [id: string]: OperationMeta }, path: string): boolean {
  const operation = Object.values(operations).find((one) => one.path === path);
  return Object.values(operation?.replySecrets ?? {}).includes('ticket');
}
