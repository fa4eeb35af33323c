import type { FlowBundle } from './bundle.ts';
import type { RecordStore, Timers } from './ports.ts';
import type { FlowRecord, Trail } from './record.ts';
import { isCommitted } from './record.ts';
import { withHoles } from './secrets.ts';

export type KeptResult = 'saved' | 'unavailable' | { readonly stored: FlowRecord | undefined };

/** Saves a record one save at a time, always the newest state of it. Only `flush` waits. */
export class RecordKeeper {
  #running: Promise<KeptResult> | undefined;
  #dirty = false;
  /** What the store holds, as far as we know. */
  #stored: string | undefined;
  /** What was sent since and not heard of: it may be stored. */
  readonly #unheard = new Set<string>();
  #cancelTimer: (() => void) | undefined;
  #isSoon = false;

  constructor(
    readonly store: RecordStore,
    readonly timers: Timers,
    readonly current: () => { readonly record: FlowRecord; readonly bundle: FlowBundle },
    /** @param isAll nothing has changed while it was saved */
    readonly onSaved: (revision: number, isAll: boolean) => void,
    readonly onConflict: (stored: FlowRecord | undefined) => void,
  ) {}

  /** Saves once the member sees what changed. */
  soon(): void {
    this.#schedule((task) => this.timers.afterPaint(task));
    this.#isSoon = true;
  }

  /** Saves when nothing more has changed for so long, or with what is saved sooner. */
  afterPause(ms: number): void {
    if (this.#isSoon) return;
    this.#schedule((task) => this.timers.after(ms, task));
  }

  /** Saves what is not saved yet, and waits for it. */
  async flush(): Promise<KeptResult> {
    this.#cancel();
    while (this.#running) await this.#running;
    if (!this.#dirty) return 'saved';
    this.#dirty = false;
    this.#running = this.#save();
    const result = await this.#running;
    this.#running = undefined;
    // Tried again with what changes next, or when the page is left.
    if (result === 'unavailable') this.#dirty = true;
    else if (result !== 'saved') this.onConflict(result.stored);
    return result;
  }

  /** The page goes out of sight, or away for good: then there is no time to wait for the save under way, which may never be sent. */
  keep(isForGood: boolean): void {
    if (!isForGood) return void this.flush();
    if (this.#running || this.#dirty) void this.#save('last');
  }

  /** The store holds this: a tab that only follows another has nothing to save, and must not overtake it by saving. */
  knows(stored: FlowRecord): void {
    this.#stored = contentOf(stored);
  }

  /** Takes as saved what a save of this tab stored whose reply was lost: nobody else has gone on, and the next save follows it.
   * @returns whether that is what is stored */
  acceptOwn(stored: FlowRecord | undefined): boolean {
    if (!stored || !this.#unheard.has(contentOf(stored))) return false;
    this.#knowsSaved(stored, stored.revision);
    return true;
  }

  stop(): void {
    this.#cancel();
    this.#dirty = false;
  }

  #schedule(by: (task: () => void) => () => void): void {
    this.#dirty = true;
    this.#cancel();
    this.#cancelTimer = by(() => void this.flush());
  }

  #cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#isSoon = false;
  }

  async #save(when?: 'last'): Promise<KeptResult> {
    const { record, bundle } = this.current();
    if (!isWorthKeeping(record)) return 'saved';
    const kept = withHoles(record, bundle);
    const content = contentOf(kept);
    if (content === this.#stored) {
      this.onSaved(record.revision, !this.#dirty);
      return 'saved';
    }
    const result = await this.store.save(kept, when);
    if (result.type === 'saved') this.#knowsSaved(kept, record.revision + 1);
    if (result.type === 'unavailable') this.#unheard.add(content);
    if (result.type !== 'conflict') return result.type;
    const { stored } = result;
    return this.acceptOwn(stored) ? this.#save(when) : { stored };
  }

  #knowsSaved(stored: FlowRecord, revision: number): void {
    this.#unheard.clear();
    this.knows(stored);
    this.onSaved(revision, !this.#dirty);
  }
}

/** A record without what the store says of it, as text. */
function contentOf({ revision: _revision, savedAt: _savedAt, ...content }: FlowRecord): string {
  return JSON.stringify(content, sorted);
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A record in which nothing was answered, typed or committed is not kept. */
export function isWorthKeeping({ path, drafts }: Trail): boolean {
  return (
    path.some((visit) => visit.event !== undefined || isCommitted(visit) || (visit.sub && isWorthKeeping(visit.sub))) ||
    Object.keys(drafts).length > 0
  );
}
