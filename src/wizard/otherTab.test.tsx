// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { done, field, heading, refused, renderWizard, stepTitle, type Answers } from './testing/renderWizard.tsx';

const user = userEvent.setup();

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

test('the form shows what another tab has saved at the same step, with what was typed here over it', async () => {
  const info = { realname_status: '3', account_list: [{ account_id: 'a', currency: 'HKD', status: 'active' }] };
  const answers: Answers = {
    '/userInfoQuery': done(info),
    '/flow/recordList': done({ list: [] }),
    '/flow/recordSave': done({ revision: 1 }),
  };
  const { sent } = await renderWizard('transfer-to-hk', '/dashboard/transfer/toHk', answers, { token: 'TOKEN' });
  const saved = (): JsonObject[] =>
    sent.flatMap(({ path, input }) => (path === '/flow/recordSave' ? [input['record'] as JsonObject] : []));
  await heading(stepTitle('transfer-to-hk', 'details'));
  await user.type(field('remark'), 'Rent{Tab}');
  await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 5000 });
  const [record] = saved();
  const { details } = record!['drafts'] as { details: JsonObject };
  const theirs = { ...record, drafts: { details: { ...details, amount: '7.00' } } };
  answers['/flow/recordSave'] = [refused('RECORD_CONFLICT', { revision: 5, record: theirs }), done({ revision: 6 })];
  await user.type(field('remark'), ' due{Tab}');
  await waitFor(() => expect(saved()).toHaveLength(3), { timeout: 5000 });
  expect(saved()[2]).toMatchObject({ drafts: { details: { remark: 'Rent due', amount: '7.00' } } });
  await waitFor(() => expect(field('amount').value).toBe('7.00'));
  expect(field('remark').value).toBe('Rent due');
  await user.type(field('remark'), ' now{Tab}');
  await waitFor(() => expect(saved()).toHaveLength(4), { timeout: 5000 });
  expect(saved()[3]).toMatchObject({ drafts: { details: { remark: 'Rent due now', amount: '7.00' } } });
}, 20_000);
