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
  expect(call).toHaveBeenCalledExactlyOnceWith('fpsPayeeCheck', { proxy_id: '69876543' });
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
