import { describe, expect, test, vi } from 'vitest';
import type { Gateway } from '../api/gateway.ts';
import { memoryStorage } from '../api/memoryStorage.ts';
import type { CallOutcome } from '../api/outcome.ts';
import type { RecordStore } from '../engine/ports.ts';
import type { FlowRecord } from '../engine/record.ts';
import { lastSaveOf } from './lastSave.ts';
import { memberRecords } from './memberRecords.ts';
import { visitorRecords } from './visitorRecords.ts';

const NOW = '2026-03-01T12:00:00.000+08:00';

const RECORD: FlowRecord = {
  format: 1,
  id: 'abcdefghijklmnopqrstuv',
  entry: '/register',
  input: {},
  revision: 0,
  attempts: {},
  flow: 'register',
  version: 1,
  path: [{ state: 'details', event: 'NEXT', answer: { mob_no: '61234567' } }],
  drafts: {},
};

describe('a visitor’s records', () => {
  test('are kept in the tab and counted', async () => {
    const records = visitorRecords(memoryStorage(), () => NOW);
    expect(await records.load('register')).toBeUndefined();
    expect(await records.save(RECORD)).toEqual({ type: 'saved' });
    expect(await records.load('register')).toEqual({ ...RECORD, revision: 1, savedAt: NOW });
    await records.drop('register', RECORD.id);
    expect(await records.load('register')).toBeUndefined();
  });

  test('a save that read an older revision is a conflict; a new record takes the place of an old one', async () => {
    const records = visitorRecords(memoryStorage(), () => NOW);
    await records.save(RECORD);
    expect(await records.save(RECORD)).toEqual({ type: 'conflict', stored: { ...RECORD, revision: 1, savedAt: NOW } });
    expect(await records.save({ ...RECORD, id: 'another' })).toEqual({ type: 'saved' });
    await records.drop('register', RECORD.id);
    expect((await records.load('register'))?.id).toBe('another');
  });

  test.each([['not json'], ['{}'], ['{"format":2}'], [JSON.stringify({ ...RECORD, path: {} })]])(
    'a tampered store (%s) holds no record',
    async (stored) => {
      const tab = memoryStorage();
      tab.setItem('gc4-app-pc:record:register', stored);
      expect(await visitorRecords(tab, () => NOW).load('register')).toBeUndefined();
    },
  );

  test('a full storage is said to be unavailable and stops nobody', async () => {
    const full = { ...memoryStorage(), setItem: () => raise() };
    expect(await visitorRecords(full, () => NOW).save(RECORD)).toEqual({ type: 'unavailable' });
  });
});

describe('a member’s records', () => {
  function setUp(outcome: CallOutcome) {
    const call = vi.fn<Gateway['call']>(async () => outcome);
    const news = { tell: vi.fn(), listen: () => () => undefined };
    const gateway = { call };
    return { call, news, gateway, records: memberRecords(gateway, news) };
  }

  test('come from the gateway, with its revision, and are not waited for as long as a request (R-CONST-01)', async () => {
    const list = [{ flow: 'register', record: { ...RECORD }, revision: 7, saved_at: '2026-03-01T12:00:00+08:00' }];
    const { records, call } = setUp({ type: 'done', data: { list: list as never } });
    expect(await records.load('register')).toEqual({
      ...RECORD,
      revision: 7,
      savedAt: '2026-03-01T12:00:00+08:00',
    });
    expect(call).toHaveBeenCalledWith('/flow/recordList', { flow: 'register' }, { errMode: 'none', timeoutMs: 20_000 });
  });

  test('a save names the revision it read and is told to other tabs', async () => {
    const { records, call, news } = setUp({ type: 'done', data: { revision: 1 } });
    expect(await records.save(RECORD)).toEqual({ type: 'saved' });
    expect(call.mock.calls[0]?.[1]).toMatchObject({ flow: 'register', revision: 0, record: { id: RECORD.id } });
    expect(call.mock.calls[0]?.[2]).toMatchObject({ outlivesPage: true });
    expect(news.tell).toHaveBeenCalledWith('register');
  });

  test('wishes reach the gateway in their order: a drop before the save that follows it', async () => {
    const { records, call, gateway, news } = setUp({ type: 'done', data: {} });
    let dropped = (_: CallOutcome): void => undefined;
    call.mockImplementationOnce(() => new Promise((resolve) => (dropped = resolve)));
    const next = memberRecords(gateway, news);
    const both = [records.drop('register', 'old'), next.save(RECORD)];
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(call.mock.calls.map(([path]) => path)).toEqual(['/flow/recordDrop']);
    dropped({ type: 'done', data: {} });
    await Promise.all(both);
    expect(call.mock.calls.map(([path]) => path)).toEqual(['/flow/recordDrop', '/flow/recordSave']);
  });

  test('on a conflict the stored one comes back', async () => {
    const data = { record: { ...RECORD } as never, revision: 3 };
    const { records, news } = setUp({ type: 'business', code: 'RECORD_CONFLICT', data });
    expect(await records.save(RECORD)).toEqual({ type: 'conflict', stored: { ...RECORD, revision: 3 } });
    expect(news.tell).not.toHaveBeenCalled();
  });

  test.each<CallOutcome>([{ type: 'network' }, { type: 'session', code: 'NOT_LOGIN' }, { type: 'malformed' }])(
    'without the gateway ($type) the wizard goes on unsaved',
    async (outcome) => {
      const { records } = setUp(outcome);
      expect(await records.save(RECORD)).toEqual({ type: 'unavailable' });
      expect(await records.load('register')).toBeUndefined();
    },
  );
});

