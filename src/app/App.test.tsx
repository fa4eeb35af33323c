// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, SESSION_KEY } from '../api/session.ts';
import { composePage } from '../i18n/composePage.ts';
import { keepLocale, readLocale } from '../i18n/keptLocale.ts';
import { createTexts } from '../i18n/texts.ts';
import { sampleAccount, sampleMember } from '../wizard/testing/sampleMember.ts';
import { App } from './App.tsx';
import { createPortal } from './createPortal.ts';
import { readJson } from '../../tests/support/readJson.ts';
import { routedFlows } from '../../tests/support/routedFlows.ts';
import { addModalDialogs } from '../../tests/support/modalDialogs.ts';

const HKD = (amount: string) => ({ currency: 'HKD', amount });
const INFO = {
  ...sampleMember,
  account_list: [{ ...sampleAccount, balance: HKD('1234.50'), available: HKD('1000.00'), held: HKD('234.50') }],
};
const SUMMARY = {
  account_id: 'acc-1',
  currency: 'HKD',
  balance: HKD('1234.50'),
  available: HKD('1000.00'),
  held: HKD('234.50'),
  holds: [{ amount: HKD('234.50'), until: '2026-03-03T12:00:00+08:00' }],
  recent: [
    {
      ref_no: 'R1',
      kind: 'transferOut',
      time: '2026-03-02T11:00:00+08:00',
      summary: 'LEE SAMPLE',
      amount: HKD('-50.00'),
      status: 'processing',
    },
  ],
};

type Reply = { readonly return_code: string; readonly return_desc?: string; readonly ret_data?: object };
const ok = (data: object): Reply => ({ return_code: 'SUCCESS', ret_data: data });

const replies = new Map<string, Reply>();
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  replies.clear();
  replies.set('/userInfoQuery', ok(INFO)).set('/account/summary', ok(SUMMARY)).set('/login/logout', ok({}));
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  addModalDialogs();
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/gateway/gc4-app-server', '');
    calls.push(path);
    return new Response(JSON.stringify(replies.get(path) ?? ok({})));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TOKEN = 'token-of-a-member-1';

async function open(path: string, token?: string) {
  if (token !== undefined) localStorage.setItem(SESSION_KEY, JSON.stringify({ token }));
  window.history.replaceState(null, '', path);
  const texts = createTexts(
    composePage(async (locale, name) => readJson(`locales/${locale}/${name}.json`), routedFlows()),
    'en',
  );
  await texts.load(['app']);
  const session = createSession({ local: localStorage, tab: sessionStorage, events: window });
  const fetch = (request: Request) => window.fetch(request);
  const portal = createPortal(texts, { session, terminalNo: 'GC4PC001', fetch });
  const flow = (name: string, route: string, member: boolean) => ({
    flow: name,
    route,
    require: member ? (['member'] as const) : [],
    query: [],
    rows: {},
    at: null,
    paths: [],
  });
  const routes = [
    flow('login-by-password', '/login', false),
    flow('topup-fps', '/dashboard/topup/fps', true),
    flow('transfer-to-hk', '/dashboard/transfer/toHk', true),
    flow('card-activate', '/cards/activation', false),
  ];
  const environment = {
    loadFlow: () => new Promise<never>(() => undefined),
    flowHere: () => undefined,
    onFlowsChanged: () => () => undefined,
    routeOf: () => undefined,
    constants: [],
    calendars: {},
    site: {},
    codes: {},
  };
  const site = readJson('content/site.json');
  render(<App portal={portal} texts={texts} site={site} routes={routes} environment={environment} nonce={undefined} />);
  return { portal, texts };
}

const at = (path: string): Promise<void> => waitFor(() => expect(window.location.pathname).toBe(path));
const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

