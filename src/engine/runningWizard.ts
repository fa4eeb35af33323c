import type { JsonObject } from '../domain/json.ts';
import type { CallOutcome } from '../api/outcome.ts';
import type { FlowBundle } from './bundle.ts';
import { isBarrier } from './bundle.ts';
import { editAnswer } from './editAnswer.ts';
import { entryRefusal } from './entryRefusal.ts';
import { figuresOf } from './figures.ts';
import { changeInnermost, innermost, statePathOf } from './innermost.ts';
import { runKeyedCall } from './keyedCall.ts';
import { migrateTrail } from './migrate.ts';
import { pollEnded, pollEvery, polled } from './poll.ts';
import type { FlowRecord, Trail } from './record.ts';
import { emptyTrail } from './record.ts';
import { recordAnswer } from './recordAnswer.ts';
import { RecordKeeper, isWorthKeeping } from './recordKeeper.ts';
import type { DefiniteOutcome } from './recordReply.ts';
import { countAttempt, idempotencyKey, recordReply } from './recordReply.ts';
import { formMarks, withHoles, withoutSecrets } from './secrets.ts';
import { awaitsOutcome, reopen } from './stored.ts';
import { takeBack } from './takeBack.ts';
import type { Notice, StepView, WizardView } from './view.ts';
import { busyViewOf, endViewOf, stepViewOf } from './viewOf.ts';
import type { CallStop, WalkOptions, WalkResult } from './walk.ts';
import { walk } from './walk.ts';
import type { WizardOptions } from './wizard.ts';

const DRAFT_SAVE_DELAY = 800;
/** Seconds, where the content has no constant of the name. */
const DEFAULTS = { 'flow.outcome.askFor': 30, 'flow.receipt.readable': 600 } as const;

/** The driver of one wizard: walks, makes the call the walk stopped at, records the reply, walks again. */
export class RunningWizard {
  view: WizardView = { type: 'loading' };
  #bundle: FlowBundle;
  #record: FlowRecord;
  #result: WalkResult;
  #notices: readonly Notice[] = [];
  #lastStep: StepView | undefined;
  /** Of the walk: what an older one still waits for is dropped when it comes. */
  #epoch = 0;
  #timers: (() => void)[] = [];
  /** Since a resume and until the next step is shown: reads that are no longer fresh are asked again. */
  #isCatchingUp = false;
  #closed = false;
  #unfollow: (() => void) | undefined;
  readonly #keeper: RecordKeeper;
  readonly #listeners = new Set<() => void>();

