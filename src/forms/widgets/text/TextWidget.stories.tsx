import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/text' };

export default meta;

const fields = {
  email: { type: 'string', format: 'email', 'x-shared': 'email' },
  remark: { type: 'string', maxLength: 20, 'x-shared': 'remark' },
};
const required = ['email'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => <FieldStory locale={String(globals.locale)} fields={fields} required={required} />,
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      answer={{ email: 'member@wallet.example', remark: '午餐' }}
    />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      answer={{ email: 'member' }}
      wrong={[{ pointer: '/email', shared: 'email', error: 'format' }]}
    />
  ),
};

export const Busy: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} required={required} busy />
  ),
};
