import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/password' };

export default meta;

const fields = { login_pwd: { type: 'string', 'x-shared': 'login-pwd' } };
const ui = { login_pwd: { 'ui:widget': 'password' } };
const required = ['login_pwd'];

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
      wrong={[{ pointer: '/login_pwd', shared: 'login-pwd', error: 'required' }]}
    />
  ),
};
