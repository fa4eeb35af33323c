// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../api/outcome.ts';
import type { JsonObject } from '../../domain/json.ts';
import { createRule } from '../../rules/createRule.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const service = {
  op: 'transferPreview',
  input: { account_id: '$self/account', amount: { maybe: '$self/amount' } },
  as: 'figures',
  rows: [
    { name: 'available', data: 'available', as: 'money' },
    { name: 'fee', data: 'fee', as: 'money' },
  ],
};
const form = makeForm(
  {
    account: { type: 'string' },
    amount: { type: 'string', pattern: '^[0-9]{1,4}$', 'x-currency': 'HKD', 'x-service': service },
  },
  {
    schema: { 'x-rules': [{ rule: 'transfer.refused', params: { amount: '$self/amount' }, at: '/amount' }] },
    rules: { 'transfer.refused': createRule('transfer.refused', ['amount'], () => false) },
  },
);
const words = makeWords(
  { account: { label: 'Account' }, amount: { label: 'Amount' } },
  { summary: { available: 'Available', fee: 'Fee' } },
);
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const replies = (fee?: string): CallOutcome => ({
  type: 'done',
  data: { available: hkd('500.00'), ...(fee === undefined ? {} : { fee: hkd(fee) }) },
});
const figures = () => [...document.querySelectorAll('dd')].map((value) => value.textContent);
const key = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value }, inputType: 'insertText' });
const pause = () => act(() => vi.advanceTimersByTimeAsync(500));

it('there is nothing before something is asked, and then each sum has its place; what may not be left out is there before', async () => {
  const call = vi.fn(() => Promise.resolve(replies()));
  renderStep({ form, words, services: { call } });
  expect(figures()).toEqual([]);
  key(/Amount/, '12');
  await pause();
  expect(call).not.toHaveBeenCalled();
  key(/Account/, 'a');
  expect(figures()).toEqual(['–', '–']);
  await pause();
  expect(figures()).toEqual(['HK$\u00a0500.00', '–']);
  expect(call).toHaveBeenCalledExactlyOnceWith('transferPreview', { account_id: 'a', amount: '12' });
});

it('has no place for what needs a feature that the site is without (AMB-77)', async () => {
  const rows = [{ ...service.rows[0]!, needs: 'gifts' }, service.rows[1]!];
  const field = { type: 'string', 'x-service': { ...service, rows } };
  const named = async (without: readonly string[]) => {
    const call = () => Promise.resolve(replies());
    const wallet = makeForm({ account: { type: 'string' }, amount: field });
    renderStep({ form: wallet, words, services: { call }, answer: { account: 'a' } }, { without });
    await pause();
    const names = [...document.querySelectorAll('dt')].map((name) => name.textContent);
    cleanup();
    return names;
  };
  expect(await named(['gifts'])).toEqual(['Fee']);
  expect(await named(['cards'])).toEqual(['Available', 'Fee']);
});

it('what is no sum has a place where the answer says it only', async () => {
  const rows = [...service.rows, { name: 'left', data: 'left', as: 'text' }];
  const field = { type: 'string', 'x-service': { ...service, rows } };
  const shown = async (more: JsonObject) => {
    const call = () => Promise.resolve({ type: 'done' as const, data: { available: hkd('1.00'), ...more } });
    const wallet = makeForm({ account: { type: 'string' }, amount: field });
    renderStep({ form: wallet, words, services: { call }, answer: { account: 'a' } });
    await pause();
    const values = figures();
    cleanup();
    return values;
  };
  expect(await shown({ left: 3 })).toEqual(['HK$\u00a01.00', '–', '3']);
  expect(await shown({})).toEqual(['HK$\u00a01.00', '–']);
});

it('asks once typing has stopped, with an amount that a rule refuses and without one that is none', async () => {
  const call = vi.fn(() => Promise.resolve(replies('5.00')));
  renderStep({ form, words, services: { call }, answer: { account: 'a' } });
  for (const text of ['1', '12', '120']) key(/Amount/, text);
  await pause();
  expect(figures()).toEqual(['HK$\u00a0500.00', 'HK$\u00a05.00']);
  expect(call).toHaveBeenCalledExactlyOnceWith('transferPreview', { account_id: 'a', amount: '120' });
  key(/Amount/, '120x');
  await pause();
  expect(call).toHaveBeenLastCalledWith('transferPreview', { account_id: 'a' });
});

it('an answer that comes after the amount has changed is dropped, and figures of another amount are not seen', async () => {
  const waiting: ((outcome: CallOutcome) => void)[] = [];
  const call = vi.fn(() => new Promise<CallOutcome>((resolve) => waiting.push(resolve)));
  renderStep({ form, words, services: { call }, answer: { account: 'a', amount: '1' } });
  await pause();
  key(/Amount/, '12');
  await pause();
  waiting[1]?.(replies('2.00'));
  await pause();
  waiting[0]?.(replies('1.00'));
  await pause();
  expect(figures()[1]).toBe('HK$\u00a02.00');
  expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false');
  key(/Amount/, '123');
  expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
});

it('without an answer the figures leave their places, and nothing is said', async () => {
  const outcomes: CallOutcome[] = [replies('5.00'), { type: 'network' }];
  const call = vi.fn(() => Promise.resolve(outcomes.shift() ?? { type: 'network' as const }));
  renderStep({ form, words, services: { call }, answer: { account: 'a', amount: '1' } });
  await pause();
  expect(figures()[1]).toBe('HK$\u00a05.00');
  key(/Amount/, '12');
  await pause();
  expect(figures()).toEqual(['–', '–']);
  expect(screen.queryByRole('alert')).toBeNull();
});
