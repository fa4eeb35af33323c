// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '../../api/clock.ts';
import type { Gateway } from '../../api/gateway.ts';
import type { replies, requests } from '../../api/gateway.gen.ts';
import { memoryStorage } from '../../api/memoryStorage.ts';
import { PortalProvider } from '../../api/PortalContext.tsx';
import { createSession } from '../../api/session.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { readJson } from '../../../tests/support/readJson.ts';
import { RecordDownload } from './RecordDownload.tsx';
import type { HistoryRecord } from './recordKinds.ts';

/** The history as a file (R-FLOW-34). */
const all = Array.from({ length: 120 }, (_, index): HistoryRecord => ({
  ref_no: `2025030300000000${String(index).padStart(4, '0')}`,
  kind: 'expense',
  time: '2025-03-03T10:15:00.000+08:00',
  summary: `Shop ${index}`,
  amount: { currency: 'HKD', amount: '-1.00' },
  status: 'success',
}));

let asked: requests['historyQuery'][];
let answer: (page: replies['historyQuery']) => Awaited<ReturnType<Gateway['call']>>;
/** Before each reply. */
let wait: () => Promise<void>;

const gateway: Gateway = {
  call: async (_path, input) => {
    const query = input as unknown as requests['historyQuery'];
    asked.push(query);
    await wait();
    const from = (query.page_no - 1) * query.page_size;
    return answer({ total: all.length, list: all.slice(from, from + query.page_size) });
  },
};

const wanted = {
  account_id: 'acc-1',
  type: 'expense',
  date_from: '2025-03-01',
  date_to: '2025-03-31',
  text: 'Shop',
} as const;

async function open() {
  const texts = createTexts(async (language, name) => readJson(`locales/${language}/${name}.json`), 'en');
  await texts.load(['app', 'pages']);
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  const member = {
    get: () => ({ status: 'none' }) as never,
    subscribe: () => () => undefined,
    load: async () => undefined,
    begin: async () => undefined,
  };
  const portal = { gateway, session, clock: createClock(Date.parse('2025-03-31T12:00:00+08:00'), () => 0), member };
  return render(
    <UiProvider>
      <TextsProvider texts={texts}>
        <PortalProvider portal={portal}>
          <RecordDownload wanted={wanted} days={{ from: '2025-03-01', to: '2025-03-31' }} total={120} />
        </PortalProvider>
      </TextsProvider>
    </UiProvider>,
  );
}

const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Download as CSV' }));
/** The files that the browser was given. */
let files: { readonly name: string; readonly blob: Blob }[];

beforeEach(() => {
  asked = [];
  answer = (data) => ({ type: 'done', data: data as never });
  wait = async () => undefined;
  files = [];
  let made: Blob;
  URL.createObjectURL = (blob) => ((made = blob as Blob), 'blob:sample');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: made });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps all that the filters find, not only the pages that are shown, and says so', async () => {
  await open();
  await press();
  await screen.findByText('Downloaded. Transactions in the file: 120.');
  expect(asked.map(({ page_no, page_size, ...filters }) => [page_no, page_size, filters])).toEqual(
    [1, 2, 3].map((page) => [page, 50, wanted]),
  );
  const [{ name, blob }] = files as [(typeof files)[0]];
  expect([name, blob.type]).toEqual(['transactions-HKD-2025-03-01-2025-03-31.csv', 'text/csv;charset=utf-8']);
  expect((await blob.text()).match(/Shop \d+/g)).toEqual(all.map(({ summary }) => summary));
});

it('says how far it has come, to a screen reader too, and is not begun twice', async () => {
  const replies: (() => void)[] = [];
  wait = () => new Promise((resolve) => replies.push(resolve));
  await open();
  await press();
  expect(screen.getByRole('status').textContent).toBe('Preparing the file: 0 of 120');
  await press();
  expect(asked).toHaveLength(1);
  await act(async () => replies[0]!());
  expect(screen.getByRole('status').textContent).toBe('Preparing the file: 50 of 120');
});

it('a record that comes meanwhile moves others to the next page: each is there once', async () => {
  await open();
  let shift = 0;
  answer = (page) => {
    const from = (asked.at(-1)!.page_no - 1) * 50 - shift++;
    return { type: 'done', data: { ...page, list: all.slice(Math.max(0, from), from + 50) } as never };
  };
  await press();
  await screen.findByText(/^Downloaded/);
  const shops = (await files[0]!.blob.text()).match(/Shop \d+/g)!;
  expect(new Set(shops).size).toBe(shops.length);
});

it('says that there are older ones which it does not have', async () => {
  answer = (page) => ({ type: 'done', data: { ...page, older: true } as never });
  await open();
  await press();
  await screen.findByText('Older transactions are not in the file. To download them, choose earlier dates or a type.');
});

it('a page that cannot be read leaves no half of a file, and can be asked for again', async () => {
  answer = (page) => (asked.length === 2 ? { type: 'network' } : { type: 'done', data: page as never });
  await open();
  await press();
  await screen.findByText('The file could not be made just now. Please try again.');
  expect(files).toEqual([]);
  await press();
  await screen.findByText('Downloaded. Transactions in the file: 120.');
});

it('whoever leaves, or chooses other filters, is given nothing', async () => {
  const replies: (() => void)[] = [];
  wait = () => new Promise((resolve) => replies.push(resolve));
  const { unmount } = await open();
  await press();
  unmount();
  await act(async () => replies[0]!());
  expect([asked.length, files.length]).toEqual([1, 0]);
});
