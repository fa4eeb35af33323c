import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../../domain/json.ts';
import { FieldStory, type WrongField } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/checkboxes' };

export default meta;

const list = { type: 'array', items: { type: 'string' }, uniqueItems: true };
const fields = {
  currencies: { ...list, items: { type: 'string', enum: ['HKD', 'CNY', 'USD'] }, maxItems: 2, 'x-shared': 'currency' },
};
const accounts = {
  accounts: {
    ...list,
    'x-options': { from: 'accounts', value: '/id', label: '/mask', only: { at: '/status', in: ['active'] } },
  },
};
const data = {
  accounts: [
    { id: 'a', mask: '**** **** **** 1234', status: 'active' },
    { id: 'b', mask: '**** **** **** 5678', status: 'locked' },
    { id: 'c', mask: '**** **** **** 9012', status: 'active' },
  ],
};
const required = ['currencies', 'accounts'];
/** What a list of currencies is called, where the library speaks of one. */
const labels: { readonly [locale: string]: JsonObject } = {
  'zh-HK': { label: '貨幣', hint: '最多選兩種。', errors: { required: '請選擇最少一種貨幣' } },
  'zh-CN': { label: '货币', hint: '最多选两种。', errors: { required: '请至少选择一种货币' } },
  en: { label: 'Currencies', hint: 'Choose two at most.', errors: { required: 'Choose at least one currency' } },
};

interface Shown {
  readonly answer?: JsonObject;
  readonly busy?: boolean;
  readonly wrong?: readonly WrongField[];
}

const currencies = (shown: Shown = {}): StoryObj => ({
  render: (_args, { globals }) => {
    const locale = String(globals.locale);
    return (
      <FieldStory
        locale={locale}
        fields={fields}
        required={required}
        labels={{ currencies: labels[locale] ?? {} }}
        {...shown}
      />
    );
  },
});

export const Empty = currencies();

export const Filled = currencies({ answer: { currencies: ['HKD', 'USD'] } });

export const Busy = currencies({ answer: { currencies: ['HKD'] }, busy: true });

export const Wrong = currencies({ wrong: [{ pointer: '/currencies', error: 'required' }] });

export const RowsOneClosed: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={accounts}
      required={required}
      data={data}
      answer={{ accounts: ['c'] }}
    />
  ),
};