describe('who may open what', () => {
  test('an unknown address leads home and says why (R-PUB-03)', async () => {
    await open('/nope');
    await at('/');
    await heading(/One wallet/);
    expect(screen.getByText(/That page is not here/).closest('[role=status]')).not.toBeNull();
  });

  test('buttons to sign in and to register stand on Home, elsewhere a link to sign in (R-HDR-13, R-HDR-14, AMB-78)', async () => {
    const links = async (path: string) => {
      await open(path);
      const nav = await screen.findByRole('navigation', { name: 'Site' });
      const all = within(nav).getAllByRole('link', { name: /^(Sign in|Register)$/ });
      cleanup();
      return all.map((link) => link.getAttribute('href'));
    };
    expect(await links('/')).toEqual(['/login', '/register']);
    expect(await links('/contactUs')).toEqual(['/login']);
  });

  test('a page without a title of its own has the name of the product (R-GEN-64)', async () => {
    await open('/');
    await heading(/One wallet/);
    expect(document.title).toBe((readJson('content/site.json')['brand_name'] as { en: string }).en);
  });

  test('a visitor who opens a member page signs in first and comes back (R-ROLE-01, R-ROLE-02)', async () => {
    await open('/dashboard/transfer?from=mail');
    await at('/login');
    expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/dashboard/transfer?from=mail' });
  });

  test('a wizard of the member area that is open to visitors stands there for a member only (R-MEM-49)', async () => {
    await open('/cards/activation');
    expect(await screen.findByRole('link', { name: /^Sign in$/ })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Member menu' })).toBeNull();
    cleanup();
    await open('/cards/activation', TOKEN);
    expect(await screen.findByRole('navigation', { name: 'Member menu' })).toBeTruthy();
  });

  test('a member who opens Home is taken to the dashboard (R-PUB-04)', async () => {
    await open('/', TOKEN);
    await at('/dashboard');
  });

  test('user info comes before any other call of the member area (R-MEM-02)', async () => {
    await open('/dashboard', TOKEN);
    await screen.findByText('Hello, Sample Member');
    await waitFor(() => expect(calls).toContain('/account/summary'));
    expect(calls.indexOf('/userInfoQuery')).toBe(0);
  });
});

describe('the dashboard', () => {
  test('real balances, holds and the latest records (R-FLOW-16, R-MEM-01)', async () => {
    await open('/dashboard', TOKEN);
    await screen.findByText('LEE SAMPLE');
    const text = document.querySelector('main')?.textContent ?? '';
    for (const shown of [
      'HK$\u00a01,000.00',
      'HK$\u00a01,234.50',
      'HK$\u00a0234.50',
      '−HK$\u00a050.00',
      'Processing',
      '3 March 2026 12:00',
    ]) {
      expect(text).toContain(shown);
    }
  });

  test('what may still be sent today, with the way to all limits (R-FLOW-17)', async () => {
    const hkd = (amount: string) => ({ currency: 'HKD', amount });
    const limits = [{ kind: 'transferDaily', limit: hkd('1000.00'), used: hkd('400.00'), left: hkd('600.00') }];
    replies.set('/account/limitQuery', ok({ tier: 'T1', limits }));
    await open('/dashboard', TOKEN);
    const text = await screen.findByText(/You can still send HK\$\s600\.00 of HK\$\s1,000\.00 today/);
    expect(within(text).getByRole<HTMLAnchorElement>('link').pathname).toBe('/account/limit');
  });

  test('frozen funds are told with the time they are free again (AMB-40)', async () => {
    replies.set('/userInfoQuery', ok({ ...INFO, frozen_until: '2026-03-03T10:30:00+08:00' }));
    await open('/dashboard', TOKEN);
    expect((await screen.findByText(/funds are frozen until/)).textContent).toContain('3 March 2026 10:30');
  });

  test.each([
    ['/dashboard/topup', 'Top up by FPS', '/dashboard/topup/fps'],
    ['/dashboard/transfer', 'Transfer to a Hong Kong bank', '/dashboard/transfer/toHk'],
  ])('%s offers the ways there are (R-MEM-03, R-MEM-05)', async (page, name, route) => {
    await open(page, TOKEN);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
    expect(link.pathname).toBe(route);
  });

  test('a way is said to be good for what its words say', async () => {
    await open('/dashboard/topup', TOKEN);
    expect(await screen.findByText(/any bank or e-wallet/)).toBeTruthy();
  });
});

describe('the side menu', () => {
  const person = async (status: string) => {
    replies.set('/userInfoQuery', ok({ ...INFO, realname_status: status }));
    await open('/dashboard', TOKEN);
    await screen.findByText('Hello, Sample Member');
    const menu = screen.getByRole('navigation', { name: 'Member menu', hidden: true });
    const icon = menu.querySelector('use[href*="#shield"]')?.getAttribute('href') ?? '';
    return { menu, icon, upgrade: within(menu).queryByText(/Verify your identity/) };
  };

  test('five items, settings and the name (R-MENU-01 to R-MENU-07)', async () => {
    const { menu } = await person('3');
    const paths = [...menu.querySelectorAll('a')].map((link) => link.pathname);
    expect(paths).toEqual(['/dashboard', '/account', '/cards', '/fps', '/history', '/userSettings']);
    expect(menu.textContent).toContain('Sample Member');
  });

  test('three icons, and the upgrade prompt for all but 3 (R-MENU-08 to R-MENU-12, R-FLOW-19, R-STATE-04, R-STATE-05, R-STATE-09)', async () => {
    const icons: string[] = [];
    for (const [status, prompted] of [
      ['0', true],
      ['1', true],
      ['3', false],
    ] as const) {
      const { icon, upgrade } = await person(status);
      icons.push(icon);
      expect(upgrade !== null).toBe(prompted);
      cleanup();
    }
    expect(new Set(icons).size).toBe(3);
  });
});

describe('a call of a page that fails', () => {
  test('is told in the gateway’s own sentence, as a toast (R-ERR-08)', async () => {
    replies.set('/account/summary', { return_code: 'SYSTEM_BUSY', return_desc: 'Too many requests.' });
    await open('/dashboard', TOKEN);
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    expect(await screen.findByText(/We could not load/)).toBeTruthy();
  });

  test('that nobody misses says nothing (R-ERR-11)', async () => {
    replies.set('/announce/notice2', { return_code: 'SYSTEM_BUSY', return_desc: 'Too many requests.' });
    await open('/');
    await heading(/One wallet/);
    await waitFor(() => expect(calls).toContain('/announce/notice2'));
    expect(screen.queryByText('Too many requests.')).toBeNull();
  });

  test('when signing out stands as an alert: the gateway may not know of it (R-ERR-10)', async () => {
    await open('/dashboard', TOKEN);
    await screen.findByText('Hello, Sample Member');
    replies.set('/login/logout', { return_code: 'SYSTEM_BUSY', return_desc: 'Too many requests.' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Too many requests.');
  });
});

describe('the end of a session', () => {
  test('is no longer told once somebody has signed in again', async () => {
    replies.set('/account/summary', { return_code: 'NOT_LOGIN' });
    const { portal } = await open('/dashboard', TOKEN);
    await screen.findByText(/Your session has ended/);
    act(() => portal.session.start('T2', undefined));
    await screen.findByText(/sent you a sign-in notice/);
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
  });

  test('signing out clears the storage and leads home', async () => {
    await open('/dashboard', TOKEN);
    await screen.findByText('Hello, Sample Member');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await at('/');
    expect([calls.includes('/login/logout'), localStorage.getItem(SESSION_KEY)]).toEqual([true, null]);
  });

  test('a sign-in is followed by a notice, and the portal says so; a visit while signed in is none (R-FLOW-05)', async () => {
    const { portal } = await open('/contactUs');
    act(() => portal.session.start('T1', undefined));
    expect(await screen.findByText(/sent you a sign-in notice/)).toBeTruthy();
    cleanup();
    await open('/dashboard', TOKEN);
    await screen.findByText('Hello, Sample Member');
    expect(screen.queryByText(/sent you a sign-in notice/)).toBeNull();
  });

  test('NOT_LOGIN clears and goes to sign-in, and back later (R-ERR-07, R-STATE-02)', async () => {
    replies.set('/account/summary', { return_code: 'NOT_LOGIN' });
    await open('/dashboard', TOKEN);
    await at('/login');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['NOT_LOGIN', 'notTaken', /No money was taken/],
    ['NOT_LOGIN', 'unheard', /before we could show you the result/],
    ['KICK_OUT', 'notTaken', /no money was taken/],
    ['KICK_OUT', 'unheard', /see the result of your last instruction/],
  ] as const)(
    '%s in the middle of a payment says what became of the money: %s (R-ERR-03, R-ERR-07)',
    async (...told) => {
      const [code, money, words] = told;
      const { portal } = await open('/dashboard', TOKEN);
      await screen.findByText('Hello, Sample Member');
      replies.set('/history/query', { return_code: code });
      portal.session.addMoneyWatch((isOrderRefused) => (isOrderRefused ? 'notTaken' : money));
      await act(() => portal.gateway.call('/history/query', {}));
      await screen.findByText(words);
    },
  );

  test('KICK_OUT: an alert with device and time, then the same (R-ERR-03 to R-ERR-06, R-STATE-03)', async () => {
    const data = { device_name: 'Chrome on Windows', login_time: '2026-03-02T11:30:00+08:00' };
    replies.set('/userInfoQuery', { return_code: 'KICK_OUT', ret_data: data });
    await open('/dashboard', TOKEN);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/Chrome on Windows[^]*2 March 2026 11:30/);
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    await userEvent.click(within(dialog).getByRole('button'));
    await at('/login');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test.each(['process', 'gateway'] as const)('one that ended it, or may have, stays until left', async (by) => {
    const { portal } = await open('/dashboard/transfer/toHk', TOKEN);
    await screen.findByRole('navigation', { name: 'Member menu', hidden: true });
    portal.session.doubt(true);
    act(() => portal.session.end(by));
    const menu = screen.queryByRole('navigation', { name: 'Member menu', hidden: true });
    expect([localStorage.getItem(SESSION_KEY), menu, screen.queryByText(/signed out/)]).toEqual([null, null, null]);
    expect(window.location.pathname).toBe('/dashboard/transfer/toHk');
    act(() => {
      window.history.pushState(null, '', '/dashboard');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await at(by === 'process' ? '/' : '/login');
  });

  test('a page that is no process is left when one ended the session', async () => {
    const { portal } = await open('/dashboard', TOKEN);
    await screen.findByText('Hello, Sample Member');
    act(() => portal.session.end('process'));
    await at('/');
  });
  test('another tab that signs out takes this one along', async () => {
    await open('/dashboard', TOKEN);
    await screen.findByText('Hello, Sample Member');
    localStorage.removeItem(SESSION_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
    await at('/login');
    expect(await screen.findByText(/signed out in another tab/)).toBeTruthy();
  });
});

test('the language switch shows 繁, 简 and English, changes at once and is kept (R-GEN-55, R-GEN-56, R-GEN-53, R-GEN-54)', async () => {
  await open('/');
  await heading(/One wallet/);
  const names = within(screen.getByRole('list', { name: 'Language' })).getAllByRole('button');
  expect(names.map((button) => button.textContent)).toEqual(['繁', '简', 'English']);
  await userEvent.click(screen.getByRole('button', { name: '简' }));
  await heading(/一个钱包/);
  expect([document.documentElement.lang, readLocale()]).toEqual(['zh-CN', 'zh-CN']);
});

test('a tab that is looked at again speaks the language that was chosen in another (R-GEN-55)', async () => {
  await open('/');
  await heading(/One wallet/);
  keepLocale('zh-CN');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await heading(/一个钱包/);
});
