import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/date' };

export default meta;

const fields = { valid_to: { type: 'string', format: 'date', 'x-shared': 'doc-valid-to' } };
const required = ['valid_to'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => <FieldStory locale={String(globals.locale)} fields={fields} required={required} />,
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      answer={{ valid_to: '2031-02-28' }}
    />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      answer={{ valid_to: '2031-02-30' }}
      wrong={[{ pointer: '/valid_to', shared: 'doc-valid-to', error: 'format' }]}
    />
  ),
};
