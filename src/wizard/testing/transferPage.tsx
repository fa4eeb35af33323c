import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { done, field, heading, renderWizard, stepTitle, type Answers } from './renderWizard.tsx';
import { sampleMember } from './sampleMember.ts';

// A transfer to a Hong Kong bank on its page, walked as a member does.

export const TITLE = {
  details: stepTitle('transfer-to-hk', 'details'),
  review: stepTitle('transfer-to-hk', 'review'),
  done: stepTitle('transfer-to-hk', 'done'),
  ask: stepTitle('confirm-payment', 'ask'),
};
export const ROUTE = '/dashboard/transfer/toHk';
export const HKD = (amount: string) => ({ currency: 'HKD', amount });
export const QUOTE = {
  quote_id: 'Q1',
  deducted_amount: HKD('120.50'),
  fee: HKD('0.00'),
  remitted_amount: HKD('120.50'),
  free_left: 3,
  otp_required: false,
  expire_time: '2026-03-02T12:05:00+08:00',
};
export const SENT = { ref_no: 'R-2026', status: 'success', time: '2026-03-02T12:01:00+08:00', ...QUOTE };

/** What the gateway answers to it, but for what a test says otherwise. */
export const answers = (more: Answers = {}): Answers => ({
  '/userInfoQuery': done(sampleMember),
  '/flow/recordList': done({ list: [] }),
  '/flow/recordSave': done({ revision: 1 }),
  '/fps/payeeCheck': done({ payee_name_mask: 'L*** S***', bank_name: 'Sample Bank' }),
  '/transfer/quote': done(QUOTE),
  '/auth/payPwd': done({ ticket: 'T1', expire_time: '2026-03-02T12:05:00+08:00' }),
  '/transfer/toHk': done(SENT),
  ...more,
});

/** Opens it. */
export const open = (more: Answers = {}, token = 'TOKEN') =>
  renderWizard('transfer-to-hk', ROUTE, answers(more), { token });
const user = userEvent.setup();

export async function fillDetails(): Promise<void> {
  await heading(TITLE.details);
  await user.click(screen.getByRole('radio', { name: /0011/ }));
  await user.click(choice('FPS'));
  await user.click(choice('mobile'));
  await user.type(field('mobile'), '69876543');
  await user.type(field('amount'), '120.5');
}

function choice(value: string): HTMLElement {
  const radio = screen.getAllByRole<HTMLInputElement>('radio').find((each) => each.value === value);
  if (!radio) throw new Error(`No choice has the value "${value}".`);
  return radio;
}

export const next = (): Promise<void> => user.click(document.querySelector('button[type=submit]') as HTMLElement);

export async function toReview(): Promise<void> {
  await fillDetails();
  await next();
  await heading(TITLE.review);
}
