// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import { done, heading, renderWizard, stepTitle } from './testing/renderWizard.tsx';

const HKD = (amount: string) => ({ currency: 'HKD', amount });
const account = {
  account_id: 'acc-1',
  account_no_mask: '******0001',
  card_no_mask: '**** 0011',
  card_organ: 'Visa',
  currency: 'HKD',
  status: 'active',
  account_status: 'normal',
  balance: HKD('200.00'),
  available: HKD('200.00'),
  held: HKD('0.00'),
};
const user = { user_name: 'Sample Member', realname_status: '3', region: 'HK', account_list: [account] };

afterEach(cleanup);

it('a page that was loaded leaves the focus to the browser, also where a call comes before its first step', async () => {
  let resolve = (_: CallOutcome): void => undefined;
  const later = new Promise<CallOutcome>((settle) => (resolve = settle));
  const answers = { '/userInfoQuery': done(user), '/flow/recordList': done({ list: [] }), '/transfer/window': later };
  const route = '/dashboard/transfer/toHk';
  const { pathsSent } = await renderWizard('transfer-to-hk', route, answers, { token: 'TOKEN' });
  await waitFor(() => expect(pathsSent()).toContain('/transfer/window'));
  expect(screen.getByText('Loading…')).toBeTruthy();
  resolve(done({ open: true }));
  await heading(stepTitle('transfer-to-hk', 'details'));
  expect(document.activeElement).toBe(document.body);
});
