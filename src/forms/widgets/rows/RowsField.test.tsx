// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const lines = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: {
    type: 'object',
    properties: { amount: { type: 'string', pattern: '^[0-9]+$' }, note: { type: 'string' } },
    required: ['amount'],
  },
};
const form = makeForm({ lines }, { schema: { required: ['lines'] } });
const words = makeWords({
  lines: { label: 'Payments' },
  'lines.amount': { label: 'Amount' },
  'lines.note': { label: 'Note' },
});

/** Removes a row in which something stands. */
async function removeFilled(row: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${row}` }));
  const question = screen.getByText('What was given is discarded.').closest('dialog') as HTMLElement;
  await userEvent.click(within(question).getByRole('button', { name: 'Remove', hidden: true }));
}

function amounts(): readonly HTMLInputElement[] {
  return screen.getAllByLabelText('Amount') as HTMLInputElement[];
}

beforeAll(async () => {
  // The code comes when rows are first shown.
  renderStep({ form, words });
  await screen.findAllByLabelText('Amount');
  cleanup();
});

it('begins with as few rows as it must have, and none of these can be removed', () => {
  renderStep({ form, words });
  expect(amounts()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

it('calls its rows and its button by words of its own', async () => {
  const stops = { label: 'Payments', item: 'Stop {{number}}', add: 'Add a stop' };
  renderStep({ form, words: makeWords({ lines: stops, 'lines.amount': { label: 'Amount' } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Add a stop' }));
  expect(screen.getByRole('group', { name: 'Stop 2' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Stop 2' }));
  expect(screen.getByText('Stop 2 was removed.')).toBeTruthy();
});

it('gives a new row the focus, up to as many as it may have', async () => {
  renderStep({ form, words });
  await userEvent.type(amounts()[0] as HTMLInputElement, '100');
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(document.activeElement).toBe(amounts()[1]);
  expect(amounts()[0]?.value).toBe('100');
  expect(screen.queryByText('Up to 3 rows.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Up to 3 rows.');
  expect(document.activeElement).toBe(amounts()[2]);
});

it('says nothing of a most where there are always as many', () => {
  const two = makeForm({ lines: { ...lines, minItems: 2, maxItems: 2 } }, { schema: { required: ['lines'] } });
  renderStep({ form: two, words });
  expect(amounts()).toHaveLength(2);
  expect(screen.queryByText('Up to 2 rows.')).toBeNull();
});

it('makes room again where a row of the most goes', async () => {
  renderStep({ form, words, answer: { lines: [{ amount: '1' }, { amount: '2' }, { amount: '3' }] } });
  await removeFilled('Row 3');
  expect(screen.getByRole('status').textContent).toBe('Row 3 was removed.');
  expect(screen.getByRole('button', { name: 'Add a row' })).toBeTruthy();
});

it('keeps what is typed in the other rows when one goes, says so, and keeps the focus near', async () => {
  const { onEvent } = renderStep({
    form,
    words,
    answer: { lines: [{ amount: '1' }, { amount: '2' }, { amount: '3' }] },
  });
  await userEvent.type(amounts()[2] as HTMLInputElement, '33');
  await removeFilled('Row 2');
  expect(amounts().map((input) => input.value)).toEqual(['1', '333']);
  expect(screen.getByRole('status').textContent).toBe('Row 2 was removed.');
  expect(document.activeElement).toBe(amounts()[1]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { lines: [{ amount: '1' }, { amount: '333' }] });
});

it('asks before it discards a row in which something was given, and keeps it all where the answer is no', async () => {
  renderStep({ form, words });
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  await userEvent.type(amounts()[1] as HTMLInputElement, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Row 2' }));
  expect(screen.getByText('What was given is discarded.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep', hidden: true }));
  expect(screen.queryByText('What was given is discarded.')).toBeNull();
  expect(amounts().map((input) => input.value)).toEqual(['', '5']);
  await removeFilled('Row 2');
  expect(amounts()).toHaveLength(1);
});

it('takes a row away at once that holds only what it began with', async () => {
  const properties = { ...lines.items.properties, note: { type: 'string', default: 'Rent' } };
  const items = { ...lines.items, properties };
  renderStep({ form: makeForm({ lines: { ...lines, items } }, { schema: { required: ['lines'] } }), words });
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Row 2' }));
  expect(amounts()).toHaveLength(1);
});

it('sets what is typed as its own row wants it, also when a row before it has gone', async () => {
  const proxy = { type: 'string', 'x-tidy': { by: 'kind', of: { number: ['spaces'] }, else: ['trim'] } };
  const items = { type: 'object', properties: { kind: { type: 'string' }, proxy }, required: ['proxy'] };
  const { onEvent } = renderStep({
    form: makeForm({ lines: { type: 'array', maxItems: 3, items } }),
    words: makeWords({ 'lines.kind': { label: 'Kind' }, 'lines.proxy': { label: 'Proxy' } }),
    answer: { lines: [{ kind: 'name' }, { kind: 'number', proxy: '1' }, { kind: 'name', proxy: 'A B' }] },
  });
  await screen.findAllByLabelText('Proxy');
  await removeFilled('Row 1');
  const first = screen.getAllByLabelText('Proxy')[0] as HTMLInputElement;
  await userEvent.type(first, ' 2 3');
  await userEvent.tab();
  expect(first.value).toBe('123');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {
    lines: [
      { kind: 'number', proxy: '123' },
      { kind: 'name', proxy: 'A B' },
    ],
  });
});

it('gives a picture to its own row, also when a row before it went while it was sent', async () => {
  let arrive: (outcome: CallOutcome) => void = () => undefined;
  const call = () => new Promise<CallOutcome>((resolve) => (arrive = resolve));
  const picture = {
    type: 'object',
    properties: { file_id: { type: 'string' }, file_name: { type: 'string' } },
    'x-service': { op: 'fileUpload', input: { scene: 'RECEIPT' } },
  };
  const items = { type: 'object', properties: { note: { type: 'string' }, picture } };
  const { onEvent, container } = renderStep({
    form: makeForm(
      { lines: { type: 'array', maxItems: 3, items } },
      { ui: { lines: { items: { picture: { 'ui:widget': 'imageUpload' } } } } },
    ),
    words: makeWords({ 'lines.note': { label: 'Note' }, 'lines.picture': { label: 'Picture' } }),
    answer: { lines: [{ note: 'first' }, { note: 'second' }] },
    services: { call },
  });
  URL.createObjectURL = () => 'blob:sample';
  URL.revokeObjectURL = () => undefined;
  const inputs = await waitFor(() => {
    const found = container.querySelectorAll<HTMLInputElement>('input[type=file]');
    expect(found).toHaveLength(2);
    return found;
  });
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'second.png');
  fireEvent.change(inputs[1] as HTMLInputElement, { target: { files: [png] } });
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
  await removeFilled('Row 1');
  arrive({ type: 'done', data: { file_id: 'file-2' } });
  await screen.findByText('second.png was uploaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const kept = { note: 'second', picture: { file_id: 'file-2', file_name: 'second.png' } };
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { lines: [kept] });
});

it('keeps what is chosen from a long list in the other rows when one goes', async () => {
  const items = { type: 'object', properties: { kind: { type: 'string', enum: ['a', 'b', 'c'] } } };
  const { onEvent } = renderStep({
    form: makeForm(
      { lines: { type: 'array', maxItems: 3, items } },
      { ui: { lines: { items: { kind: { 'ui:widget': 'combobox' } } } } },
    ),
    words: makeWords({
      lines: { label: 'Payments' },
      'lines.kind': { label: 'Kind', options: { a: 'A', b: 'B', c: 'C' } },
    }),
    answer: { lines: [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }] },
  });
  await screen.findAllByRole('combobox');
  await removeFilled('Row 1');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { lines: [{ kind: 'b' }, { kind: 'c' }] });
});

it('asks in each row what that row itself shows', async () => {
  const shown = { type: 'string', 'x-when': { type: 'is', params: { at: '$self/lines/-/amount', in: ['5'] } } };
  const items = { ...lines.items, properties: { ...lines.items.properties, note: shown } };
  const { onEvent } = renderStep({
    form: makeForm({ lines: { ...lines, items } }, { schema: { required: ['lines'] } }),
    words,
    answer: { lines: [{ amount: '5' }, { amount: '6' }] },
  });
  expect(screen.getAllByLabelText(/Note/)).toHaveLength(1);
  const row = screen.getByRole('group', { name: 'Row 2' });
  expect(within(row).queryByLabelText(/Note/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/Note/), 'Rent');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { lines: [{ amount: '5', note: 'Rent' }, { amount: '6' }] });
});

it('shows an error in its row, which moves up with it', async () => {
  renderStep({ form, words, answer: { lines: [{ amount: '1' }, { amount: 'x' }] } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('#field-lines-1-amount');
  await removeFilled('Row 1');
  expect(screen.getByRole('link').getAttribute('href')).toBe('#field-lines-0-amount');
  expect(amounts()[0]?.getAttribute('aria-invalid')).toBe('true');
});

it('names the row of what is wrong in the summary, in the order of the screen, also of a text that is no option', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const items = {
    type: 'object',
    properties: { kind: { type: 'string', enum: ['a', 'b'] }, amount: { type: 'string' } },
    required: ['kind', 'amount'],
  };
  renderStep({
    form: makeForm(
      { lines: { type: 'array', maxItems: 3, items }, note: { type: 'string' } },
      { ui: { lines: { items: { kind: { 'ui:widget': 'combobox' } } } }, schema: { required: ['note'] } },
    ),
    words: makeWords({
      lines: { label: 'Payments', item: 'Payment {{number}}' },
      'lines.kind': { label: 'Kind', options: { a: 'A', b: 'B' }, errors: { enum: 'Choose one of the list' } },
      'lines.amount': { label: 'Amount' },
      note: { label: 'Note' },
    }),
    answer: { lines: [{ kind: 'a' }, {}] },
  });
  await userEvent.type((await screen.findAllByRole('combobox'))[1] as HTMLElement, 'Odd');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#field-lines-0-amount', 'Payment 1: Amount: Fill this in'],
    ['#field-lines-1-kind', 'Payment 2: Choose one of the list'],
    ['#field-lines-1-amount', 'Payment 2: Amount: Fill this in'],
    ['#field-note', 'Note: Fill this in'],
  ]);
});
