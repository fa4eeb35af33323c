import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/captcha' };

export default meta;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="64"><text x="24" y="44" font-size="34" font-family="monospace">K7WD</text></svg>`;
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
const replies = {
  contactCaptcha: { captcha_key: 'sample-key', image: `data:image/svg+xml,${encodeURIComponent(picture)}` },
};

export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={replies} />
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
      errors={[{ pointer: '/captcha', message: 'Type the characters in the picture' }]}
    />
  ),
};
