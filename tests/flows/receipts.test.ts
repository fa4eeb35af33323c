import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { isJsonObject } from '../../src/domain/json.ts';
import { getAt } from '../../src/domain/jsonPointer.ts';
import { formFields } from '../../src/rules/formSchema.ts';

const project = loadProject('.');

interface Ending {
  readonly name: string;
  readonly outcome: string | undefined;
  /** To somebody else, not for something that the house sells. */
  readonly sendsMoney: boolean;
  readonly file: string | undefined;
  readonly rows: readonly JsonObject[];
}

/** Every last screen that shows values, with what it shows. */
const endings: readonly Ending[] = Object.values(project.flows).flatMap(({ flow }) => {
  const called = Object.values(flow.states).map(({ invoke }) => (invoke?.src ?? '').replace(/^op:/, ''));
  const sendsMoney = called.some((operation) => {
    const entry = project.operations[operation];
    return entry?.meta.effect === 'money' && entry.file.includes('/transfer/');
  });
  return Object.entries(flow.states).flatMap(([state, { type, meta }]) => {
    const rows = meta?.summary;
    if ((type !== 'final' && meta?.mark !== 'failed') || !rows) return [];
    return [
      {
        name: `${flow.id} ${state}`,
        outcome: meta?.outcome,
        sendsMoney,
        file: meta?.file?.op,
        rows: rows.filter(isJsonObject),
      },
    ];
  });
});

const receipts = endings.filter(
  ({ sendsMoney, outcome }) => sendsMoney && (outcome === 'success' || outcome === 'processing'),
);
const has = ({ rows }: Ending, member: string, pattern: RegExp): boolean =>
  rows.some((row) => pattern.test(String(row[member])));

describe('a receipt', () => {
  it('is given by five transfers, sent or under way', () => expect(receipts).toHaveLength(10));

  it.each(receipts)(
    'of $name says how much, from and to whom, the fee, the reference and when (R-ENT-95)',
    (ending) => {
      expect(ending.rows[0]).toMatchObject({ role: 'amount' });
      expect(has(ending, 'role', /^reference$/)).toBe(true);
      expect(has(ending, 'answer', /\/account_id$/)).toBe(true);
      expect(has(ending, 'data', /^(payee|name|holder|quote\/payee_name)$/)).toBe(true);
      expect(has(ending, 'data', /\/fee$/)).toBe(true);
      expect(has(ending, 'data', /\/deducted_amount$/)).toBe(true);
      expect(has(ending, 'as', /^dateTime$/)).toBe(true);
      expect(has(ending, 'answer', /\/remark$/)).toBe(true);
    },
  );

  it.each(receipts)('of $name can be kept as a file', ({ file }) => expect(file).toBe('historyReceiptFile'));

  it('names the bank where the money goes to one', () => {
    const named = receipts.filter(
      (ending) => has(ending, 'data', /payee_bank_name$/) || has(ending, 'answer', /\/bank_code$/),
    );
    expect(named.map(({ name }) => name.split(' ')[0])).toEqual([
      'transfer-instant',
      'transfer-instant',
      'transfer-to-hk',
      'transfer-to-hk',
      'transfer-to-mainland',
      'transfer-to-mainland',
      'transfer-to-payee',
      'transfer-to-payee',
    ]);
  });
});

describe('a transfer in another currency', () => {
  const shown = (state: string) =>
    (project.flows['transfer-to-mainland']?.flow.states[state]?.meta?.summary ?? []).filter(isJsonObject);

  it.each(['review', 'done', 'processing'])('says its rate and what arrives: %s (R-ENT-96)', (state) => {
    const data = shown(state).map((row) => row['data']);
    expect(data).toContain('quote/rate');
    expect(data).toEqual(expect.arrayContaining([expect.stringMatching(/remitted_amount$/)]));
  });
});

describe('a review of something that is paid for', () => {
  const reviews = Object.values(project.flows).flatMap(({ flow }) =>
    Object.entries(flow.states).flatMap(([state, { tags, meta }]) => {
      const rows = (meta?.summary ?? []).filter(isJsonObject);
      const totals = rows.filter(({ name }) => name === 'total' || name === 'deducted');
      return tags?.includes('review') && totals.length > 0 ? [{ name: `${flow.id} ${state}`, rows, totals }] : [];
    }),
  );

  it('is that of five transfers, two orders of gift cards and seven of cards', () => expect(reviews).toHaveLength(14));

  it.each(reviews)('shows large what is paid in all, and nothing else: $name', ({ rows, totals }) => {
    expect(rows.filter(({ role }) => role === 'amount')).toEqual(totals);
  });
});

describe('an amount with live figures under it', () => {
  const hints = Object.entries(project.forms).flatMap(([form, { schema }]) =>
    formFields(schema.data as JsonObject)
      .filter((field) => isJsonObject(field.schema['x-service']) && field.schema['x-service']['as'] === 'figures')
      .flatMap(({ tokens }) => {
        const [flow = '', step = ''] = form.split('/');
        const hint = ['steps', step, 'fields', tokens.join('.'), 'hint'];
        return ['en', 'zh-HK', 'zh-CN'].map((locale) => ({
          form: `${form} in ${locale}`,
          said: String(getAt(project.files.get(`locales/${locale}/${flow}.json`)?.data as Json, hint) ?? ''),
        }));
      }),
  );

  it('stands in transfers and card orders', () => expect(hints.length).toBeGreaterThanOrEqual(24));

  it.each(hints)('leaves the fee to them: $form', ({ said }) => expect(said).not.toMatch(/fee|手續費|手续费/i));
});

describe('an order of gift cards', () => {
  const orders = ['giftcard-entity', 'giftcard-virtual'];

  it.each(orders)('is made of amounts and how many of each: %s (R-ENT-109, R-ENT-110)', (flow) => {
    const schema = project.forms[`${flow}/cards`]?.schema.data as Json;
    for (const lines of ['lines', 'custom_lines'])
      expect(getAt(schema, ['properties', lines, 'items', 'required'])).toEqual(['denomination', 'quantity']);
  });

  it.each(orders)('says amount and count at its end: %s (R-ENT-112, R-ENT-113)', (flow) => {
    const ending = endings.find(({ name }) => name === `${flow} done`)!;
    for (const data of ['order/amount', 'order/count']) expect(has(ending, 'data', new RegExp(`^${data}$`))).toBe(true);
  });

  it.each(orders)('can be named and paid by the numbers at its end: %s (R-ENT-118, R-ENT-119)', (flow) => {
    const ending = endings.find(({ name }) => name === `${flow} done`)!;
    for (const data of ['order/order_no', 'order/reference_no'])
      expect(ending.rows).toContainEqual(expect.objectContaining({ data, role: 'reference' }));
  });
});

describe('a number that a member may be asked for', () => {
  const numbers = endings.flatMap(({ name, rows }) =>
    rows
      .filter(({ data }) => /\/(ref|reference|order|apply|close)_no$/.test(String(data)))
      .map((row) => ({ name, row })),
  );

  it('stands on the last screens of orders, applications, closures and transfers', () =>
    expect(numbers.length).toBeGreaterThanOrEqual(14));

  it.each(numbers)('can be copied: $name, $row.name', ({ row }) => expect(row['role']).toBe('reference'));
});
