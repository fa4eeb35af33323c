import type { replies } from '../../api/gateway.gen.ts';

type Detail = replies['historyDetail'];
type Way = 'money' | 'dateTime' | 'text' | 'recordStatus' | 'feeKind' | 'method' | 'bank';

/** In the order of reading: what, when and how it stands, with whom, what it cost, what it belongs to (R-ENT-63 to R-ENT-81). */
const ROWS: readonly { readonly name: keyof Detail; readonly as: Way }[] = [
  { name: 'status', as: 'recordStatus' },
  { name: 'time', as: 'dateTime' },
  { name: 'summary', as: 'text' },
  { name: 'merchant', as: 'text' },
  { name: 'fee_kind', as: 'feeKind' },
  { name: 'method', as: 'method' },
  { name: 'payer', as: 'text' },
  { name: 'payer_account_mask', as: 'text' },
  { name: 'payee', as: 'text' },
  { name: 'payee_bank_code', as: 'bank' },
  { name: 'payee_account_mask', as: 'text' },
  { name: 'remitted_amount', as: 'money' },
  { name: 'fee', as: 'money' },
  { name: 'order_no', as: 'text' },
  { name: 'order_amount', as: 'money' },
  { name: 'discount_amount', as: 'money' },
  { name: 'paid_amount', as: 'money' },
  { name: 'refund_amount', as: 'money' },
  { name: 'refund_time', as: 'dateTime' },
  { name: 'remark', as: 'text' },
  { name: 'ref_no', as: 'text' },
  { name: 'fps_ref_no', as: 'text' },
];

/** Keys of the words of what is answered as a name. */
const NAMED: { readonly [way in Way]?: string } = {
  recordStatus: 'recordStatus',
  feeKind: 'feeKind',
  method: 'history.method',
};

interface Fact {
  readonly name: keyof Detail;
  readonly value: string;
}

/** What is known of a record beside its amount, as it is read; what another row or the title says already is not said again. */
export function recordFacts(record: Detail, t: (key: string, values?: object) => string): readonly Fact[] {
  const { kind, merchant, payer, payee, payee_bank_name: bank } = record;
  const said: readonly unknown[] = [t(`recordKind.${kind}`), merchant, payer, payee];
  return ROWS.flatMap(({ name, as }) => {
    const value = record[name];
    if (value === undefined || (name === 'summary' && said.includes(value))) return [];
    if (as === 'bank' && bank !== undefined) return [{ name, value: t('history.bank', { name: bank, code: value }) }];
    const key = NAMED[as];
    return [{ name, value: key ? t(`${key}.${String(value)}`) : t(as === 'bank' ? 'text' : as, { value }) }];
  });
}
