import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/imageUpload' };

export default meta;

const fields = {
  front: {
    type: 'object',
    properties: { file_id: { type: 'string' }, file_name: { type: 'string' } },
    'x-shared': 'image',
    'x-service': { op: 'fileUpload' },
  },
};
const ui = { front: { 'ui:widget': 'imageUpload' } };
const required = ['front'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} />
  ),
};

export const Uploaded: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      answer={{ front: { file_id: 'sample-id', file_name: 'front.jpg' } }}
    />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      wrong={[{ pointer: '/front', shared: 'image', error: 'required' }]}
    />
  ),
};
