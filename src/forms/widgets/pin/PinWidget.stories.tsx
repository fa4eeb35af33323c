import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../../domain/json.ts';
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
      wrong={[{ pointer: '/pay_pwd', shared: 'pay-pwd', error: 'pattern' }]}
    />
  ),
};

const checks: readonly JsonObject[] = [
  { minLength: 6, not: { enum: ['123456', '654321'] }, 'x-check': 'sequence' },
  { minLength: 6, not: { repeats: true }, 'x-check': 'repeats' },
];
const length = { type: 'string', minLength: 6, maxLength: 6, 'x-check': 'digits' };
const fresh = { pay_pwd: { 'x-shared': 'new-pay-pwd', ...length, allOf: checks } };

export const New: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fresh} ui={ui} required={required} />
  ),
};
