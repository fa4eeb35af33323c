import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../domain/json.ts';
import type { LiveFigure } from '../../rules/compiled.ts';
import { createFigure } from '../../rules/figures/createFigure.ts';
import { FieldStory } from '../testing/FieldStory.tsx';

const meta: Meta = { title: 'Forms/LiveFigures' };

export default meta;

const fields = { amount: { type: 'string', 'x-shared': 'amount', 'x-currency': 'HKD', 'x-live': true } };
const step = { summary: { fee: '手續費 Fee', total: '總額 Total' } };
const required = ['amount'];

const share = { share: { data: '/amount' }, percent: '1.8' };
const fee = { round: share, scale: 2, mode: 'half' } as const;
const figures = [figureOf('fee', fee), figureOf('total', { sum: [{ data: '/amount' }, fee] })];

function figureOf(name: string, value: Parameters<typeof createFigure>[2]['value']): LiveFigure {
  const subject = ['amount', 'currency'];
  const figure = createFigure(`sample.${name}`, subject, { type: 'money', currency: '/currency', value }, {}, {});
  return {
    row: { name, data: name, as: 'money' },
    value: ({ resolve, world }) => {
      const amount = resolve('$self/amount');
      return figure.show({ currency: 'HKD', ...(amount !== undefined && { amount }) } satisfies JsonObject, world);
    },
  };
}

/** Nothing is known before something is typed. */
export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} step={step} required={required} figures={figures} />
  ),
};

export const Typed: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      step={step}
      required={required}
      figures={figures}
      answer={{ amount: '1234.5' }}
    />
  ),
};
