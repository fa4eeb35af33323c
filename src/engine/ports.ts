import type { FlowRecord } from './record.ts';

/** Where records lie: the gateway for a member, sessionStorage for a visitor. Secrets are holes by then. */
export interface RecordStore {
  readonly load: (flow: string) => Promise<FlowRecord | undefined>;
  /** Compare-and-set by `record.revision`; on a conflict the stored one comes back. The `last` save of a page
   * that goes away does not wait its turn, and follows the save before it even where that one's end is not known. */
  readonly save: (
    record: FlowRecord,
    when?: 'last',
  ) => Promise<
    | { readonly type: 'saved' }
    | { readonly type: 'conflict'; readonly stored: FlowRecord | undefined }
    | { readonly type: 'unavailable' }
  >;
  readonly drop: (flow: string, id: string) => Promise<void>;
  /** Calls back when another tab saved or dropped the flow's record. */
  readonly onChange?: (flow: string, listener: () => void) => () => void;
}

/** One holder of a name at a time, across tabs. */
export interface Locks {
  readonly hold: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

export interface Timers {
  /** Runs `task` after `ms`; the returned function cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  /** Runs `task` once what changed is on screen, or soon when nothing is shown; the returned function cancels it. */
  readonly afterPaint: (task: () => void) => () => void;
}
