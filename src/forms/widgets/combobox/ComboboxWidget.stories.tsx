import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { JsonObject } from '../../../domain/json.ts';
import { FieldStory, type WrongField } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/combobox' };

export default meta;

const fields = {
  bank_code: {
    type: 'string',
    'x-shared': 'bank-code',
    'x-service': { op: 'bankList', as: 'options', list: '/list', value: '/bank_code', label: '/name_en' },
  },
};
const ui = {
  bank_code: {
    'ui:widget': 'combobox',
    'ui:options': { searchBy: ['/bank_code', '/name_tw', '/name_cn', '/name_en'] },
  },
};
const required = ['bank_code'];
const replies = {
  bankList: {
    list: [
      { bank_code: '901', name_tw: '恆昌樣本銀行', name_cn: '恒昌样本银行', name_en: 'Heng Cheong Sample Bank' },
      { bank_code: '902', name_tw: '山頂樣本銀行', name_cn: '山顶样本银行', name_en: 'Peak Sample Bank' },
      { bank_code: '903', name_tw: '永恆樣本銀行', name_cn: '永恒样本银行', name_en: 'Evergreen Sample Bank' },
      {
        bank_code: '904',
        name_tw: '東南西北樣本儲蓄及貸款銀行（香港）有限公司',
        name_cn: '东南西北样本储蓄及贷款银行（香港）有限公司',
        name_en: 'East South West North Sample Savings and Loan Bank (Hong Kong) Limited',
      },
    ],
  },
};

interface Shown {
  readonly answer?: JsonObject;
  readonly busy?: boolean;
  readonly wrong?: readonly WrongField[];
  readonly isLoaded?: boolean;
}

const bank = ({ isLoaded = true, ...shown }: Shown = {}, typed?: string): StoryObj => ({
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      {...(isLoaded && { replies })}
      {...shown}
    />
  ),
  play: async ({ canvasElement }) => {
    if (typed !== undefined) await userEvent.type(await within(canvasElement).findByRole('combobox'), typed);
  },
});

export const Empty = bank();

export const Filled = bank({ answer: { bank_code: '902' } });

export const Open = bank({}, '{ArrowDown}{ArrowDown}');

export const OpenOnAChoice = bank({ answer: { bank_code: '904' } }, '{ArrowDown}');

export const Found = bank({}, '恒{ArrowDown}');

export const NothingFound = bank({}, 'xyz');

export const ListNotLoaded = bank({ isLoaded: false });

export const Busy = bank({ answer: { bank_code: '902' }, busy: true });

export const Wrong = bank({ wrong: [{ pointer: '/bank_code', shared: 'bank-code', error: 'enum' }] });
