import type { replies } from '../../src/api/gateway.gen.ts';
import { toMinor } from '../../src/domain/money.ts';
import type { Noted } from '../content/recordNote.ts';
import type { Transaction } from '../db/transaction.ts';
import { readHistoryDetail } from './historyDetail.ts';
import { walletOf } from './wallet.ts';

type Detail = replies['historyDetail'] & Noted;

/** A record as somebody can be shown it: what both sides are called, and the sums without a sign. */
export interface Receipt extends Pick<
  Detail,
  | 'ref_no'
  | 'kind'
  | 'status'
  | 'time'
  | 'summary'
  | 'isNote'
  | 'remark'
  | 'fps_ref_no'
  | 'original_ref_no'
  | 'remitted_amount'
> {
  readonly currency: Detail['amount']['currency'];
  /** Minor units. */
  readonly amount: bigint;
  /** Of a transfer, also where it was free. */
  readonly fee?: bigint;
  /** Name, then card, proxy or account: each as far as it is known, masked as the record has it. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly bankCode?: string;
}

interface Row {
  member_id: string;
  proxy_id: string | null;
  fee: bigint | null;
}

/** The receipt of a record, whoever's it is: who may have it is judged where the link to it is given. */
export async function readReceipt(tx: Transaction, refNo: string, now: string): Promise<Receipt | undefined> {
  const [row] = await tx.query<Row>(
    `SELECT a.member_id, t.payee->>'proxy_id' AS proxy_id, t.fee
     FROM account_records r JOIN accounts a USING (account_id) LEFT JOIN transfers t USING (ref_no) WHERE r.ref_no = $1`,
    [refNo],
  );
  if (!row) return undefined;
  const detail: Detail | undefined = await readHistoryDetail(tx, row.member_id, refNo, now);
  if (!detail) return undefined;
  const { amount: signed, fee: charged, payer, payee, payee_bank_code: bankCode, ...record } = detail;
  const minor = toMinor(signed.amount, signed.currency);
  const card = (await walletOf(tx, row.member_id)).find(({ accountId }) => accountId === detail.account_id);
  const own = card && `${card.cardOrgan} ${card.cardNoMask}`;
  const isComing = minor > 0n;
  const fee = row.fee ?? (charged && toMinor(charged.amount, charged.currency));
  return {
    ...record,
    currency: signed.currency,
    amount: isComing ? minor : -minor,
    ...(fee === undefined ? {} : { fee }),
    from: known(payer, isComing ? detail.payer_account_mask : own),
    to: known(payee, isComing ? own : (row.proxy_id ?? detail.payee_account_mask)),
    ...(bankCode === undefined ? {} : { bankCode }),
  };
}

function known(...parts: readonly (string | undefined)[]): readonly string[] {
  return parts.filter((part) => part !== undefined);
}
