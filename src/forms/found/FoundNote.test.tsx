// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../api/outcome.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';

afterEach(cleanup);

const service = { op: 'fpsPayeeCheck', input: { proxy_id: '$self/mobile' }, as: 'found' };
const form = makeForm({ mobile: { type: 'string', pattern: '^[0-9]{8}$', 'x-service': service } });
const words = makeWords({ mobile: { label: 'Mobile', row: 'Registered: {{payee_name_mask}}' } });

it('says what the gateway has under the value, and asks only when the form finds it right', async () => {
  const call = vi.fn((): Promise<CallOutcome> =>
    Promise.resolve({ type: 'done', data: { payee_name_mask: 'P*** S**' } }),
  );
  renderStep({ form, words, services: { call } });
  await userEvent.type(screen.getByLabelText(/Mobile/), '6987654');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Mobile/), '3');
  expect(await screen.findByText('Registered: P*** S**')).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('fpsPayeeCheck', { proxy_id: '69876543' }, undefined);
});

it('takes back what it said as soon as the value is another, and says nothing of a call that failed', async () => {
  const outcomes: CallOutcome[] = [{ type: 'done', data: { payee_name_mask: 'P*** S**' } }, { type: 'network' }];
  const call = vi.fn(() => Promise.resolve(outcomes.shift() ?? { type: 'network' as const }));
  renderStep({ form, words, services: { call } });
  await userEvent.type(screen.getByLabelText(/Mobile/), '69876543');
  await screen.findByText('Registered: P*** S**');
  await userEvent.type(screen.getByLabelText(/Mobile/), '{Backspace}4');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Registered: P*** S**')).toBeNull();
});

it.each<[string, CallOutcome, string]>([
  ['found', { type: 'done', data: { payee_name_mask: 'P*** S**' } }, '登記人：P*** S**'],
  ['refused', { type: 'business', code: 'UNKNOWN_PAYEE', data: null }, '沒有登記'],
])('says what was %s in the language that is chosen afterwards', async (_, outcome, said) => {
  const english = makeWords(
    { mobile: { label: 'Mobile', row: 'Registered: {{payee_name_mask}}' } },
    {},
    { UNKNOWN_PAYEE: 'Nobody' },
  );
  const { again } = renderStep({ form, words: english, services: { call: () => Promise.resolve(outcome) } });
  await userEvent.type(screen.getByLabelText(/Mobile/), '69876543');
  await screen.findByText(/Registered|Nobody/);
  again({
    words: makeWords(
      { mobile: { label: '手機號碼', row: '登記人：{{payee_name_mask}}' } },
      {},
      { UNKNOWN_PAYEE: '沒有登記' },
    ),
  });
  expect(screen.getByText(said)).toBeTruthy();
});

it('does not say again what the field is told for already', async () => {
  const call = () => Promise.resolve<CallOutcome>({ type: 'business', code: 'UNKNOWN_PAYEE', data: null });
  const { again } = renderStep({ form, words: { ...words, code: () => 'Nobody has it' }, services: { call } });
  await userEvent.type(screen.getByLabelText(/Mobile/), '69876543');
  const note = await screen.findByText('Nobody has it');
  again({ fieldErrors: [{ pointer: '/mobile', message: 'Nobody has it' }] });
  await screen.findByRole('link', { name: 'Nobody has it' });
  expect(note.textContent).toBe('');
});

it('is told above the fields no more once its field is not asked', async () => {
  const chosen = makeForm({
    way: { type: 'string' },
    mobile: { type: 'string', 'x-when': { type: 'is', params: { at: '$self/way', in: ['mobile'] } } },
  });
  const both = makeWords({ way: { label: 'Way' }, mobile: { label: 'Mobile' } });
  renderStep({
    form: chosen,
    words: both,
    answer: { way: 'mobile', mobile: '69876543' },
    fieldErrors: [{ pointer: '/mobile', message: 'Nobody has it' }],
  });
  await screen.findByRole('link', { name: 'Nobody has it' });
  await userEvent.type(screen.getByLabelText(/Way/), 'x');
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Nobody has it' })).toBeNull());
});
