// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const service = {
  op: 'bankList',
  input: { region: '$self/region' },
  as: 'options',
  list: '/list',
  value: '/code',
  label: { en: '/name_en', 'zh-HK': '/name_tw' },
};
const form = makeForm(
  { region: { type: 'string', enum: ['HK', 'CN'], default: 'HK' }, bank: { type: 'string', 'x-service': service } },
  { schema: { required: ['region', 'bank'] } },
);
const words = makeWords({
  region: { label: 'Region', options: { HK: 'Hong Kong', CN: 'Mainland' } },
  bank: { label: 'Bank' },
});
const banks = (region: string): CallOutcome => ({
  type: 'done',
  data: { list: [{ code: `${region}1`, name_en: `${region} Bank`, name_tw: '銀行' }] },
});

it('lists what a read answers, and asks again when the input of the read changes', async () => {
  const call = vi.fn((_: string, input: { region?: unknown }) => Promise.resolve(banks(String(input.region))));
  const { onEvent } = renderStep({ form, words, services: { call } });
  await screen.findByRole('option', { name: 'HK Bank' });
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'CN');
  await userEvent.selectOptions(screen.getByLabelText('Bank'), await screen.findByRole('option', { name: 'CN Bank' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { region: 'CN', bank: 'CN1' });
});

it('asks for no list before what the list depends on is answered', async () => {
  const call = vi.fn((_: string, input: { region?: unknown }) => Promise.resolve(banks(String(input.region))));
  const open = makeForm({
    region: { type: 'string', enum: ['HK', 'CN'] },
    bank: { type: 'string', 'x-service': service },
  });
  renderStep({ form: open, words, services: { call } });
  expect(call).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/Region/), 'CN');
  expect(await screen.findByRole('option', { name: 'CN Bank' })).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('bankList', { region: 'CN' });
});

it('offers to try again when the list cannot be loaded', async () => {
  const outcomes: CallOutcome[] = [{ type: 'network' }, banks('HK')];
  const call = vi.fn(() => Promise.resolve(outcomes.shift() ?? { type: 'network' as const }));
  renderStep({ form, words, services: { call } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'HK Bank' })).toBeTruthy();
});

it('says that it loads, and not the code that was chosen before, until its list is there', async () => {
  let arrive: (outcome: CallOutcome) => void = () => undefined;
  const call = vi.fn(() => new Promise<CallOutcome>((resolve) => (arrive = resolve)));
  renderStep({ form, words, services: { call }, answer: { region: 'HK', bank: 'HK1' } });
  const shown = () => screen.getByLabelText<HTMLSelectElement>('Bank').selectedOptions[0]?.textContent;
  expect(shown()).toBe('Loading…');
  arrive(banks('HK'));
  await screen.findByRole('option', { name: 'HK Bank' });
  expect(shown()).toBe('HK Bank');
});
