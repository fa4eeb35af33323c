import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { cameToNothing, IS_NOTE, statusAt, type FeeKind, type RecordKind, type RecordStatus } from './accountRecord.ts';
import { asNoted } from './history.ts';
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
  is_note: boolean;
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
  order_no: string | null;
  order_amount: bigint | null;
  discount: bigint | null;
  fps_ref_no: string | null;
  payer: string | null;
  payer_card_mask: string | null;
  user_name: string;
}

/** One record of a member with all that is known of it; `undefined` when there is none or it is another's. */
export async function readHistoryDetail(tx: Transaction, memberId: string, refNo: string, now: string) {
  const [row] = await tx.query<Row>(
    `SELECT account_records.*, ${statusAt('$3')}, ${IS_NOTE}, a.currency, c.merchant, t.payee, t.remark, t.method, t.remitted,
       t.remitted_currency, o.payer_card_mask, m.user_name
     FROM account_records JOIN accounts a USING (account_id) JOIN members m ON m.member_id = a.member_id
       LEFT JOIN transfers t USING (ref_no) LEFT JOIN card_transactions c USING (ref_no)
       LEFT JOIN topup_orders o ON o.order_no = account_records.ref_no
     WHERE ref_no = $1 AND a.member_id = $2`,
    [refNo, memberId, now],
  );
  if (!row) return undefined;
  return {
    ...asNoted(row, row.currency),
    account_id: row.account_id,
    type: TYPE_OF_KIND[row.kind],
    ...given('original_ref_no', row.original_ref_no),
    ...given('merchant', row.merchant),
    ...given('remark', row.remark),
    ...given('method', row.method),
    ...given('order_no', row.order_no),
    ...given('fps_ref_no', row.fps_ref_no),
    ...sums(row),
    ...parties(row),
    ...(row.remitted !== null && row.remitted_currency !== null
      ? { remitted_amount: money(row.remitted, row.remitted_currency) }
      : {}),
    ...(await belonging(tx, row)),
  };
}

/** The fee and the refund that belong to a record are records of their own. */
async function belonging(tx: Transaction, { ref_no, currency }: Row) {
  const rows = await tx.query<{ kind: RecordKind; sum: bigint; last: Date }>(
    `SELECT kind, sum(amount)::bigint AS sum, max(at) AS last FROM account_records
     WHERE original_ref_no = $1 AND kind IN ('serviceFee', 'refund') AND is_booked GROUP BY kind`,
    [ref_no],
  );
  const fees = rows.find(({ kind }) => kind === 'serviceFee');
  const refunds = rows.find(({ kind }) => kind === 'refund');
  return {
    ...(fees ? { fee: money(-fees.sum, currency) } : {}),
    // Of several, all that came back and when the last did (R-ENT-80, R-ENT-81).
    ...(refunds ? { refund_amount: money(refunds.sum, currency), refund_time: instant(refunds.last) } : {}),
  };
}

/** What was ordered, what was taken off, and what was paid of it by now (R-ENT-70, R-ENT-71, R-ENT-76). */
function sums({ order_amount: ordered, discount, amount, status, currency }: Row) {
  if (ordered === null) return {};
  const isPaid = status !== 'pendingPayment' && !cameToNothing(status);
  return {
    order_amount: money(ordered, currency),
    ...(discount === null ? {} : { discount_amount: money(discount, currency) }),
    ...(isPaid ? { paid_amount: money(amount < 0n ? -amount : amount, currency) } : {}),
  };
}

/** Who paid whom (R-ENT-79); nobody a service charge. */
function parties({ kind, amount, user_name, merchant, ...row }: Row) {
  if (TYPE_OF_KIND[kind] === 'serviceCharge') return {};
  if (amount > 0n)
    return {
      ...given('payer', row.payer ?? merchant),
      ...given('payer_account_mask', row.payer_card_mask),
      payee: user_name,
    };
  return { payer: user_name, ...(row.payee ? payeeOnWire(row.payee) : given('payee', merchant)) };
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
