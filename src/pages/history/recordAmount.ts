import { compareDecimals } from '../../domain/decimal.ts';
import type { HistoryRecord } from './recordKinds.ts';

/** What a record moved: a plus says that it came in, as the minus of the gateway says that it went out. Zero did neither, nor did what
 * has not come, or not been carried out. */
export function recordAmount(
  t: (key: string, values: object) => string,
  { amount: value, status }: Pick<HistoryRecord, 'amount' | 'status'>,
): string {
  if (MOVED_NOTHING.has(status)) return t('money', { value: { ...value, amount: value.amount.replace('-', '') } });
  return compareDecimals(value.amount, '0') > 0 ? t('incoming', { value }) : t('money', { value });
}

const MOVED_NOTHING: ReadonlySet<HistoryRecord['status']> = new Set(['pendingPayment', 'closed', 'fail']);
