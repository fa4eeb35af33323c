// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from '../../api/clock.ts';
import type { Gateway } from '../../api/gateway.ts';
import { createMember } from '../../api/member.ts';
import { memoryStorage } from '../../api/memoryStorage.ts';
import type { Portal } from '../../api/PortalContext.tsx';
import { createSession } from '../../api/session.ts';
import type { CallOutcome } from '../../api/outcome.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { readJson } from '../../../tests/support/readJson.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { addModalDialogs } from '../../../tests/support/modalDialogs.ts';

const BEGAN = Date.parse('2026-03-02T12:00:00+08:00');
const IDLE = 600;
const DONE: CallOutcome = { type: 'done', data: {} };
const LOST: CallOutcome = { type: 'network' };

beforeEach(() => {
  vi.useFakeTimers({ now: BEGAN });
  addModalDialogs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A tab of a member. @param prolongs seconds that an answered call gives the session */
async function openTab({ prolongs = IDLE, outcome = DONE } = {}) {
  const clock = createClock(Date.now(), () => Date.now() - BEGAN);
  const told = (seconds: number): void => clock.adopt(null, new Date(Date.now() + seconds * 1000).toISOString());
  told(IDLE);
  const calls: string[] = [];
  const answer = { outcome };
  const gateway: Gateway = {
    call: async (path) => {
      calls.push(path);
      if (answer.outcome.type === 'done') told(prolongs);
      return answer.outcome;
    },
  };
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  session.start('token-of-a-member-1', undefined);
  const portal: Portal = { gateway, session, clock, member: createMember(gateway, session) };
  const texts = createTexts(async (locale, name) => readJson(`locales/${locale}/${name}.json`), 'en');
  await texts.load(['pages']);
  render(
    <TextsProvider texts={texts}>
      <SessionWarning portal={portal} />
    </TextsProvider>,
  );
  return { calls, told, answer, session };
}

const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const warning = (): HTMLElement | null => screen.queryByRole('heading', { name: /Stay signed in/ });
const left = (): string | null => screen.getByRole('status').textContent;
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

describe('before an idle session ends (WCAG 2.2.1)', () => {
  test('two minutes before it is said until when it runs, by the minute and then by ten seconds', async () => {
    const { calls } = await openTab();
    await pass(IDLE - 121);
    expect(warning()).toBeNull();
    await pass(2);
    expect(warning()).not.toBeNull();
    expect(screen.getByText(/signed out at 12:10/)).not.toBeNull();
    expect(left()).toBe('Time left: 2 min');
    const said = new Set<string | null>();
    for (let second = 0; second < 118; second += 1) {
      said.add(left());
      await pass(1);
    }
    expect([...said]).toEqual([
      'Time left: 2 min',
      'Time left: 1 min',
      ...[50, 40, 30, 20, 10].map((seconds) => `Time left: about ${seconds} seconds`),
    ]);
    expect(calls).toEqual([]);
  });

  test('one press prolongs it, and so does Escape', async () => {
    const { calls } = await openTab();
    await pass(IDLE - 60);
    await press('Stay signed in');
    expect(warning()).toBeNull();
    await pass(IDLE - 121);
    expect(warning()).toBeNull();
    await pass(30);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await pass(0);
    expect(warning()).toBeNull();
    expect(calls).toEqual(['/userInfoQuery', '/userInfoQuery']);
  });

  test('any call that is answered prolongs it', async () => {
    const { told } = await openTab();
    await pass(IDLE - 60);
    told(IDLE);
    await pass(1);
    expect(warning()).toBeNull();
  });

  test('without a connection it stays and says so; the next press may do', async () => {
    const { answer } = await openTab({ outcome: LOST });
    await pass(IDLE - 60);
    await press('Stay signed in');
    expect(screen.getByRole('alert').textContent).toMatch(/could not reach/);
    answer.outcome = DONE;
    await press('Stay signed in');
    expect(warning()).toBeNull();
  });

  test('one that has lasted as long as any may is not prolonged: that is said, once', async () => {
    await openTab({ prolongs: 60 });
    await pass(IDLE - 60);
    await press('Stay signed in');
    expect(screen.getByText(/as long as one session lasts/)).not.toBeNull();
    await press('OK');
    await pass(30);
    expect(warning()).toBeNull();
  });

  test('the member may sign out instead', async () => {
    const { calls, session } = await openTab();
    await pass(IDLE - 60);
    await press('Sign out');
    expect([calls, session.get().token]).toEqual([['/login/logout'], undefined]);
  });

  test('once its time has passed the gateway is asked, which knows', async () => {
    const { calls } = await openTab();
    await pass(IDLE);
    expect([warning(), calls]).toEqual([null, ['/userInfoQuery']]);
  });
});
