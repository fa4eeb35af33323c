import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/documentNumber' };

export default meta;

const fields = { id_no: { type: 'string', 'x-shared': 'hk-id' } };
const ui = { id_no: { 'ui:widget': 'documentNumber', 'ui:options': { kind: 'hongKong' } } };
const required = ['id_no'];

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
      errors={[{ pointer: '/id_no', message: 'Write it as on the card' }]}
    />
  ),
};
