// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../domain/json.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const list = [
  { code: '901', name_en: 'Heng Cheong Bank', name_tw: '恆昌銀行', name_cn: '恒昌银行' },
  { code: '902', name_en: 'Peak Bank', name_tw: '山頂銀行', name_cn: '山顶银行' },
  { code: '903', name_en: 'Islands Bank', name_tw: '離島銀行', name_cn: '离岛银行' },
];
const service = { op: 'bankList', input: {}, as: 'options', value: '/code', label: '/name_en' };
const ui = {
  bank: { 'ui:widget': 'combobox', 'ui:options': { searchBy: ['/code', '/name_tw', '/name_cn'] } },
};
const words = makeWords({ bank: { label: 'Bank', errors: { required: 'Choose the bank', enum: 'No such bank' } } });
const call = () => Promise.resolve({ type: 'done' as const, data: { list } });

const formOf = (bank: JsonObject, required = ['bank']) => makeForm({ bank }, { ui, schema: { required } });
const ofRead = (required?: string[]) =>
  formOf({ type: 'string', pattern: '^[0-9A-Z]+$', 'x-service': service }, required);

async function shown(answer: JsonObject = {}, form = ofRead()) {
  const step = renderStep({ form, words, services: { call }, answer });
  return { ...step, field: await screen.findByRole<HTMLInputElement>('combobox') };
}
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);
const active = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('a field with a list', () => {
  it('is a combobox by its label, closed until something is done', async () => {
    const { field } = await shown();
    expect(screen.getByLabelText('Bank')).toBe(field);
    expect(field.getAttribute('aria-autocomplete')).toBe('list');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    field.focus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['heng', 'Heng Cheong Bank'],
    ['恒', 'Heng Cheong Bank'],
    ['恆', 'Heng Cheong Bank'],
    ['902', 'Peak Bank'],
  ])('finds by "%s", says how many, and gives what is chosen with a key', async (text, name) => {
    const { field, onEvent } = await shown();
    await userEvent.type(field, text);
    expect(options()).toEqual([name]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox', { name: 'Bank' }).id).toBe(field.getAttribute('aria-controls'));
    expect(screen.getByRole('status').textContent).toBe('1 found');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toBe(name);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(name);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    expect([field.value, options()]).toEqual([name, []]);
    expect(onEvent).not.toHaveBeenCalled();
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {
      bank: list.find(({ name_en }) => name_en === name)?.code,
    });
  });

  it('is worked by a press: the field opens the list, an option closes it, the focus stays', async () => {
    const { field, onDraft } = await shown();
    await userEvent.click(field);
    expect(options()).toEqual(['Heng Cheong Bank', 'Peak Bank', 'Islands Bank']);
    await userEvent.click(screen.getByRole('option', { name: 'Islands Bank' }));
    expect([field.value, options(), document.activeElement]).toEqual(['Islands Bank', [], field]);
    expect(onDraft).toHaveBeenLastCalledWith({ bank: '903' });
  });

  it('shows what was chosen before, and again the whole list', async () => {
    const { field } = await shown({ bank: '902' });
    await screen.findByDisplayValue('Peak Bank');
    await userEvent.click(field);
    expect(options()).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toBe('Peak Bank');
  });
});

describe('keys', () => {
  it('arrows go round in the list; Alt opens and closes it', async () => {
    const { field } = await shown();
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(active(field)).toBe('Islands Bank');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toBe('Heng Cheong Bank');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(options()).toEqual([]);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([options().length, active(field)]).toEqual([3, undefined]);
  });

  it.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}', 'e'])(
    '%s is of the text, not of the list',
    async (key) => {
      const { field } = await shown();
      await userEvent.type(field, 'h{ArrowDown}');
      expect(active(field)).toBe('Heng Cheong Bank');
      await userEvent.keyboard(key);
      expect(active(field)).toBeUndefined();
      expect(options()).toEqual(['Heng Cheong Bank']);
    },
  );

  it('Escape closes the list, then empties the field', async () => {
    const { field, onDraft } = await shown({ bank: '902' });
    await screen.findByDisplayValue('Peak Bank');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    expect([field.value, options()]).toEqual(['Peak Bank', []]);
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(onDraft).toHaveBeenLastCalledWith({});
  });

  it('Tab leaves the list without choosing', async () => {
    const { field, onDraft } = await shown();
    await userEvent.type(field, 'pe{ArrowDown}');
    await userEvent.tab();
    expect([field.value, options(), onDraft.mock.calls]).toEqual(['pe', [], []]);
  });

  it('a key of an input method chooses nothing', async () => {
    const { field } = await shown();
    await userEvent.type(field, 'pe{ArrowDown}');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(field.value).toBe('pe');
    expect(options()).toEqual(['Peak Bank']);
  });
});

