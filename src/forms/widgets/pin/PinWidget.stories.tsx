import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/pin' };

export default meta;

const fields = { pay_pwd: { type: 'string', 'x-shared': 'pay-pwd' } };
const ui = { pay_pwd: { 'ui:widget': 'pin' } };
const required = ['pay_pwd'];

export const Empty: StoryObj = {
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
      errors={[{ pointer: '/pay_pwd', message: 'The payment password has 6 digits' }]}
    />
  ),
};
