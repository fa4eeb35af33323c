import { RECORD_PREFIX } from '../api/session.ts';
import { isJsonObject } from '../domain/json.ts';
import type { RecordStore } from '../engine/ports.ts';
import type { FlowRecord } from '../engine/record.ts';

/** A visitor's records, in this tab only and gone with it.
 * @param now the named clock */
export function visitorRecords(tab: Storage, now: () => string): RecordStore {
  return {
    load: async (flow) => read(tab, flow),
    save: async (record) => {
      const stored = read(tab, record.flow);
      if (stored && stored.id === record.id && stored.revision !== record.revision) return { type: 'conflict', stored };
      try {
        tab.setItem(keyOf(record.flow), JSON.stringify({ ...record, revision: record.revision + 1, savedAt: now() }));
        return { type: 'saved' };
      } catch {
        return { type: 'unavailable' };
      }
    },
    drop: async (flow, id) => {
      if (read(tab, flow)?.id !== id) return;
      try {
        tab.removeItem(keyOf(flow));
      } catch {
        // A storage that can no longer be written holds a record that ends with the tab.
      }
    },
  };
}

function keyOf(flow: string): string {
  return `${RECORD_PREFIX}${flow}`;
}

/** What is stored may be tampered with or of another version: the engine judges its content, we its outline. */
function read(tab: Storage, flow: string): FlowRecord | undefined {
  try {
    return readRecord(JSON.parse(tab.getItem(keyOf(flow)) ?? 'null'), flow);
  } catch {
    return undefined;
  }
}

export function readRecord(value: unknown, flow: string): FlowRecord | undefined {
  const whole =
    isJsonObject(value) &&
    value['format'] === 1 &&
    value['flow'] === flow &&
    typeof value['id'] === 'string' &&
    typeof value['version'] === 'number' &&
    typeof value['revision'] === 'number' &&
    Array.isArray(value['path']) &&
    isJsonObject(value['input']) &&
    isJsonObject(value['drafts']) &&
    isJsonObject(value['attempts']);
  return whole ? (value as unknown as FlowRecord) : undefined;
}
