import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { FeeKind, RecordKind, RecordStatus } from './accountRecord.ts';
import { onWire } from './history.ts';
import type { PayeeOnFile } from './payeeOnFile.ts';

/** The six types that the ten kinds of record are labelled with (AMB-46, R-ENT-66). */
const TYPE_OF_KIND = {
  topup: 'topup',
  accVer: 'topup',
  expense: 'purchase',
  refund: 'refund',
  transferIn: 'transferIn',
  transferOut: 'transferOut',
  atm: 'transferOut',
  offlineDraw: 'transferOut',
  ajustment: 'serviceCharge',
  serviceFee: 'serviceCharge',
} as const satisfies { readonly [kind in RecordKind]: string };

interface Row {
  ref_no: string;
  account_id: string;
  kind: RecordKind;
  at: Date;
  summary: string;
  amount: bigint;
  status: RecordStatus;
  fee_kind: FeeKind | null;
  original_ref_no: string | null;
  merchant: string | null;
  currency: Currency;
  payee: PayeeOnFile | null;
  remark: string | null;
  method: 'FPS' | 'bank' | 'wallet' | null;
  remitted: bigint | null;
  remitted_currency: Currency | null;
}

/** One record of a member with all that is known of it; `undefined` when there is none or it is another's. */
export async function readHistoryDetail(tx: Transaction, memberId: string, refNo: string) {
  const [row] = await tx.query<Row>(
    `SELECT r.ref_no, r.account_id, r.kind, r.at, r.summary, r.amount, r.status, r.fee_kind, r.original_ref_no, a.currency, c.merchant,
       t.payee, t.remark, t.method, t.remitted, t.remitted_currency
     FROM account_records r JOIN accounts a USING (account_id) LEFT JOIN transfers t USING (ref_no)
       LEFT JOIN card_transactions c USING (ref_no)
     WHERE r.ref_no = $1 AND a.member_id = $2`,
    [refNo, memberId],
  );
  if (!row) return undefined;
  return {
    ...onWire(row, row.currency),
    account_id: row.account_id,
    type: TYPE_OF_KIND[row.kind],
    ...given('original_ref_no', row.original_ref_no),
    ...given('merchant', row.merchant),
    ...given('remark', row.remark),
    ...given('method', row.method),
    ...(row.payee ? payeeOnWire(row.payee) : {}),
    ...(row.remitted !== null && row.remitted_currency !== null
      ? { remitted_amount: money(row.remitted, row.remitted_currency) }
      : {}),
    ...(await belonging(tx, row)),
  };
}

/** The fee and the refund that belong to a record are records of their own. */
async function belonging(tx: Transaction, { ref_no, currency }: Row) {
  const rows = await tx.query<{ kind: RecordKind; amount: bigint; at: Date }>(
    'SELECT kind, amount, at FROM account_records WHERE original_ref_no = $1',
    [ref_no],
  );
  const fees = rows.filter(({ kind }) => kind === 'serviceFee');
  const refund = rows.find(({ kind }) => kind === 'refund');
  return {
    ...(fees.length > 0 ? { fee: money(-fees.reduce((sum, fee) => sum + fee.amount, 0n), currency) } : {}),
    ...(refund ? { refund_amount: money(refund.amount, currency), refund_time: instant(refund.at) } : {}),
  };
}

function payeeOnWire({ name_en, bank_code, account_mask }: PayeeOnFile) {
  return {
    payee: name_en,
    ...given('payee_bank_code', bank_code ?? null),
    ...given('payee_account_mask', account_mask ?? null),
  };
}

function given<Name extends string, T>(name: Name, value: T | null): { readonly [name in Name]?: T } {
  return (value === null ? {} : { [name]: value }) as { readonly [name in Name]?: T };
}
