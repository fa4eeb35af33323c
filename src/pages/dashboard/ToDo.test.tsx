// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { UserInfo } from '../../api/member.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { siteOf } from '../../../tests/support/siteOf.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { sampleAccounts, sampleInfo } from './sampleAccounts.ts';
import { ToDo } from './ToDo.tsx';

afterEach(cleanup);

const frozen = { type: 'done', data: { list: [{ under_check: false }] } } as const;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each(LOCALES)('leads to three things at most, the most pressing first: %s', async (locale) => {
  await renderPage(<ToDo info={sampleInfo} />, { locale, answers: { '/topup/frozenList': frozen } });
  expect(links()).toEqual(['/dashboard/topup/frozen', '/cards/activation', '/dashboard/realname']);
});

it('does without what the gateway does not answer, and what the site does not have', async () => {
  await renderPage(<ToDo info={sampleInfo} />, { site: { ...siteOf(), closed: ['/dashboard/realname'] } });
  expect(links()).toEqual(['/cards/activation', '/userSettings/resetEmail']);
});

it('says nothing where nothing is to do', async () => {
  const done: UserInfo = {
    ...sampleInfo,
    realname_status: '3',
    review_state: 'certified',
    email_mask: 'sa***@example.com',
    account_list: [...sampleAccounts.slice(0, 1)],
  };
  await renderPage(<ToDo info={done} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
