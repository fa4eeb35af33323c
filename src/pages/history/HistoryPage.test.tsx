// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '../../api/clock.ts';
import type { Gateway } from '../../api/gateway.ts';
import type { requests } from '../../api/gateway.gen.ts';
import type { UserInfo } from '../../api/member.ts';
import { memoryStorage } from '../../api/memoryStorage.ts';
import { PortalProvider } from '../../api/PortalContext.tsx';
import { createSession } from '../../api/session.ts';
import { createTexts, type Texts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { readJson } from '../../../tests/support/readJson.ts';
import { HistoryPage } from './HistoryPage.tsx';
import type { HistoryRecord } from './recordKinds.ts';

const account = (account_id: string) => ({
  account_id,
  currency: 'HKD',
  card_organ: 'Visa',
  card_no_mask: '**** 0011',
});
const info = {
  account_list: [account('acc-1'), account('acc-2')].map((open) => ({ ...open, account_status: 'normal' })),
  closed_account_list: [account('acc-3')],
} as unknown as UserInfo;
const load = async (): Promise<void> => undefined;
const member = { get: () => state, subscribe: () => () => undefined, load, begin: load };
const state = { status: 'ready', info } as const;

const recordAt = (index: number): HistoryRecord => ({
  ref_no: `2025030300000000${String(index).padStart(4, '0')}`,
  kind: index % 2 === 0 ? 'topup' : 'expense',
  time: '2025-03-03T10:15:00.000+08:00',
  summary: `Shop ${index}`,
  amount: { currency: 'HKD', amount: '1.00' },
  status: 'success',
});
const all = Array.from({ length: 25 }, (_, index) => recordAt(index));

let asked: requests['historyQuery'][];
let isAway: boolean;
let older: boolean;
const gateway: Gateway = {
  call: async (path, input) => {
    if (isAway) return { type: 'network' };
    if (path === '/history/detail') {
      const record = all.find(({ ref_no }) => ref_no === input?.['ref_no']);
      return { type: 'done', data: { ...record, account_id: 'acc-1', type: 'topup' } as never };
    }
    const query = input as unknown as requests['historyQuery'];
    asked.push(query);
    const matching = all.filter(
      ({ kind, summary }) => (query.type ?? kind) === kind && summary.includes(query.text ?? ''),
    );
    const from = (query.page_no - 1) * query.page_size;
    return {
      type: 'done',
      data: { total: matching.length, list: matching.slice(from, from + query.page_size), older } as never,
    };
  },
};

let texts: Texts;
let navigate: NavigateFunction;

function Another(): null {
  navigate = useNavigate();
  return null;
}

async function open(at: string): Promise<void> {
  texts = createTexts(async (language, name) => readJson(`locales/${language}/${name}.json`), 'en');
  await texts.load(['app', 'pages']);
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  const portal = { gateway, session, clock: createClock(Date.parse('2025-03-31T12:00:00+08:00'), () => 0), member };
  render(
    <UiProvider>
      <TextsProvider texts={texts}>
        <PortalProvider portal={portal}>
          <MemoryRouter initialEntries={[at]}>
            <Another />
            <Routes>
              <Route path="/else" element={null} />
              <Route
                path="/history/*"
                element={
                  <main>
                    <HistoryPage />
                  </main>
                }
              />
            </Routes>
          </MemoryRouter>
        </PortalProvider>
      </TextsProvider>
    </UiProvider>,
  );
}

const user = userEvent.setup();
const records = () => screen.queryAllByText(/^Shop \d+$/).length;
const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);

