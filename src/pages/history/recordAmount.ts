import type { HistoryRecord } from './recordKinds.ts';

/** What a record moved: a plus says that it came in, as the minus of the gateway says that it went out; zero did neither. */
export function recordAmount(t: (key: string, values: object) => string, value: HistoryRecord['amount']): string {
  const isIncoming = /^[\d.]*[1-9]/.test(value.amount);
  return isIncoming ? t('incoming', { value }) : t('money', { value });
}
