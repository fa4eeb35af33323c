import { compareDecimals } from '../../domain/decimal.ts';
import type { HistoryRecord } from './recordKinds.ts';

/** What a record moved: a plus says that it came in, as the minus of the gateway says that it went out; zero did neither. */
export function recordAmount(t: (key: string, values: object) => string, value: HistoryRecord['amount']): string {
  return compareDecimals(value.amount, '0') > 0 ? t('incoming', { value }) : t('money', { value });
}
