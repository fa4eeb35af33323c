import type { CallOptions, Gateway } from '../api/gateway.ts';
import type { CallOutcome } from '../api/outcome.ts';
import { randomText } from '../api/randomText.ts';
import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import type { RecordStore } from '../engine/ports.ts';
import type { FlowRecord } from '../engine/record.ts';
import type { LastSave } from './lastSave.ts';
import { leftBehindOf } from './leftBehind.ts';
import type { RecordNews } from './recordNews.ts';
import { readRecord } from './visitorRecords.ts';

/** The name by which the gateway knows saves of one page from those of another. */
const thisPage = randomText(22);

const EVEN_WHEN_LEFT: CallOptions = { outlivesPage: true };

/** Milliseconds for which a save, or a question for one, is waited for: an order that follows it goes out without it then. */
const TIMEOUT_MS = 20_000;

/** How often, and after how many milliseconds each time, what was sent as the page was left is asked for again. */
const AGAIN = { times: 6, after: 250 };

/** A member's records, at the gateway: another device goes on where this one stopped. What a session that was over kept from being saved is
 * saved once the same member is back; what this tab sent as its page was left is waited for, a moment.
 * @param accountsOf account ids of the signed-in member; none while nobody is known
 * @param isOver true once the session of this wizard is no more: nothing is asked in the name of the next
 * @param lastSave what the tab knows; without it nothing is waited for */
export function memberRecords(
  gateway: Gateway,
  news: RecordNews,
  accountsOf: () => readonly string[] = () => [],
  isOver: () => boolean = () => false,
  lastSave?: LastSave,
): RecordStore {
  const left = leftBehindOf(gateway);
  let owner: readonly string[] = [];
  let underWay = 0;
  const ask = (path: string, input: JsonObject, options: CallOptions = {}): Promise<CallOutcome> => {
    if (isOver()) return Promise.resolve({ type: 'session', code: 'NOT_LOGIN' });
    const turn = (lastWish.get(gateway) ?? Promise.resolve()).then(() =>
      gateway.call(path, input, { ...options, errMode: 'none', timeoutMs: TIMEOUT_MS }),
    );
    lastWish.set(
      gateway,
      turn.catch(() => undefined),
    );
    return turn;
  };
  const save: RecordStore['save'] = async (record, when) => {
    const wish = { flow: record.flow, record: asJson(record), revision: record.revision, writer: thisPage };
    if (when === 'last') {
      lastWish.delete(gateway);
      lastSave?.note(record, record.revision + 1 + underWay);
    }
    underWay += 1;
    const reply = await ask('/flow/recordSave', when === 'last' ? { ...wish, is_last: true } : wish, EVEN_WHEN_LEFT);
    underWay -= 1;
    if (reply.type === 'business' && reply.code === 'RECORD_CONFLICT') {
      return { type: 'conflict', stored: readStored(reply.data, record.flow) };
    }
    if (reply.type === 'session') left.leave(record, owner);
    if (reply.type !== 'done') return { type: 'unavailable' };
    news.tell(record.flow);
    return { type: 'saved' };
  };
  const list = async (flow: string, again: number): Promise<CallOutcome> => {
    const reply = await ask('/flow/recordList', { flow });
    if (again === 0 || reply.type !== 'done' || !lastSave?.isAwaited(flow, readList(reply.data, flow))) return reply;
    await new Promise((resolve) => setTimeout(resolve, AGAIN.after));
    return list(flow, again - 1);
  };
  return {
    load: async (flow) => {
      const reply = await list(flow, AGAIN.times);
      if (reply.type !== 'done') return undefined;
      lastSave?.forget(flow);
      owner = accountsOf();
      const stored = readList(reply.data, flow);
      const unsaved = left.find(flow, owner);
      if (!unsaved) return stored;
      left.forget(flow);
      if (!follows(unsaved, stored) || (await save(unsaved)).type !== 'saved') return stored;
      return { ...unsaved, revision: unsaved.revision + 1 };
    },
    save,
    drop: async (flow, id) => {
      left.forget(flow);
      await ask('/flow/recordDrop', { flow, record_id: id }, EVEN_WHEN_LEFT);
      news.tell(flow);
    },
    onChange: news.listen,
  };
}

/** Wishes go out one by one, also from one wizard to the next: what a new wizard loads or saves must not overtake the
 * drop of the record before it. */
const lastWish = new WeakMap<Gateway, Promise<unknown>>();

/** True when nothing was saved since by another tab or device. */
function follows(unsaved: FlowRecord, stored: FlowRecord | undefined): boolean {
  return stored ? stored.id === unsaved.id && stored.revision === unsaved.revision : unsaved.revision === 0;
}

function readList(data: Json, flow: string): FlowRecord | undefined {
  const list = isJsonObject(data) && Array.isArray(data['list']) ? data['list'] : [];
  for (const row of list) {
    const record = readStored(row, flow);
    if (record) return record;
  }
  return undefined;
}

/** The revision beside the record is the gateway's and counts; the one inside is as old as the save. */
function readStored(row: Json, flow: string): FlowRecord | undefined {
  if (!isJsonObject(row) || !isJsonObject(row['record'])) return undefined;
  const { revision, saved_at: savedAt } = row;
  return readRecord(
    {
      ...row['record'],
      ...(typeof revision === 'number' ? { revision } : {}),
      ...(typeof savedAt === 'string' ? { savedAt } : {}),
    },
    flow,
  );
}

/** A record holds JSON only; its optional members are left out rather than undefined on the wire. */
function asJson(record: FlowRecord): JsonObject {
  return record as unknown as JsonObject;
}
