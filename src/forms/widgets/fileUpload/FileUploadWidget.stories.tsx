import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../../domain/json.ts';
import { FieldStory, type WrongField } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/fileUpload' };

export default meta;

const fields = {
  proof: {
    type: 'array',
    maxItems: 3,
    items: {
      type: 'object',
      properties: {
        file_id: { type: 'string' },
        file_name: { type: 'string' },
        file_size: { type: 'integer' },
        pages: { type: 'integer' },
      },
    },
    'x-shared': 'files',
    'x-service': { op: 'fileUploadDocument' },
  },
};
const types = ['image/jpeg', 'image/png', 'application/pdf'];
const ui = { proof: { 'ui:widget': 'fileUpload', 'ui:options': { types } } };

const story = (answer: JsonObject = {}, wrong?: readonly WrongField[]): StoryObj => ({
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={['proof']}
      answer={answer}
      {...(wrong && { wrong })}
    />
  ),
});

export const Empty: StoryObj = story();

export const Uploaded: StoryObj = story({
  proof: [
    { file_id: 'sample-1', file_name: 'card.jpg', file_size: 240_000 },
    { file_id: 'sample-2', file_name: 'statement-of-the-bank-for-march-2025.pdf', file_size: 1_900_000, pages: 4 },
  ],
});

/** Chosen before a reload and not arrived. */
export const NotArrived: StoryObj = story({ proof: [{ file_name: 'card.jpg' }] });

export const Wrong: StoryObj = story({}, [{ pointer: '/proof', shared: 'files', error: 'required' }]);
