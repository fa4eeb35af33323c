import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/checkbox' };

export default meta;

const fields = { agree: { type: 'boolean', const: true, 'x-shared': 'agree' } };
const required = ['agree'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => <FieldStory locale={String(globals.locale)} fields={fields} required={required} />,
};

export const Ticked: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} required={required} answer={{ agree: true }} />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      wrong={[{ pointer: '/agree', shared: 'agree', error: 'const' }]}
    />
  ),
};
