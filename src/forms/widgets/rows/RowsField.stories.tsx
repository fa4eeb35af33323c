import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/rows' };

export default meta;

const fields = {
  payments: {
    type: 'array',
    minItems: 1,
    maxItems: 3,
    items: {
      type: 'object',
      properties: {
        amount: { type: 'string', 'x-shared': 'amount', 'x-currency': 'HKD' },
        paid_on: { type: 'string', format: 'date', 'x-shared': 'doc-valid-to' },
      },
      required: ['amount', 'paid_on'],
    },
  },
};
const required = ['payments'];
const two = {
  payments: [
    { amount: '100.00', paid_on: '2026-11-20' },
    { amount: '250.50', paid_on: '2026-11-31' },
  ],
};

export const One: StoryObj = {
  render: (_args, { globals }) => <FieldStory locale={String(globals.locale)} fields={fields} required={required} />,
};

export const Two: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} required={required} answer={two} />
  ),
};

/** Something stands in the row: whether it shall go is asked first. */
export const Removing: StoryObj = {
  render: () => <FieldStory locale="en" fields={fields} required={required} answer={two} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove Item 2' }));
    await within(canvasElement).findByRole('dialog');
  },
};

/** The row stays, and the focus is at its button again. */
export const Kept: StoryObj = {
  render: () => <FieldStory locale="en" fields={fields} required={required} answer={two} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = await canvas.findByRole('button', { name: 'Remove Item 2' });
    await userEvent.click(remove);
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(document.activeElement).toBe(remove));
  },
};

/** The row goes, and the focus is at the first field of the row before it. */
export const Removed: StoryObj = {
  render: () => <FieldStory locale="en" fields={fields} required={required} answer={two} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Item 2' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('textbox', { name: /Amount/ })));
  },
};

const trip = {
  label: 'Destinations',
  item: 'Destination {{number}}',
  add: 'Add a destination',
};
const step = {
  title: { by: 'role', guide: 'Where do you lead them?', else: 'Where do you go?' },
  intro: { by: 'days, plural', one: 'You have 1 day left.', other: 'You have {{days}} days left.' },
};

/** The list has words of its own, and the step one title for guides and one for everybody else. */
export const WordsOfItsOwn: StoryObj = {
  render: () => (
    <FieldStory
      locale="en"
      fields={fields}
      required={required}
      answer={two}
      data={{ role: 'guide', days: 1 }}
      step={step}
      labels={{ payments: trip }}
    />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      required={required}
      answer={two}
      wrong={[{ pointer: '/payments/1/paid_on', shared: 'doc-valid-to', error: 'format' }]}
    />
  ),
};
