import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/oneTimeCode' };

export default meta;

const fields = {
  code: {
    type: 'object',
    properties: { otp_id: { type: 'string' }, otp: { type: 'string' } },
    'x-shared': 'one-time-code',
    'x-service': { op: 'smsSendCode' },
  },
};
const ui = { code: { 'ui:widget': 'oneTimeCode' } };
const required = ['code'];
const replies = { smsSendCode: { otp_id: 'sample-id', resend_after: 60, mob_no_mask: '6*****67' } };

export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={replies} />
  ),
};

export const Sent: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={replies} />
  ),
  play: async ({ canvasElement }) => {
    await pressSend(canvasElement);
  },
};

export const NotSent: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} />
  ),
  play: async ({ canvasElement }) => {
    await pressSend(canvasElement);
  },
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      replies={replies}
      wrong={[{ pointer: '/code/otp_id', shared: 'one-time-code', error: 'otp_id.required' }]}
    />
  ),
};

async function pressSend(canvasElement: HTMLElement): Promise<void> {
  const [send] = await within(canvasElement).findAllByRole('button');
  if (send) await userEvent.click(send);
}
