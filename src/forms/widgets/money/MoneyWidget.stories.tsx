import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/money' };

export default meta;

const fields = { amount: { type: 'string', 'x-shared': 'amount', 'x-currency': 'HKD' } };
const required = ['amount'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => <FieldStory locale={String(globals.locale)} fields={fields} required={required} />,
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} required={required} answer={{ amount: '1234567.5' }} />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      answer={{ amount: '12a' }}
      wrong={[{ pointer: '/amount', shared: 'amount', error: 'pattern' }]}
    />
  ),
};