describe('what was sent as the page was left', () => {
  const NEWS = { tell: () => undefined, listen: () => () => undefined };
  const TYPED: FlowRecord = { ...RECORD, revision: 4, drafts: { details: { name: 'typed in the last moment' } } };

  /** A page is left with a save under way; the next page asks before the gateway has it.
   * @param late how many replies know nothing of it yet */
  async function reload(late: number, before: readonly FlowRecord[] = [{ ...RECORD, revision: 4 }]) {
    const tab = memoryStorage();
    let asked = 0;
    const call = vi.fn<Gateway['call']>(async (path) => {
      if (path === '/flow/recordSave') return { type: 'network' };
      asked += 1;
      const stored = asked <= late ? before : [{ ...TYPED, revision: 5 }];
      const list = stored.map((record) => ({ flow: record.flow, record, revision: record.revision }));
      return { type: 'done', data: { list } as never };
    });
    const page = (): RecordStore =>
      memberRecords(
        { call },
        NEWS,
        () => ['A1'],
        () => false,
        lastSaveOf(tab),
      );
    await page().save(TYPED, 'last');
    vi.useFakeTimers();
    const found = page().load('register');
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    return {
      found: await found,
      asked,
      left: JSON.stringify(tab.getItem('gc4-app-pc:record:last:register')),
    };
  }

  test('is waited for, and found', async () => {
    expect(await reload(0)).toMatchObject({ found: { drafts: TYPED.drafts }, asked: 1, left: 'null' });
    expect(await reload(2)).toMatchObject({ found: { drafts: TYPED.drafts }, asked: 3, left: 'null' });
    expect(await reload(1, [])).toMatchObject({ found: { drafts: TYPED.drafts }, asked: 2 });
  });

  test('is not waited for longer than a moment, nor where the record is another or newer by now', async () => {
    expect(await reload(99)).toMatchObject({ found: { revision: 4, drafts: {} }, asked: 7, left: 'null' });
    expect(await reload(99, [{ ...RECORD, revision: 5 }])).toMatchObject({ found: { revision: 5 }, asked: 1 });
    expect(await reload(99, [{ ...RECORD, id: 'another' }])).toMatchObject({ found: { id: 'another' }, asked: 1 });
  });

  test('counts a save before it whose end is not known', async () => {
    const tab = memoryStorage();
    const records = memberRecords(
      { call: () => new Promise<never>(() => undefined) },
      NEWS,
      () => ['A1'],
      () => false,
      lastSaveOf(tab),
    );
    void records.save(TYPED);
    void records.save(TYPED, 'last');
    const { isAwaited } = lastSaveOf(tab);
    expect([5, 6].map((revision) => isAwaited('register', { ...TYPED, revision }))).toEqual([true, false]);
  });
});

describe('what a lost session kept from being saved', () => {
  const LOST: CallOutcome = { type: 'session', code: 'NOT_LOGIN' };
  const TYPED: FlowRecord = { ...RECORD, drafts: { details: { name: 'typed after the session had ended' } } };
  const NEWS = { tell: () => undefined, listen: () => () => undefined };

  /** Two visits of one page: the session ends in the first, somebody signs in for the second. */
  async function signInAgain(unsaved: FlowRecord, stored: readonly FlowRecord[], owner: string) {
    const list = stored.map((record) => ({ flow: record.flow, record, revision: record.revision }));
    const replies: Record<string, CallOutcome> = { '/flow/recordList': { type: 'done', data: { list } as never } };
    const call = vi.fn<Gateway['call']>(async (path) => replies[path] ?? LOST);
    const gateway = { call };
    const records = memberRecords(gateway, NEWS, () => ['A1', 'A2']);
    await records.load(unsaved.flow);
    expect(await records.save(unsaved)).toEqual({ type: 'unavailable' });
    replies['/flow/recordSave'] = { type: 'done', data: { revision: unsaved.revision + 1 } };
    call.mockClear();
    const found = await memberRecords(gateway, NEWS, () => [owner]).load(unsaved.flow);
    const saves = call.mock.calls.filter(([path]) => path === '/flow/recordSave').length;
    return { found, saves };
  }

  test('is found by the same member after sign-in, and saved', async () => {
    const known = { ...TYPED, revision: 4 };
    expect(await signInAgain(known, [{ ...RECORD, revision: 4 }], 'A2')).toMatchObject({
      found: { ...known, revision: 5 },
      saves: 1,
    });
  });

  test('is found also when nothing had been saved before', async () => {
    expect((await signInAgain(TYPED, [], 'A1')).found).toEqual({ ...TYPED, revision: 1 });
  });

  test('gives way to what was saved or begun meanwhile elsewhere', async () => {
    const newer = { ...RECORD, revision: 5 };
    expect((await signInAgain({ ...TYPED, revision: 4 }, [newer], 'A1')).found).toEqual(newer);
    const another = { ...RECORD, id: 'another', revision: 4 };
    expect((await signInAgain({ ...TYPED, revision: 4 }, [another], 'A1')).found).toEqual(another);
    expect((await signInAgain({ ...TYPED, revision: 4 }, [], 'A1')).found).toBeUndefined();
  });

  test('is nobody else’s', async () => {
    expect(await signInAgain(TYPED, [], 'B1')).toMatchObject({ found: undefined, saves: 0 });
  });
});

function raise(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
