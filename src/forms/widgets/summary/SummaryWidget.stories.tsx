import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/summary' };

export default meta;

const fields = { amount: { type: 'string', 'x-shared': 'amount', 'x-currency': 'HKD' } };
const ui = { amount: { 'ui:widget': 'summary' } };
const required = ['amount'];

export const Money: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      answer={{ amount: '1234.5' }}
    />
  ),
};
