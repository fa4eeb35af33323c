// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from '../api/clock.ts';
import type { ErrMode, Gateway } from '../api/gateway.ts';
import { memoryStorage } from '../api/memoryStorage.ts';
import { accountSummary } from '../api/operations.gen.ts';
import type { CallOutcome } from '../api/outcome.ts';
import { PortalProvider, type Portal } from '../api/PortalContext.tsx';
import { createSession } from '../api/session.ts';
import { createTexts, type Texts } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { fakeWindow } from './testing/fakeWindow.ts';
import { useRead } from './useRead.ts';

interface Waiting {
  readonly input: object;
  readonly errMode: ErrMode | undefined;
  readonly reply: (outcome: CallOutcome) => Promise<void>;
}

let calls: Waiting[];
let changes: number;
let portal: Portal;
let texts: Texts;

const gateway: Gateway = {
  changes: () => changes,
  call: (_path, input, options) =>
    new Promise((resolve) => {
      const reply = (outcome: CallOutcome): Promise<void> => act(async () => resolve(outcome));
      calls.push({ input, errMode: options?.errMode, reply });
    }),
};

interface PartProps {
  readonly account?: string;
  readonly errMode?: ErrMode;
  readonly refresh?: unknown;
}

function Part({ account = 'acc-1', errMode, refresh }: PartProps): ReactNode {
  const read = useRead(accountSummary, { account_id: account }, refresh, errMode);
  const [seen] = useState<string[]>([]);
  const now = read.status === 'ready' ? `ready ${read.data.balance.amount}` : read.status;
  if (seen.at(-1) !== now) seen.push(now);
  return (
    <>
      <output>{seen.join(', ')}</output>
      {read.status === 'failed' && <button onClick={read.retry}>again</button>}
    </>
  );
}

const money = (amount: string): CallOutcome => ({ type: 'done', data: { balance: { currency: 'HKD', amount } } });
const frame = (page: ReactNode): ReactNode => (
  <TextsProvider texts={texts}>
    <PortalProvider portal={portal}>{page}</PortalProvider>
  </TextsProvider>
);

/** A page that is opened: all that was shown since, in order. */
async function open(page: ReactNode = <Part />) {
  const { rerender, unmount } = await act(async () => render(frame(page)));
  return {
    seen: () => screen.getByRole('status').textContent,
    become: (next: ReactNode) => act(async () => rerender(frame(next))),
    leave: unmount,
  };
}

async function readOnce(amount = '1.00', page?: ReactNode): Promise<void> {
  const { leave } = await open(page);
  await calls.at(-1)!.reply(money(amount));
  leave();
}

beforeEach(() => {
  calls = [];
  changes = 0;
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  session.start('first-token-of-this-test', undefined);
  const member = {
    get: () => ({ status: 'unknown' }) as const,
    subscribe: () => () => {},
    load: async () => {},
    begin: async () => {},
  };
  portal = { gateway, session, clock: createClock(0, () => 0), member };
  texts = createTexts(async () => ({}), 'en');
});
afterEach(cleanup);

it('a page that is come back to shows at once what was known, and asks what is so now', async () => {
  await readOnce('1.00');
  const page = await open();
  expect(page.seen()).toBe('ready 1.00');
  expect(calls).toHaveLength(2);
  await calls[1]!.reply(money('2.00'));
  expect(page.seen()).toBe('ready 1.00, ready 2.00');
});

it('what was read before a change is not shown after it', async () => {
  await readOnce();
  changes += 1;
  const page = await open();
  expect(page.seen()).toBe('loading');
  await calls[1]!.reply(money('2.00'));
  expect(page.seen()).toBe('loading, ready 2.00');
});

it('nothing that was known passes to another account', async () => {
  await readOnce();
  const page = await open();
  await page.become(<Part account="acc-2" />);
  expect(page.seen()).toBe('ready 1.00, loading');
  expect(calls.at(-1)!.input).toEqual({ account_id: 'acc-2' });
});

it.each([
  ['it ends', () => portal.session.end('member')],
  ['another member signs in', () => portal.session.start('other-token-of-this-test', undefined)],
])('nothing of a session is known when %s, what was on its way neither', async (_when, happens) => {
  await readOnce();
  const { leave } = await open();
  act(happens);
  leave();
  await calls[1]!.reply(money('2.00'));
  const page = await open();
  expect(page.seen()).toBe('loading');
});

it('what changes in the session of the same member forgets nothing', async () => {
  await readOnce();
  portal.session.update({ account: 'acc-2' });
  expect((await open()).seen()).toBe('ready 1.00');
});

it('in another language the page stays while it is asked again, and a page come back to is read anew', async () => {
  await readOnce();
  const page = await open();
  await calls[1]!.reply(money('1.00'));
  await act(() => texts.setLocale('zh-HK'));
  expect(page.seen()).toBe('ready 1.00');
  expect(calls).toHaveLength(3);
  page.leave();
  await calls[2]!.reply({ type: 'network' });
  expect((await open()).seen()).toBe('loading');
});

it('a failure is told by the page, stays while it is asked again, and is no news to a later visit', async () => {
  const page = await open();
  await calls[0]!.reply({ type: 'network' });
  act(() => screen.getByRole('button').click());
  expect(page.seen()).toBe('loading, failed');
  await calls[1]!.reply({ type: 'network' });
  page.leave();
  const again = await open();
  expect(again.seen()).toBe('loading');
  await calls[2]!.reply(money('1.00'));
  expect(again.seen()).toBe('loading, ready 1.00');
});

it('an old figure does not stay where the new one cannot be had', async () => {
  await readOnce();
  const page = await open();
  await calls[1]!.reply({ type: 'timeout' });
  expect(page.seen()).toBe('ready 1.00, failed');
});

it('is asked again when it is told to, without a word until then', async () => {
  const page = await open(<Part refresh={1} />);
  await calls[0]!.reply(money('1.00'));
  await page.become(<Part refresh={2} />);
  expect(calls).toHaveLength(2);
  await calls[1]!.reply(money('2.00'));
  expect(page.seen()).toBe('loading, ready 1.00, ready 2.00');
});

it('two parts of a page make one call, unless one of them tells a failure and the other does not', async () => {
  await act(async () => void render(frame([<Part key="1" />, <Part key="2" />, <Part key="3" errMode="none" />])));
  expect(calls.map(({ errMode }) => errMode)).toEqual(['message', 'none']);
});

it('asks nothing of itself when the window or the network comes back, nor after a failure', async () => {
  fakeWindow();
  await open();
  await calls[0]!.reply({ type: 'network' });
  await act(async () => {
    for (const news of ['focus', 'visibilitychange', 'offline', 'online']) window.dispatchEvent(new Event(news));
  });
  expect(calls).toHaveLength(1);
});

it('keeps nothing in any storage', async () => {
  await readOnce('31337.00');
  expect(JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])).not.toContain('31337');
});
