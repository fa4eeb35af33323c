import { ask } from '../../api/ask.ts';
import type { Gateway } from '../../api/gateway.ts';
import { historyQuery } from '../../api/operations.gen.ts';
import type { HistoryRecord } from './recordKinds.ts';
import type { Wanted } from './useRecords.ts';
import { withoutRepeats } from './withoutRepeats.ts';

/** As many as the gateway gives at once. */
const PAGE_SIZE = 50;

interface AllRecords {
  readonly records: readonly HistoryRecord[];
  /** There are older ones, which the gateway gives to a narrower query only. */
  readonly older: boolean;
}

interface Reading {
  /** How far it has come, after each page but the last. */
  readonly onPage: (progress: { readonly read: number; readonly total: number }) => void;
  readonly signal: AbortSignal;
}

/** All records that a query finds, newest first; `undefined` where a page cannot be read, or nobody waits for them any more. */
export async function readAllRecords(
  gateway: Gateway,
  wanted: Wanted,
  { onPage, signal }: Reading,
): Promise<AllRecords | undefined> {
  let records: readonly HistoryRecord[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await ask(gateway, historyQuery, { ...wanted, page_no: page, page_size: PAGE_SIZE }, 'none');
    if (signal.aborted || reply.type !== 'done') return undefined;
    const { list, total, older } = reply.data;
    records = withoutRepeats(records, list);
    if (list.length === 0 || page * PAGE_SIZE >= total) return { records, older: older === true };
    onPage({ read: records.length, total });
  }
}
