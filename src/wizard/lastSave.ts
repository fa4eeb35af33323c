import { RECORD_PREFIX } from '../api/session.ts';
import type { FlowRecord } from '../engine/record.ts';

/** What a page sent to be saved as it was left: after a reload, the question of the next page can reach the gateway before it. The tab
 * knows which revision is to come, and nothing else of the record. */
export interface LastSave {
  /** @param revision the one that the record will have */
  readonly note: (record: FlowRecord, revision: number) => void;
  /** Whether what the gateway holds is still older. */
  readonly isAwaited: (flow: string, stored: FlowRecord | undefined) => boolean;
  readonly forget: (flow: string) => void;
}

export function lastSaveOf(tab: Storage): LastSave {
  return {
    note: ({ flow, id }, revision) => {
      try {
        tab.setItem(keyOf(flow), `${revision} ${id}`);
      } catch {
        // Without it nobody waits.
      }
    },
    isAwaited: (flow, stored) => {
      const [revision, id] = (tab.getItem(keyOf(flow)) ?? '').split(' ');
      return id !== undefined && (!stored || (stored.id === id && stored.revision < Number(revision)));
    },
    forget: (flow) => tab.removeItem(keyOf(flow)),
  };
}

function keyOf(flow: string): string {
  return `${RECORD_PREFIX}last:${flow}`;
}
