import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/wholeNumber' };

export default meta;

const fields = { quantity: { type: 'integer', minimum: 0, maximum: 999, 'x-shared': 'giftcard-quantity' } };
const required = ['quantity'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => <FieldStory locale={String(globals.locale)} fields={fields} required={required} />,
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} required={required} answer={{ quantity: 3 }} />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      answer={{ quantity: '1.5' }}
      wrong={[{ pointer: '/quantity', shared: 'giftcard-quantity', error: 'type' }]}
    />
  ),
};
