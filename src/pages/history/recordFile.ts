import { hongKongDate, hongKongTime } from '../../domain/calendarDate.ts';
import { writeCsv } from '../../domain/csv.ts';
import type { Days } from './recordFilter.ts';
import type { HistoryRecord } from './recordKinds.ts';

type Say = (key: string) => string;

/** What the list says of a record, each in a column: days and amounts as a spreadsheet counts with them. */
const columns: readonly { readonly title: string; readonly cell: (record: HistoryRecord, t: Say) => string }[] = [
  { title: 'history.file.date', cell: ({ time }) => hongKongDate(time) },
  { title: 'history.file.time', cell: ({ time }) => hongKongTime(time) },
  { title: 'history.kind', cell: ({ kind }, t) => t(`recordKind.${kind}`) },
  // Where a spreadsheet parts cells by semicolons, a formula could begin after one, which quotes do not prevent.
  { title: 'history.rows.summary', cell: ({ summary }) => summary.replace(/;(?=\s*[=+\-@＝＋－＠])/g, ',') },
  {
    title: 'history.rows.fee_kind',
    cell: ({ fee_kind }, t) => (fee_kind === undefined ? '' : t(`feeKind.${fee_kind}`)),
  },
  { title: 'history.rows.amount', cell: ({ amount }) => amount.amount },
  { title: 'history.file.currency', cell: ({ amount }) => amount.currency },
  { title: 'history.rows.status', cell: ({ status }, t) => t(`recordStatus.${status}`) },
  // A spreadsheet takes digits for a number, of which it keeps fifteen; the tab, which it does not show, makes them a text.
  { title: 'history.rows.ref_no', cell: ({ ref_no }) => `${ref_no}\t` },
];

/** Records as a table for a spreadsheet, in the language of the page. */
export function recordFile(records: readonly HistoryRecord[], t: Say): string {
  return writeCsv([
    columns.map(({ title }) => t(title)),
    ...records.map((record) => columns.map(({ cell }) => cell(record, t))),
  ]);
}

/** Named for the days it is of; without a period, those from its oldest record on.
 * @param records newest first, at least one
 * @param today of Hong Kong */
export function recordFileName(records: readonly HistoryRecord[], days: Days | undefined, today: string): string {
  const { from, to } = days ?? { from: hongKongDate(records.at(-1)!.time), to: today };
  return `transactions-${records[0]!.amount.currency}-${from}-${to}.csv`;
}