beforeEach(() => {
  asked = [];
  isAway = false;
  older = false;
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

it('the records of an account that ended with its card can be read (R-MEM-12)', async () => {
  await open('/history');
  await screen.findByText('20 of 25 shown');
  expect(screen.getAllByRole('option', { name: /cancelled/ }).map(({ textContent }) => textContent)).toEqual([
    'Hong Kong dollar · Visa ending 0011 (cancelled)',
  ]);
  await choose('Account', 'Hong Kong dollar · Visa ending 0011 (cancelled)');
  await vi.waitFor(() => expect(asked.at(-1)?.account_id).toBe('acc-3'));
});

it('reads page by page; a record and back finds the same list and the focus, and asks for nothing again (R-MEM-13)', async () => {
  await open('/history');
  await screen.findByText('20 of 25 shown');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('25 of 25 shown');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Shop 21' });
  const href = link.getAttribute('href');
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Purchase' });
  expect(screen.getByText('Reference number', { selector: 'dt' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to transaction history' }));
  await screen.findByRole('heading', { level: 1, name: 'Transaction history' });
  expect(records()).toBe(25);
  expect(document.activeElement?.getAttribute('href')).toBe(href);
  expect(asked.map(({ page_no }) => page_no)).toEqual([1, 2]);
});

it('another page and back finds the same list at once, with what is new on top, and asks for the newest only', async () => {
  await open('/history/topup');
  await screen.findByText('13 of 13 shown');
  await choose('Type', '');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('25 of 25 shown');
  await act(async () => navigate('/else'));
  expect(records()).toBe(0);
  const come = { ...recordAt(99), ref_no: '20250304000000000099' };
  all.unshift(come);
  act(() => void navigate(-1));
  expect(records()).toBe(25);
  await screen.findByText('26 of 26 shown');
  expect(screen.getAllByRole('link', { name: /^Shop/ })[0]?.textContent).toBe('Shop 99');
  all.shift();
  expect(asked.map(({ page_no }) => page_no)).toEqual([1, 1, 2, 1]);
});

it('where more has come than is read at once, the list begins anew; where nothing can be read it stays', async () => {
  await open('/history');
  await screen.findByText('20 of 25 shown');
  await act(async () => navigate('/else'));
  isAway = true;
  await act(async () => navigate(-1));
  await screen.findByText('We could not load your transactions.');
  expect(records()).toBe(20);
  isAway = false;
  await act(async () => navigate('/else'));
  const come = Array.from({ length: 21 }, (_, index) => ({ ...recordAt(index), ref_no: `20250304${index}` }));
  all.unshift(...come);
  await act(async () => navigate(-1));
  await screen.findByText('20 of 46 shown');
  all.splice(0, come.length);
});

it('keeps what was read in memory only: opened anew, after a reload or another sign-in, it asks again (AMB-69)', async () => {
  await open('/history');
  await screen.findByText('20 of 25 shown');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('25 of 25 shown');
  cleanup();
  await open('/history');
  await screen.findByText('20 of 25 shown');
  expect(asked.map(({ page_no }) => page_no)).toEqual([1, 2, 1]);
  expect(JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])).not.toContain('Shop');
});

it('a choice keeps the focus and the place: on the first page of a visit, and after Back from a record (R-GEN-20)', async () => {
  await open('/history');
  await screen.findByText('20 of 25 shown');
  const choosesInPlace = async (option: string) => {
    const period = screen.getByLabelText('Period');
    period.focus();
    await choose('Period', option);
    await screen.findByText('20 of 25 shown');
    expect(document.activeElement).toBe(period);
  };
  await choosesInPlace('Last 30 days');
  expect(window.scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Shop 3' }));
  await user.click(await screen.findByRole('button', { name: 'Back to transaction history' }));
  await choosesInPlace('Any time');
});

it('a kind is a page of its own; an earlier filter is not read again (R-MEM-14, R-MEM-18, AMB-46)', async () => {
  await open('/history/topup');
  await screen.findByRole('heading', { level: 1, name: 'Top-up' });
  await screen.findByText('13 of 13 shown');
  await choose('Type', 'Purchase');
  await screen.findByRole('heading', { level: 1, name: 'Purchase' });
  await screen.findByText('12 of 12 shown');
  await choose('Type', 'Top-up');
  await screen.findByText('13 of 13 shown');
  expect(asked.map(({ type }) => type)).toEqual(['topup', 'expense']);
  await choose('Type', 'Refund');
  await screen.findByText('No transactions match. Try another type or a longer period.');
});

it('of which account and since when', async () => {
  await open('/history?account=acc-2');
  await screen.findByText('20 of 25 shown');
  await choose('Period', 'Last 30 days');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ account_id, date_from }) => [account_id, date_from])).toEqual([
    ['acc-2', undefined],
    ['acc-2', '2025-03-02'],
  ]);
});

it('of days of one’s own, asked for once they are whole (R-ENT-64)', async () => {
  await open('/history?period=days30');
  await choose('Period', 'Custom dates');
  const from = await screen.findByLabelText('From');
  for (const value of ['0002-01-05', '2025-04-01', '2025-01-05']) fireEvent.change(from, { target: { value } });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ date_from, date_to }) => [date_from, date_to])).toEqual([
    ['2025-03-02', '2025-03-31'],
    ['2025-01-05', '2025-03-31'],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2025-03-31');
});

it('looks for a text when it is asked to, keeps it while a record is read, and out of the address', async () => {
  await open('/history');
  const field = await screen.findByLabelText('Search transactions');
  await user.type(field, ' Shop 2{Enter}');
  await screen.findByText('6 of 6 shown');
  await user.click(screen.getByRole('link', { name: 'Shop 21' }));
  await user.click(await screen.findByRole('button', { name: 'Back to transaction history' }));
  await screen.findByText('6 of 6 shown');
  expect(screen.getByLabelText<HTMLInputElement>('Search transactions').value).toBe('Shop 2');
  await choose('Type', 'Top-up');
  await screen.findByText('4 of 4 shown');
  await user.clear(screen.getByLabelText('Search transactions'));
  await user.type(screen.getByLabelText('Search transactions'), 'Nobody');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('No transaction contains “Nobody” here. Try all types or a longer period.');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Search transactions'));
  await screen.findByText('13 of 13 shown');
  expect(asked.map(({ text }) => text)).toEqual([undefined, 'Shop 2', 'Shop 2', 'Nobody', undefined]);
});

it('a search that finds nothing says that there are older ones, which it did not look through', async () => {
  older = true;
  await open('/history');
  const notice = 'There are older transactions. To see them, choose earlier dates or a type.';
  await user.type(await screen.findByLabelText('Search transactions'), 'Nobody{Enter}');
  await screen.findByText(/No transaction contains “Nobody”/);
  await screen.findByText(notice);
});

it('what cannot be read is said, and can be asked for again; what was read stays', async () => {
  isAway = true;
  await open('/history');
  await screen.findByText('We could not load your transactions.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('20 of 25 shown');
  isAway = true;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('We could not load your transactions.');
  expect(records()).toBe(20);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('25 of 25 shown');
});

it('a record has an address of its own; from there the list is a link', async () => {
  await open(`/history/detail?ref_no=${all[3]!.ref_no}`);
  await screen.findByRole('heading', { level: 1, name: 'Purchase' });
  await user.click(screen.getByRole('link', { name: 'Back to transaction history' }));
  await screen.findByText('20 of 25 shown');
});
