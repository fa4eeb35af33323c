import type { OperationCalls } from '../../api/operationCalls.ts';
import type { AskedOutcome, CallOutcome } from '../../api/outcome.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Locks, RecordStore, Timers } from '../ports.ts';
import type { FlowRecord } from '../record.ts';

type Answer = CallOutcome | ((input: JsonObject) => CallOutcome);

/** Calls that answer what a test queued: each operation its own queue, the last answer again and again. */
export class FakeCalls implements OperationCalls {
  readonly sent: { readonly operationId: string; readonly input: JsonObject; readonly idempotencyKey?: string }[] = [];
  readonly asked: string[] = [];
  outcomes: AskedOutcome[] = [];

  constructor(readonly answers: { [operationId: string]: Answer[] }) {}

  readonly send: OperationCalls['send'] = (request) => {
    this.sent.push(request);
    const queue = this.answers[request.operationId] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === undefined) throw new Error(`the test has no answer for ${request.operationId}`);
    return Promise.resolve(typeof answer === 'function' ? answer(request.input) : answer);
  };

  readonly askOutcome: OperationCalls['askOutcome'] = (key) => {
    this.asked.push(key);
    return Promise.resolve(this.outcomes.shift() ?? { type: 'unreachable' });
  };

  countOf(operationId: string): number {
    return this.sent.filter((request) => request.operationId === operationId).length;
  }
}

/** A store as the gateway keeps it: compare-and-set by revision. */
export class FakeStore implements RecordStore {
  stored: FlowRecord | undefined;
  dropped = 0;
  readonly listeners = new Set<() => void>();

  /** Of whoever opened it last. */
  get listener(): (() => void) | undefined {
    return [...this.listeners].at(-1);
  }

  readonly load = () => Promise.resolve(this.stored);

  readonly save: RecordStore['save'] = (record) => {
    if ((this.stored?.revision ?? 0) !== record.revision && this.stored?.id === record.id) {
      return Promise.resolve({ type: 'conflict', stored: this.stored });
    }
    this.stored = JSON.parse(JSON.stringify({ ...record, revision: record.revision + 1 })) as FlowRecord;
    return Promise.resolve({ type: 'saved' });
  };

  readonly drop = () => {
    this.dropped += 1;
    this.stored = undefined;
    return Promise.resolve();
  };

  readonly onChange = (_flow: string, listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const noLocks: Locks = { hold: (_name, work) => work() };

/** Timers that fire at once, in turn. */
export const quickTimers: Timers = { after: (_ms, task) => inTurn(task), afterPaint: inTurn };

function inTurn(task: () => void): () => void {
  const handle = setTimeout(task, 0);
  return () => clearTimeout(handle);
}
