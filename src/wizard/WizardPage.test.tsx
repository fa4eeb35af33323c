// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import {
  done,
  field,
  heading,
  refused,
  renderWizard,
  stepTitle,
  type Answers,
  type Sent,
} from './testing/renderWizard.tsx';
import { sampleMember } from './testing/sampleMember.ts';
import { answers, fillDetails, HKD, next, open, QUOTE, ROUTE, TITLE, toReview } from './testing/transferPage.tsx';

const user = userEvent.setup();

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function lastSaved(sent: readonly Sent[]): JsonObject {
  return (sent.findLast(({ path }) => path === '/flow/recordSave')?.input['record'] ?? {}) as JsonObject;
}

describe('from the first step to the receipt', () => {
  test('one transfer, keyed; reference, next links and fresh user info at the end (R-FLOW-41, AMB-82)', async () => {
    const { sent, pathsSent } = await open();
    await toReview();
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual(expect.arrayContaining(['**** 0011', 'L*** S***', 'HK$\u00a0120.50', 'Free']));
    await next();
    await heading(TITLE.ask);
    await user.type(field('pay_pwd'), '135790');
    await next();
    const receipt = await heading(TITLE.done);
    await waitFor(() => expect(document.activeElement).toBe(receipt));
    expect(screen.getByText('R-2026')).toBeTruthy();
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.pathname);
    expect(links.some((path) => path.endsWith(ROUTE))).toBe(true);
    const transfers = sent.filter(({ path }) => path === '/transfer/toHk');
    expect(transfers).toHaveLength(1);
    expect(transfers[0]?.options?.idempotencyKey).toBeTruthy();
    await waitFor(() => expect(pathsSent().slice(-3)).toContain('/userInfoQuery'));
    expect(document.title.startsWith(`${TITLE.done} · `)).toBe(true);
  });

  test('no secret is ever saved with the record', async () => {
    const { sent } = await open();
    await toReview();
    await next();
    await heading(TITLE.ask);
    await user.type(field('pay_pwd'), '135790');
    await next();
    await heading(TITLE.done);
    const saved = JSON.stringify(sent.filter(({ path }) => path === '/flow/recordSave'));
    expect(saved).toContain('69876543');
    expect(saved).not.toMatch(/135790|"T1"/);
  });
});

test('the browser’s Back keeps the answer of a step at that step alone (AMB-44)', async () => {
  const { router, sent } = await open();
  await toReview();
  await act(() => router.navigate(-1));
  await heading(TITLE.details);
  await user.type(field('remark'), 'Rent');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(lastSaved(sent)['drafts']).toHaveProperty('details.remark', 'Rent'));
  expect(Object.keys(lastSaved(sent)['drafts'] as JsonObject)).toEqual(['details']);
});

describe('a finished wizard', () => {
  async function finish(more: Answers = {}): ReturnType<typeof renderWizard> {
    const rendered = await open(more);
    await toReview();
    await next();
    await heading(TITLE.ask);
    await user.type(field('pay_pwd'), '135790');
    await next();
    await heading(TITLE.done);
    return rendered;
  }

  test('gives way to a new one for whoever comes by a link to its address', async () => {
    const { router } = await finish();
    await act(() => router.navigate(ROUTE));
    await heading(TITLE.details);
    expect(document.getElementById('field-payee_name_en')).toBeNull();
    expect(field('amount').value).toBe('');
  });

  test('gives its receipt as a file, by an address of its own for every press; a failure is said', async () => {
    const opened: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      opened.push(this.pathname);
    });
    const files = [done({ file_url: '/files/one' }), { type: 'network' } as const, done({ file_url: '/files/two' })];
    const { sent } = await finish({ '/history/receiptFile': files });
    const keep = await screen.findByRole('button', { name: 'Save as PDF' });
    await user.click(keep);
    await waitFor(() => expect(opened).toEqual(['/files/one']));
    await user.click(keep);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be made/);
    await user.click(keep);
    await waitFor(() => expect(opened).toEqual(['/files/one', '/files/two']));
    expect(screen.queryByRole('alert')).toBeNull();
    const asked = sent.filter(({ path }) => path === '/history/receiptFile');
    expect(asked.map(({ input }) => input)).toEqual(Array(3).fill({ ref_no: 'R-2026' }));
  });

  test('stands for the history entry that has shown it', async () => {
    const { router, sent } = await finish();
    await waitFor(() => expect(router.state.location.state).toHaveProperty('wizardEnd', lastSaved(sent)['id']));
    await waitFor(() => expect(lastSaved(sent)).toHaveProperty('attempts.sending', 1));
    const { state } = router.state.location;
    const list = [{ flow: 'transfer-to-hk', record: lastSaved(sent), revision: 9 }];
    for (const [arrival, title] of [
      [state, TITLE.done],
      [null, TITLE.details],
    ] as const) {
      cleanup();
      await renderWizard('transfer-to-hk', ROUTE, answers({ '/flow/recordList': done({ list }) }), {
        token: 'T',
        arrival,
      });
      await heading(title);
    }
  });
});

