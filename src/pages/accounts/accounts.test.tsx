// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { replies } from '../../api/gateway.gen.ts';
import { renderPage } from '../testing/renderPage.tsx';
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
    'Transfers in a dayHK$ 50,000.00HK$ 12,345.60 used, HK$ 37,654.40 left',
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
