// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { replies } from '../../api/gateway.gen.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { usePortal } from '../../api/PortalContext.tsx';
import { sampleInfo } from '../dashboard/sampleAccounts.ts';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { AccountsPage } from './AccountsPage.tsx';
import { LimitList } from './LimitsPage.tsx';
import { Months } from './StatementsPage.tsx';

afterEach(cleanup);

const hkd = (amount: string) => ({ currency: 'HKD' as const, amount });
const limits = (tier: 'T1' | 'T3'): replies['accountLimitQuery'] => ({
  tier,
  limits: [
    { kind: 'transferSingle', limit: hkd('25000.00') },
    { kind: 'transferDaily', limit: hkd('50000.00'), used: hkd('12345.60'), left: hkd('37654.40') },
  ],
});

it('of a limit that is used up over time it says what is used and left (R-FLOW-35)', async () => {
  await renderPage(<LimitList limits={limits('T3')} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Each transferHK$ 25,000.00',
    'Transfers per dayHK$ 50,000.00HK$ 12,345.60 used, HK$ 37,654.40 left',
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('whoever is not certified is led to higher limits (R-ROLE-05, R-ROLE-11)', async () => {
  await renderPage(<LimitList limits={limits('T1')} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/realname');
});

it('a statement is kept as the gateway names it; without one it is said (R-ERR-40)', async () => {
  const kept = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const months = <Months account="acc-1" months={['2025-02', '2025-01']} />;
  const answered = { type: 'done', data: { file_url: '/files/a.b' } } as const;
  const { leave } = await renderPage(months, { answers: { '/account/statementFile': answered } });
  await user.click(screen.getByRole('button', { name: 'Save PDF February 2025' }));
  expect(kept).toHaveBeenCalledOnce();
  leave();
  await renderPage(months);
  await user.click(screen.getByRole('button', { name: 'Save PDF January 2025' }));
  await screen.findByText('Download failed. Please try again.');
});

describe('while funds are frozen after a change of the mobile number', () => {
  function Known({ children }: { readonly children: ReactNode }): ReactNode {
    const { member, session } = usePortal();
    useEffect(() => {
      session.start('token', {});
      void member.load();
    }, [member, session]);
    return children;
  }
  const show = (page: ReactNode, more: object = {}) =>
    renderPage(<Known>{page}</Known>, {
      answers: {
        '/userInfoQuery': { type: 'done', data: { ...sampleInfo, ...more } as never },
        '/account/limitQuery': { type: 'done', data: limits('T3') as never },
      },
    });
  const until = { frozen_until: '2026-03-03T12:00:00+08:00' };

  it.each([
    ['accounts', <AccountsPage key="accounts" wizards={[]} />],
    ['dashboard', <DashboardPage key="dashboard" />],
  ])('the page of %s says why nothing is available', async (_name, page) => {
    const { t, leave } = await show(page, until);
    await screen.findByText(t('dashboard.frozen.title'));
    leave();
    await show(page);
    await screen.findAllByText(t('dashboard.available'));
    expect(screen.queryByText(t('dashboard.frozen.title'))).toBeNull();
  });

  it('the dashboard does not say what could be sent today', async () => {
    const sendable = /can still send/i;
    const { leave } = await show(<DashboardPage />);
    await screen.findByText(sendable);
    leave();
    const { t } = await show(<DashboardPage />, until);
    await screen.findByText(t('dashboard.frozen.title'));
    expect(screen.queryByText(sendable)).toBeNull();
  });
});