describe('what went wrong', () => {
  test('an empty step is not sent: the error summary takes the focus', async () => {
    const { pathsSent } = await open();
    await heading(TITLE.details);
    await next();
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(pathsSent()).not.toContain('/transfer/quote');
  });

  test('a code is told at the field that the catalogue names, with its data, and the rest is kept', async () => {
    await open({ '/transfer/quote': refused('OVER_LIMIT', { left: HKD('80.00') }) });
    await fillDetails();
    await next();
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(within(summary).getByRole('link').textContent).toMatch(/HK\$.80\.00/);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(field('amount').value).toBe('120.50');
    expect(document.title).toMatch(/^Error: /);
  });

  test('a code nobody knows is told in the gateway’s own words, as text', async () => {
    const desc = '<img src=x onerror=alert(1)> please wait';
    await open({ '/transfer/quote': { type: 'business', code: 'NEW_CODE', data: {}, desc } });
    await fillDetails();
    await next();
    expect(await screen.findByText(desc)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('a network that fails keeps the step, disabled, and can be tried again (R-ERR-12)', async () => {
    const lost = { type: 'network' } as const;
    // A read is tried again by itself; the look-up of the field is none.
    await open({ '/transfer/quote': [lost, lost, lost, done(QUOTE)] });
    await fillDetails();
    await next();
    const panel = await screen.findByRole('group', { name: 'NETWORK ERROR' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect(panel.textContent).toMatch(
      /NETWORK ERRORNo money has been taken\..*not caused by anything you did.*What you filled in is kept\.$/,
    );
    expect(panel.textContent).not.toMatch(/connection/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(TITLE.review);
  });

  test('a browser without a connection is told to look at it, and nothing else is blamed; emptied secrets are named', async () => {
    const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await open({ '/auth/payPwd': { type: 'network' } });
    await toReview();
    await next();
    await heading(TITLE.ask);
    await user.type(field('pay_pwd'), '135790');
    await next();
    const panel = await screen.findByRole('group', { name: 'NETWORK ERROR' });
    expect(panel.textContent).toMatch(/No money has been taken\..*appears to be offline.*codes are no longer shown/);
    expect(panel.textContent, 'the service is not blamed').not.toMatch(/Our service/);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(panel.textContent).toMatch(/No money has been taken\..*connected again/);
    expect(panel.textContent, 'nor is it afterwards').not.toMatch(/offline|Our service/);
  });

  test('what the call before it was refused for is no longer said', async () => {
    const refusal = refused('OVER_LIMIT', { left: HKD('80.00') });
    await open({ '/transfer/quote': [refusal, { type: 'network' }] });
    await fillDetails();
    await next();
    await screen.findByRole('group', { name: 'There is a problem' });
    await next();
    const panel = await screen.findByRole('group', { name: 'NETWORK ERROR' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect(screen.queryByText('There is a problem')).toBeNull();
  });

  test('while the outcome of a call is being asked, only that is said', async () => {
    await open({ '/transfer/toHk': { type: 'timeout' } });
    await toReview();
    await next();
    await heading(TITLE.ask);
    await user.type(field('pay_pwd'), '135790');
    await next();
    await screen.findByText('Checking the result…');
    expect(screen.queryByText('Working…')).toBeNull();
  });

  test('a lost session shows nothing more and leaves the way to whoever says why', async () => {
    const { router } = await open({ '/transfer/quote': { type: 'session', code: 'KICK_OUT' } });
    await fillDetails();
    await next();
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    expect(router.state.location.pathname).toBe(ROUTE);
  });
});

describe('ways through', () => {
  test('the browser’s Back is the wizard’s Back: the answers are there, Forward leads nowhere new (AMB-44)', async () => {
    const { router } = await open();
    await toReview();
    await act(() => router.navigate(-1));
    await heading(TITLE.details);
    expect(field('mobile').value).toBe('69876543');
    await act(() => router.navigate(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TITLE.details);
    await act(() => router.navigate(-1));
    await heading('The page before');
  });

  test('the browser’s Back gives up a call that changes nothing and leads to the step before, with the history (AMB-44)', async () => {
    const { router } = await open({ '/auth/payPwd': new Promise<never>(() => undefined) });
    await toReview();
    await next();
    await heading(TITLE.ask);
    await user.type(field('pay_pwd'), '135790');
    await next();
    await act(() => router.navigate(-1));
    await heading(TITLE.review);
    await act(() => router.navigate(-1));
    await heading(TITLE.details);
    await act(() => router.navigate(-1));
    await heading('The page before');
  });

  test('the Back link goes the same way, and history with it', async () => {
    const { router } = await open();
    await toReview();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading(TITLE.details);
    await waitFor(() => expect(router.state.location.state).toMatchObject({ wizardDepth: 0 }));
    await act(() => router.navigate(-1));
    await heading('The page before');
  });

  test('a Change link asks that step again at the field it names, and comes back to the review', async () => {
    await open();
    await toReview();
    await user.click(screen.getByRole('button', { name: /Change.*Amount/ }));
    await heading(TITLE.details);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('amount'));
    await next();
    await heading(TITLE.review);
  });

  test('a member whose level is too low is taken to the page that says so (AMB-01)', async () => {
    const { router } = await open({ '/userInfoQuery': done({ ...sampleMember, realname_status: '0' }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/level'));
  });

  test('a visitor is taken to sign-in, and back afterwards', async () => {
    const { router } = await renderWizard('transfer-to-hk', ROUTE, answers());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: ROUTE });
  });

  test('a language switch changes the words and nothing else', async () => {
    const { texts, pathsSent } = await open();
    await fillDetails();
    const before = pathsSent().filter((path) => !path.startsWith('/flow/'));
    await act(() => texts.setLocale('zh-HK'));
    await heading(stepTitle('transfer-to-hk', 'details', 'zh-HK'));
    expect(field('amount').value).toMatch(/^120\.5/);
    expect(pathsSent().filter((path) => !path.startsWith('/flow/'))).toEqual(before);
  });

  test('what was saved for later says so, and leads on by words', async () => {
    await open();
    await toReview();
    await user.click(screen.getByRole('button', { name: 'Save and exit' }));
    await heading('Saved');
    expect(screen.getByRole('link').textContent).toBe('Back to dashboard');
  });

  test('an unfinished record is offered: continue, or start over', async () => {
    const first = await open();
    await toReview();
    await waitFor(() => expect(first.pathsSent()).toContain('/flow/recordSave'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const record = first.sent.findLast(({ path }) => path === '/flow/recordSave')?.input['record'] ?? {};
    cleanup();
    const list = [{ flow: 'transfer-to-hk', record, revision: 4, saved_at: '2026-03-02T11:59:00+08:00' }];
    await open({ '/flow/recordList': done({ list }) });
    await heading(/Continue “.+” where you left off/);
    expect(screen.getByText(/2 March 2026 11:59/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading(TITLE.review);
    expect(screen.getByRole('status').textContent).toMatch(/left off/);
  });
});
