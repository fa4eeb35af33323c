import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/textarea' };

export default meta;

const fields = { remark: { type: 'string', maxLength: 500, 'x-shared': 'remark' } };
const ui = { remark: { 'ui:widget': 'textarea' } };

export const Empty: StoryObj = {
  render: (_args, { globals }) => <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} />,
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} answer={{ remark: 'One line\nand another' }} />
  ),
};