  constructor(readonly options: WizardOptions) {
    this.#bundle = options.bundle;
    this.#record = this.#newRecord();
    this.#result = this.#walk();
    this.#keeper = new RecordKeeper(
      options.records,
      options.timers,
      () => ({ record: this.#record, bundle: this.#bundle }),
      (revision) => (this.#record = { ...this.#record, revision }),
      (problem) => this.#notSaved(problem),
    );
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async open(): Promise<void> {
    const refused = entryRefusal(this.#bundle, this.options.entry, this.options.world());
    if (refused) return this.#show(refused);
    this.#unfollow = this.options.records.onChange?.(this.#bundle.flow.id, () => void this.#follow());
    const stored = await this.options.records.load(this.#bundle.flow.id).catch(() => undefined);
    if (this.#closed) return;
    const reopened =
      stored && stored.entry === this.options.entry && reopen(stored, this.#bundle, this.options.world());
    if (!stored || !reopened || !isWorthKeeping(reopened.record)) return this.#startOver(stored);
    this.#record = reopened.record;
    this.#result = reopened.result;
    this.#notices = reopened.notices;
    if (awaitsOutcome(reopened.result)) return this.#advance({ mayBeSent: true });
    const ended = reopened.result.stop.type === 'end' || reopened.result.stop.type === 'gone';
    if (ended) return this.#isReadable(stored) ? this.#advance() : this.#startOver(stored);
    this.#show({ type: 'resume', ...(stored.savedAt !== undefined && { savedAt: stored.savedAt }) });
  }

  resume(choice: 'continue' | 'startOver'): void {
    if (this.view.type !== 'resume') return;
    if (choice === 'startOver') return this.#startOver(this.#record);
    this.#notices = [...this.#notices, { type: 'resumed' }];
    this.#isCatchingUp = true;
    this.#advance();
  }

  send(event: string, answer: JsonObject): void {
    if (this.view.type !== 'step' || !this.view.events.includes(event)) return;
    const form = this.view.form;
    const kept = event === 'NEXT' ? form.prune(answer, this.view.scope) : answer;
    this.#notices = [];
    this.#change(changeInnermost(this.#result, (inner) => recordAnswer(inner, event, kept)));
  }

  back(draft: JsonObject): void {
    if ((this.view.type !== 'step' && this.view.type !== 'busy') || !this.view.canBack) return;
    if (this.view.type === 'step') this.#keepDraft(draft);
    const trail = takeBack(this.#result);
    this.#notices = [];
    if (trail) this.#change(trail);
  }

  edit(state: string): void {
    if (this.view.type !== 'step') return;
    this.#notices = [];
    this.#change(changeInnermost(this.#result, (inner) => editAnswer(inner, state) ?? inner.trail));
  }

  async saveAndExit(draft: JsonObject): Promise<void> {
    if (this.view.type !== 'step') return;
    this.#keepDraft(draft);
    this.#keeper.soon();
    if ((await this.#keeper.flush()) === 'saved') this.#show({ type: 'saved' });
  }

  draft(answer: JsonObject): void {
    if (this.view.type !== 'step') return;
    this.#keepDraft(answer);
    this.#keeper.soon(DRAFT_SAVE_DELAY);
  }

  retry(): void {
    if (this.view.type !== 'busy' || this.view.retry === undefined) return;
    const { stop } = innermost(this.#result);
    if (stop.type !== 'call') return;
    if (!stop.failure) return this.#advance();
    const forget = (inner: WalkResult): Trail => ({
      ...inner.trail,
      path: inner.trail.path.map(({ reply, ...visit }) =>
        visit.state === stop.state || !reply ? visit : { ...visit, reply },
      ),
    });
    this.#change(changeInnermost(this.#result, forget), { mayBeSent: stop.failure.code === 'CALL_UNKNOWN' });
  }

  replaceBundle(bundle: FlowBundle): void {
    this.#bundle = bundle;
    this.#record = { ...this.#record, ...migrateTrail(this.#record, bundle) };
    if (this.view.type === 'step' || this.view.type === 'end') this.#advance();
  }

  close(): void {
    this.#closed = true;
    this.#unfollow?.();
    this.#clearTimers();
    if (this.view.type !== 'end') return void this.#keeper.flush();
    this.#keeper.stop();
    void this.options.records.drop(this.#bundle.flow.id, this.#record.id);
  }

  // The loop: walk, then do what the walk stopped for.

  #change(trail: Trail, options: AdvanceOptions = {}): void {
    this.#record = { ...withoutEditing(this.#record), ...trail };
    this.#advance(options);
  }

  #advance(options: AdvanceOptions = {}): void {
    if (this.#closed) return;
    this.#epoch += 1;
    this.#clearTimers();
    this.#result = this.#walk({ expireReads: this.#isCatchingUp, mayBeSent: options.mayBeSent ?? false });
    this.#record = { ...withoutEditing(this.#record), ...this.#result.trail };
    this.#keeper.soon();
    const inner = innermost(this.#result);
    if (inner.stop.type === 'call') return this.#callNow(inner.stop, options.mayBeSent ?? false);
    if (inner.stop.type !== 'step') return this.#show(endViewOf(this.#result));
    this.#isCatchingUp = false;
    this.#lastStep = stepViewOf(this.#result, this.#notices);
    this.#show(this.#lastStep);
    this.#waitAt(inner);
    if (inner.stop.call) void this.#pollNow(inner.stop.call);
  }

  #walk(options: WalkOptions = {}): WalkResult {
    const at = this.#bundle.flow.meta.entries?.[this.#record.entry]?.at;
    const from = at === undefined ? options : { ...options, at };
    return walk(this.#bundle, this.#record, this.options.world(), this.#record.input, from);
  }

  #callNow(call: CallStop, mayBeSent: boolean): void {
    if (call.failure && !mayBeSent) return this.#show(this.#busy('calling', { retry: 'code', error: call.failure }));
    this.#show(this.#busy(mayBeSent ? 'asking' : 'calling'));
    void (isBarrier(call.operation.effect) ? this.#callKeyed(call, mayBeSent) : this.#callPlain(call));
  }

  async #callPlain(call: CallStop): Promise<void> {
    const epoch = this.#epoch;
    const { operationId, effect } = call.operation;
    let outcome = await this.options.calls.send({ operationId, input: call.input });
    const isLost = (ended: CallOutcome) => ended.type === 'network' || ended.type === 'timeout';
    if (effect === 'read' && isLost(outcome))
      outcome = await this.options.calls.send({ operationId, input: call.input });
    if (epoch === this.#epoch) this.#answered(call, outcome);
  }

  #answered(call: CallStop, outcome: CallOutcome): void {
    if (outcome.type === 'session') return this.#sessionLost();
    if (outcome.type !== 'done' && outcome.type !== 'business')
      return this.#show(this.#busy('calling', { retry: outcome.type }));
    const isChanged =
      outcome.type === 'done' && call.replaced !== undefined && figuresOf(outcome.data) !== call.replaced;
    if (isChanged) this.#notices = [...this.#notices, { type: 'figuresChanged' }];
    this.#recordReply(call, outcome);
  }

  async #callKeyed(call: CallStop, mayBeSent: boolean): Promise<void> {
    const epoch = this.#epoch;
    const statePath = statePathOf(this.#result);
    if (typeof (await this.#keeper.flush()) === 'object' || epoch !== this.#epoch) return;
    const key = idempotencyKey(this.#record, statePath);
    const { operationId } = call.operation;
    const askFor = this.#seconds('flow.outcome.askFor') * 1000;
    const onAsking = () => epoch === this.#epoch && this.#show(this.#busy('asking'));
    const outcome = await this.options.locks.hold(key, async () => {
      if (await this.#isOvertaken()) return undefined;
      const keyed = { operationId, input: call.input, key, askFor, mayBeSent, onAsking };
      return runKeyedCall(keyed, this.options.calls, this.options.timers);
    });
    if (!outcome || epoch !== this.#epoch) return;
    if (outcome.type === 'session') return this.#sessionLost();
    if (outcome.type !== 'unknown') this.#record = countAttempt(this.#record, statePath);
    if (outcome.type !== 'notReceived') return this.#recordReply(call, outcome);
    this.#keeper.soon();
    this.#result = this.#walk();
    if (innermost(this.#result).stop.type !== 'call') return this.#advance();
    this.#show(this.#busy('calling', { retry: 'network' }));
  }

  #recordReply(call: CallStop, outcome: DefiniteOutcome): void {
    this.#change(changeInnermost(this.#result, (inner) => recordReply(inner, call, outcome)));
    const committed = outcome.type === 'done' && isBarrier(call.operation.effect);
    if (committed) this.#record = withHoles(this.#record, this.#bundle);
  }

  /** A step that calls: once, or as a poll until its reply no longer holds `while` or its time is over. */
  async #pollNow(call: CallStop): Promise<void> {
    const epoch = this.#epoch;
    const inner = innermost(this.#result);
    const poll = inner.bundle.flow.states[call.state]?.meta?.poll;
    const world = this.options.world();
    if (poll && pollEnded(poll, inner, world)) {
      return this.#recordReply(call, { type: 'business', code: 'POLL_ENDED', data: null });
    }
    const outcome = await this.options.calls.send({ operationId: call.operation.operationId, input: call.input });
    if (epoch !== this.#epoch) return;
    if (outcome.type === 'session') return this.#sessionLost();
    if (!poll && (outcome.type === 'done' || outcome.type === 'business')) return this.#recordReply(call, outcome);
    const definite = poll && polled(poll, call, inner, outcome);
    if (definite) return this.#recordReply(call, definite);
    const every = poll ? pollEvery(poll, world) : DRAFT_SAVE_DELAY * 5;
    this.#timers.push(this.options.timers.after(every, () => void this.#pollNow(call)));
  }

  /** Starts the `after` of a step: the time it was reached is recorded, so that a reload does not begin it again. */
  #waitAt(inner: WalkResult): void {
    if (inner.stop.type !== 'step') return;
    const { state } = inner.stop;
    const delays = Object.keys(inner.bundle.flow.states[state]?.after ?? {});
    if (delays.length === 0) return;
    const { now } = this.options.world();
    const known = inner.trail.path.find((visit) => visit.state === state);
    const since = known?.since ?? now;
    if (!known?.since) {
      const mark = (at: WalkResult): Trail => ({
        ...at.trail,
        path: [
          ...at.path,
          { ...known, state, since },
          ...at.trail.path.filter((visit) => !at.path.includes(visit) && visit.state !== state),
        ],
      });
      this.#record = { ...this.#record, ...changeInnermost(this.#result, mark) };
    }
    for (const delay of delays) {
      const seconds = this.options.world().const[delay.slice('const:'.length)];
      if (typeof seconds !== 'number') continue;
      const left = Date.parse(since) + seconds * 1000 - Date.parse(now);
      this.#timers.push(this.options.timers.after(Math.max(0, left), () => this.#advance()));
    }
  }

  // Records

  #newRecord(): FlowRecord {
    const { flow } = this.#bundle;
    const { entry, input, newId } = this.options;
    return { ...emptyTrail(flow.id, flow.version), format: 1, id: newId(), entry, input, revision: 0, attempts: {} };
  }

  #startOver(stored: FlowRecord | undefined): void {
    if (stored) void this.options.records.drop(stored.flow, stored.id);
    this.#record = this.#newRecord();
    this.#notices = [];
    this.#advance();
  }

  #keepDraft(answer: JsonObject): void {
    this.#record = {
      ...this.#record,
      ...changeInnermost(this.#result, (inner) => {
        const state = inner.stop.type === 'step' ? inner.stop.state : '';
        const draft = withoutSecrets(answer, formMarks(inner.bundle, state));
        return { ...inner.trail, drafts: { ...inner.trail.drafts, [state]: draft } };
      }),
    };
    this.#result = this.#walk();
  }

  #isReadable(stored: FlowRecord): boolean {
    if (stored.savedAt === undefined) return true;
    const age = Date.parse(this.options.world().now) - Date.parse(stored.savedAt);
    return age <= this.#seconds('flow.receipt.readable') * 1000;
  }

  #notSaved(problem: 'unavailable' | { readonly stored: FlowRecord | undefined }): void {
    if (problem !== 'unavailable') return this.#adopt(problem.stored);
    if (this.#notices.some(({ type }) => type === 'noResume')) return;
    this.#notices = [...this.#notices, { type: 'noResume' }];
    if (this.view.type === 'step') this.#show(stepViewOf(this.#result, this.#notices));
  }

  /** True when another tab has gone on with this record: this one follows. */
  async #isOvertaken(): Promise<boolean> {
    const stored = await this.options.records.load(this.#bundle.flow.id).catch(() => undefined);
    if (!stored || stored.id !== this.#record.id || stored.revision <= this.#record.revision) return false;
    this.#adopt(stored);
    return true;
  }

  async #follow(): Promise<void> {
    if (this.#closed || this.view.type === 'end') return;
    const stored = await this.options.records.load(this.#bundle.flow.id).catch(() => undefined);
    const isNews = stored
      ? stored.id !== this.#record.id || stored.revision > this.#record.revision
      : this.#record.revision > 0;
    if (isNews && !this.#closed) this.#adopt(stored);
  }

  #adopt(stored: FlowRecord | undefined): void {
    this.#notices = [{ type: 'otherTab' }];
    const reopened = stored && reopen(stored, this.#bundle, this.options.world());
    if (!reopened) {
      this.#record = this.#newRecord();
      return this.#advance();
    }
    this.#record = reopened.record;
    this.#advance({ mayBeSent: awaitsOutcome(reopened.result) });
  }

  // The view

  #busy(doing: 'calling' | 'asking', more: Parameters<typeof busyViewOf>[2] = {}): WizardView {
    return busyViewOf(this.#result, doing, { ...more, ...(this.#lastStep && { behind: this.#lastStep }) });
  }

  #sessionLost(): void {
    this.#clearTimers();
    this.#show({ type: 'refused', route: '/login', reason: 'member' });
  }

  #seconds(id: keyof typeof DEFAULTS): number {
    const value = this.options.world().const[id];
    return typeof value === 'number' ? value : DEFAULTS[id];
  }

  #clearTimers(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers = [];
  }

  #show(view: WizardView): void {
    if (this.#closed) return;
    this.view = view;
    for (const listener of this.#listeners) listener();
  }
}

interface AdvanceOptions {
  /** The call where the walk stops may have been sent already. */
  readonly mayBeSent?: boolean;
}

function withoutEditing({ editing: _editing, error: _error, ...record }: FlowRecord): FlowRecord {
  return record;
}
