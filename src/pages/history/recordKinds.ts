import type { replies } from '../../api/gateway.gen.ts';

export type HistoryRecord = replies['historyQuery']['list'][number];
export type RecordKind = HistoryRecord['kind'];

/** The ten kinds of record, each a page of the history (R-MEM-14 to R-MEM-23, AMB-46). */
export const recordKinds = [
  'topup',
  'transferOut',
  'transferIn',
  'expense',
  'refund',
  'atm',
  'offlineDraw',
  'ajustment',
  'serviceFee',
  'accVer',
] as const satisfies readonly RecordKind[];

export function isRecordKind(text: string): text is RecordKind {
  return recordKinds.some((kind) => kind === text);
}
