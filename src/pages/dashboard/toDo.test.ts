import { expect, it } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { tasks, tasksFor } from './toDo.ts';

const done = {
  member: { realname_status: '3', review_state: 'certified', email_mask: 'sa***@example.com' },
  account: { status: 'active', account_status: 'normal' },
  topup: { under_check: true },
  order: { state: 'paid' },
};

const pagesFor = (rows: { readonly [S in keyof typeof done]?: JsonObject }) => {
  const all = { ...done, ...rows };
  return tasksFor(tasks, { member: [all.member], account: [all.account], topup: [all.topup], order: [all.order] }).map(
    ({ to }) => to,
  );
};

it('has nothing for a member who has done everything, and of what has not been answered', () => {
  expect(pagesFor({})).toEqual([]);
  expect(tasksFor(tasks, { member: [done.member], account: [], topup: [], order: [] })).toEqual([]);
});

it.each([
  ['a frozen top-up that nobody looks at', { topup: { under_check: false } }, '/dashboard/topup/frozen'],
  ['an order that is not paid', { order: { state: 'unpaid' } }, '/giftcard/query'],
  ['a card to activate', { account: { ...done.account, status: 'unactivated' } }, '/cards/activation'],
  ['an account without e-mail', { member: { ...done.member, email_mask: '' } }, '/userSettings/resetEmail'],
  [
    'a member who may apply for certification',
    { member: { ...done.member, realname_status: '0', review_state: 'declined' } },
    '/dashboard/realname',
  ],
])('%s leads to where it is done', (_what, rows, page) => {
  expect(pagesFor(rows)).toEqual([page]);
});

it('asks for no application that is under way, and for no card of an account that is stopped', () => {
  const member = { ...done.member, realname_status: '0', review_state: 'submitted' };
  expect(pagesFor({ member, account: { status: 'unactivated', account_status: 'stopped' } })).toEqual([]);
});

it('puts what is about money first', () => {
  const member = { realname_status: '0', review_state: 'unauthenticated', email_mask: '' };
  expect(pagesFor({ topup: { under_check: false }, order: { state: 'unpaid' }, member })[0]).toBe(
    '/dashboard/topup/frozen',
  );
});
