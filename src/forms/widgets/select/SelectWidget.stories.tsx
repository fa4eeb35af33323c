import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/select' };

export default meta;

const fields = {
  bank_code: {
    type: 'string',
    'x-shared': 'bank-code',
    'x-service': { op: 'bankList', as: 'options', list: '/list', value: '/bank_code', label: '/name_en' },
  },
};
const ui = { bank_code: { 'ui:widget': 'select' } };
const required = ['bank_code'];
const replies = {
  bankList: {
    list: [
      { bank_code: '901', name_tw: '示範銀行', name_cn: '示范银行', name_en: 'Sample Bank' },
      { bank_code: '902', name_tw: '第二銀行', name_cn: '第二银行', name_en: 'Second Bank' },
    ],
  },
};

export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={replies} />
  ),
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      replies={replies}
      answer={{ bank_code: '902' }}
    />
  ),
};

export const ListNotLoaded: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      replies={replies}
      wrong={[{ pointer: '/bank_code', shared: 'bank-code', error: 'required' }]}
    />
  ),
};
