import type { Gateway } from '../api/gateway.ts';
import type { CallOutcome } from '../api/outcome.ts';
import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import type { RecordStore } from '../engine/ports.ts';
import type { FlowRecord } from '../engine/record.ts';
import type { RecordNews } from './recordNews.ts';
import { readRecord } from './visitorRecords.ts';

/** A member's records, at the gateway: another device goes on where this one stopped. */
export function memberRecords(gateway: Gateway, news: RecordNews): RecordStore {
  const ask = (path: string, input: JsonObject): Promise<CallOutcome> => {
    const turn = (lastWish.get(gateway) ?? Promise.resolve()).then(() =>
      gateway.call(path, input, { errMode: 'none' }),
    );
    lastWish.set(
      gateway,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return {
    load: async (flow) => {
      const reply = await ask('/flow/recordList', { flow });
      return reply.type === 'done' ? readList(reply.data, flow) : undefined;
    },
    save: async (record) => {
      const { revision } = record;
      const reply = await ask('/flow/recordSave', { flow: record.flow, record: asJson(record), revision });
      if (reply.type === 'business' && reply.code === 'RECORD_CONFLICT') {
        return { type: 'conflict', stored: readStored(reply.data, record.flow) };
      }
      if (reply.type !== 'done') return { type: 'unavailable' };
      news.tell(record.flow);
      return { type: 'saved' };
    },
    drop: async (flow, id) => {
      await ask('/flow/recordDrop', { flow, record_id: id });
      news.tell(flow);
    },
    onChange: news.listen,
  };
}

/** Wishes go out one by one, also from one wizard to the next: what a new wizard loads or saves must not overtake the
 * drop of the record before it. */
const lastWish = new WeakMap<Gateway, Promise<unknown>>();

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
