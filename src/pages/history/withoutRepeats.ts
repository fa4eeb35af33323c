import type { HistoryRecord } from './recordKinds.ts';

/** The records of one page more. A record that came between two pages moves others to the next one: none is there twice. */
export function withoutRepeats(
  records: readonly HistoryRecord[],
  page: readonly HistoryRecord[],
): readonly HistoryRecord[] {
  const known = new Set(records.map(nameOf));
  return [...records, ...page.filter((record) => !known.has(nameOf(record)))];
}

const nameOf = ({ ref_no, kind }: HistoryRecord): string => `${ref_no} ${kind}`;
