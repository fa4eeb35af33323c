// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { createFigure } from '../../rules/figures/createFigure.ts';
import { withFigures } from '../../rules/figures/withFigures.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const value = { sum: { product: [{ row: '/price' }, { row: '/count', default: 0 }] }, over: '/lines' };
const total = createFigure('sample.total', ['lines'], { type: 'money', value }, {}, {});
const counted = { sum: { row: '/count', default: 0 }, over: '/lines' };
const count = createFigure('sample.count', ['lines'], { type: 'integer', value: counted }, {}, {});
const uses = {
  total: { figure: 'sample.total', params: { lines: '$self/lines' } },
  count: { figure: 'sample.count', params: { lines: '$self/lines' } },
};
const formWith = (summary: readonly JsonObject[], asked: JsonObject = {}, sum = total) =>
  withFigures(
    makeForm(
      {
        lines: {
          type: 'array',
          items: {
            type: 'object',
            ...asked,
            properties: { price: { type: 'string', pattern: '^[0-9]{1,4}$' }, count: { type: 'integer', minimum: 1 } },
          },
        },
        note: { type: 'string' },
      },
      { schema: { 'x-summary': summary, 'x-figures': uses } },
    ),
    { 'sample.total': sum, 'sample.count': count },
  );
const ofTotal = { name: 'sum', data: 'total', as: 'text' };
const ofCount = { name: 'number', data: 'count', as: 'text' };
const form = formWith([ofTotal]);
const wordsWith = (summary: JsonObject) =>
  makeWords(
    {
      lines: { label: 'Lines' },
      'lines.price': { label: 'Price' },
      'lines.count': { label: 'Count' },
      note: { label: 'Note' },
    },
    { summary },
  );
const words = wordsWith({ sum: 'Total', number: 'Number' });
const figures = () => [...document.querySelectorAll('dd')].map((one) => one.textContent);
const key = (label: string, text: string, row = 0) => {
  const field = screen.getAllByLabelText(new RegExp(label))[row];
  if (field) fireEvent.input(field, { target: { value: text }, inputType: 'insertText' });
};
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The figures come with code of their own. */
const arrive = async (shown = form) => {
  const step = renderStep({ form: shown, words, answer });
  await vi.dynamicImportSettled();
  await pause(0);
  return step;
};
const said = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join('');
const answer: JsonObject = { lines: [{ price: '10', count: 2 }, { price: '5' }] };

it('follows each key of a row; what is not right yet counts as not there', async () => {
  await arrive();
  expect(figures()).toEqual(['20.00']);
  key('Count', '3', 1);
  expect(figures()).toEqual(['35.00']);
  key('Count', '0', 1);
  expect(figures()).toEqual(['20.00']);
  key('Price', '1x');
  expect(figures()).toEqual(['–']);
  key('Price', '12');
  expect(figures()).toEqual(['24.00']);
});

it('follows a row that goes', async () => {
  await arrive();
  fireEvent.click(screen.getAllByRole('button', { name: /Remove/ })[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Remove', hidden: true }));
  expect(figures()).toEqual(['0.00']);
});

it('leaves out a row in which something is missing yet, once another is whole', async () => {
  await arrive(formWith([ofTotal], { required: ['price', 'count'] }));
  expect(figures()).toEqual(['20.00']);
  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(figures()).toEqual(['20.00']);
  key('Count', '3', 1);
  expect(figures()).toEqual(['35.00']);
  key('Count', '', 0);
  expect(figures()).toEqual(['15.00']);
  key('Price', '1x', 1);
  expect(figures()).toEqual(['–']);
});

it('leaves out a row that has none yet of what one has to be given of', async () => {
  const either = { sum: { row: '/price', default: 5 }, over: '/lines' };
  const sum = createFigure('sample.total', ['lines'], { type: 'money', value: either }, {}, {});
  await arrive(formWith([ofTotal], { anyOf: [{ required: ['price'] }, { required: ['count'] }] }, sum));
  expect(figures()).toEqual(['15.00']);
  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(figures()).toEqual(['15.00']);
  key('Count', '3', 2);
  expect(figures()).toEqual(['20.00']);
});

it('is read out once typing has stopped, and not on arrival', async () => {
  await arrive();
  await pause(5000);
  expect(said()).not.toContain('Total 20.00');
  key('Count', '3');
  key('Count', '30');
  await pause(500);
  expect(said()).not.toContain('Total 300.00');
  await pause(600);
  expect(said()).toContain('Total 300.00');
});

it('says only what is another and known, and is gone some seconds later', async () => {
  await arrive(formWith([ofTotal, ofCount]));
  key('Price', '11');
  await pause(1100);
  expect(said()).toBe('Total 22.00');
  await pause(5000);
  expect(said()).toBe('');
  key('Count', '3');
  await pause(1100);
  expect(said()).toBe('Total 33.00, Number 3');
  await pause(5000);
  key('Price', '1x');
  await pause(1100);
  expect(figures()).toEqual(['–', '3']);
  expect(said()).toBe('');
});

it('says nothing because another language is read', async () => {
  const { again } = await arrive();
  key('Price', '11');
  await pause(1100);
  await pause(5000);
  again({ words: wordsWith({ sum: '總額' }) });
  expect(screen.getByText('總額')).toBeTruthy();
  await pause(1100);
  expect(said()).toBe('');
});
