import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { JsonObject } from '../../../domain/json.ts';
import { FieldStory, type WrongField } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/lookUp' };

export default meta;

const text = { type: 'string' };
const fields = {
  payment: {
    type: 'object',
    properties: { ref_no: text, summary: text },
    required: ['ref_no', 'summary'],
    'x-service': {
      op: 'historyQuery',
      as: 'suggestions',
      typed: 'text',
      least: 2,
      list: '/list',
      value: '/ref_no',
      label: '/summary',
    },
  },
};
const required = ['payment'];
const found = {
  historyQuery: {
    list: [
      { ref_no: '20250303000000000123', summary: '銀行轉賬充值 Bank top-up', kind: 'topup' },
      { ref_no: '20250303000000000124', summary: '轉賬予陳大文 To Chan Tai Man', kind: 'transferOut' },
    ],
  },
};

interface Shown {
  readonly answer?: JsonObject;
  readonly busy?: boolean;
  readonly wrong?: readonly WrongField[];
  readonly replies?: JsonObject;
}

const payment = ({ replies = found, ...shown }: Shown = {}, typed?: string): StoryObj => ({
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} required={required} replies={replies} {...shown} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (typed === undefined) return;
    await userEvent.type(await canvas.findByRole('combobox'), typed);
    if (typed.length > 1)
      await canvas.findByText(replies === found ? /top-up/ : /./, { selector: 'li *, [role=status]' });
  },
});

export const Empty = payment();

export const Filled = payment({ answer: { payment: { ref_no: '20250303000000000123', summary: '銀行轉賬充值' } } });

export const TooShort = payment({}, '轉');

export const Found = payment({}, '轉賬');

export const NothingFound = payment({ replies: { historyQuery: { list: [] } } }, 'xyz');

export const NotAnswered = payment({ replies: {} }, '轉賬');

export const Busy = payment({ answer: { payment: { ref_no: '1', summary: '銀行轉賬充值' } }, busy: true });

export const Wrong = payment({ wrong: [{ pointer: '/payment', error: 'enum' }] });