describe('only what is offered is an answer', () => {
  it('a text that is no option is refused at its place and stays', async () => {
    const { field, onEvent } = await shown();
    await userEvent.type(field, 'HENG');
    await next();
    expect(onEvent).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'No such bank' })).toBeTruthy();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['HENG', 'true']);
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: 'Heng Cheong Bank' }));
    expect(screen.queryByRole('link', { name: 'No such bank' })).toBeNull();
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { bank: '901' });
  });

  it('also where the field may be left empty; emptied it is', async () => {
    const { field, onEvent } = await shown({}, ofRead([]));
    await userEvent.type(field, 'nothing of the kind');
    expect(screen.getByRole('status').textContent).toBe('Nothing found.');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await next();
    expect(screen.getByRole('link', { name: 'No such bank' })).toBeTruthy();
    await userEvent.clear(field);
    expect(screen.queryByRole('link', { name: 'No such bank' })).toBeNull();
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {});
  });

  it('that a text finds nothing is said until it is another, also when the field is left', async () => {
    const { field } = await shown();
    const said = () => screen.getByRole('status').textContent;
    await userEvent.type(field, 'xyz');
    const seen = screen.getByRole('status').className;
    await userEvent.tab();
    expect([said(), screen.getByRole('status').className]).toEqual(['Nothing found.', seen]);
    field.focus();
    await userEvent.tab();
    expect(said()).toBe('Nothing found.');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(said()).toBe('');
  });

  it('a text that names one whole is that one, and reads so once the field is left', async () => {
    const { field, onEvent } = await shown();
    await userEvent.type(field, '902');
    await userEvent.tab();
    expect(field.value).toBe('Peak Bank');
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { bank: '902' });
  });

  it('what was chosen from an older list is refused, and said', async () => {
    const { field, onEvent } = await shown({ bank: '999' });
    await vi.waitFor(() => expect(field.value).toBe('999'));
    await next();
    expect(onEvent).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'No such bank' })).toBeTruthy();
  });
});

it('chooses among values that the schema lists, by their words; a row that may not be chosen is closed', async () => {
  const fields = {
    kind: { type: 'string', enum: ['a', 'b'] },
    account: {
      type: 'string',
      'x-options': { from: 'accounts', value: '/id', label: '/mask', only: { at: '/status', in: ['active'] } },
    },
  };
  const data = {
    accounts: [
      { id: 'x', mask: '1234', status: 'locked' },
      { id: 'y', mask: '5678', status: 'active' },
    ],
  };
  const { onDraft } = renderStep({
    form: makeForm(fields, {
      ui: { kind: { 'ui:widget': 'combobox' }, account: { 'ui:widget': 'combobox' } },
      data: ['accounts'],
    }),
    words: makeWords({
      kind: { label: 'Kind', options: { a: 'Apple\nA fruit', b: 'Bean' } },
      account: { label: 'Account' },
    }),
    data,
  });
  await userEvent.type(await screen.findByLabelText(/^Kind/), 'app');
  await userEvent.click(within(screen.getByRole('listbox')).getByText('A fruit'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Kind/).value).toBe('Apple');
  await userEvent.click(screen.getByLabelText(/^Account/));
  const closed = screen.getByRole('option', { name: '1234' });
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(closed);
  expect(onDraft).toHaveBeenLastCalledWith({ kind: 'a' });
  await userEvent.click(screen.getByRole('option', { name: '5678' }));
  expect(onDraft).toHaveBeenLastCalledWith({ kind: 'a', account: 'y' });
});

it('says that the list is not there, and asks for it again', async () => {
  const replies = [{ type: 'network' as const }, { type: 'done' as const, data: { list } }];
  renderStep({
    form: ofRead(),
    words,
    services: { call: () => Promise.resolve(replies.shift()!) },
    answer: { bank: '902' },
  });
  await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('Peak Bank')).toBeTruthy();
});
