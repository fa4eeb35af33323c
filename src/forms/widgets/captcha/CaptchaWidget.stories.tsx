import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/captcha' };

export default meta;

/** One grey dot, for a picture. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const fields = {
  captcha: {
    type: 'object',
    properties: { captcha_key: { type: 'string' }, captcha: { type: 'string' } },
    'x-shared': 'captcha',
    'x-service': { op: 'contactCaptcha' },
  },
};
const ui = { captcha: { 'ui:widget': 'captcha' } };
const required = ['captcha'];
const given = { captcha_key: 'sample-key', expire_in: 300 };
const replies = { contactCaptcha: { ...given, kind: 'picture', image: PICTURE } };
const sounds = { contactCaptcha: { ...given, kind: 'sound', sound: 'data:audio/wav;base64,UklGRiQAAABXQVZF' } };
const works = { contactCaptcha: { ...given, kind: 'work', bits: 8 } };

export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={replies} />
  ),
};

export const Sound: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={sounds} />
  ),
};

export const WorkOfTheBrowser: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={works} />
  ),
};

export const NotLoaded: StoryObj = {
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
      replies={replies}
      wrong={[{ pointer: '/captcha', shared: 'captcha', error: 'required' }]}
    />
  ),
};
