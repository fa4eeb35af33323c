import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/radioCards' };

export default meta;

const fields = { currency: { type: 'string', enum: ['HKD', 'CNY', 'USD'], 'x-shared': 'currency' } };
const ui = { currency: { 'ui:widget': 'radioCards' } };
const accounts = {
  account_id: {
    type: 'string',
    'x-options': { from: 'accounts', value: '/id', label: '/mask', only: { at: '/status', in: ['active'] } },
  },
};
const accountsUi = { account_id: { 'ui:widget': 'radioCards' } };
const data = {
  accounts: [
    { id: 'a', mask: '**** **** **** 1234', status: 'active' },
    { id: 'b', mask: '**** **** **** 5678', status: 'locked' },
  ],
};
const required = ['currency', 'account_id'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} />
  ),
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      answer={{ currency: 'CNY' }}
    />
  ),
};

export const RowsOneClosed: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={accounts} ui={accountsUi} data={data} required={required} />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      wrong={[{ pointer: '/currency', shared: 'currency', error: 'required' }]}
    />
  ),
};
