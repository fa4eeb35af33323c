import { deepEqual } from '../domain/deepEqual.ts';
import type { MoneyWatch } from '../api/session.ts';
import type { JsonObject } from '../domain/json.ts';
import { isBarrier, type FlowBundle } from './bundle.ts';
import { editAnswer } from './editAnswer.ts';
import { entryRefusal } from './entryRefusal.ts';
import { changeInnermost, innermost, statePathOf, withInnermost } from './innermost.ts';
import { markArrival, timesLeft } from './arrival.ts';
import { callUntilKnown, type CallOptions } from './callUntilKnown.ts';
import { figuresOf } from './figures.ts';
import { migrateTrail } from './migrate.ts';
import { moneyOf } from './moneyOf.ts';
import { emptyTrail, withoutEditing, withoutReply, type FlowRecord, type Trail } from './record.ts';
import { recordAnswer } from './recordAnswer.ts';
import { RecordKeeper, isWorthKeeping } from './recordKeeper.ts';
import { recordRefusal } from './recordRefusal.ts';
import { countAttempt, idempotencyKey, recordReply, type DefiniteOutcome } from './recordReply.ts';
import { formMarks, secretsOfRows, withHoles, withoutSecrets } from './secrets.ts';
import { awaitsOutcome, hasResult, isAskedOtherwise, isReadable, isWorthAsking, reopen } from './stored.ts';
import { removeRow } from './removeRow.ts';
import { secondsOf } from './secondsOf.ts';
import { takeBack } from './takeBack.ts';
import type { Notice, StepView, WizardView } from './view.ts';
import { busyViewOf, endViewOf, stepViewOf } from './viewOf.ts';
import type { CallStop, WalkOptions, WalkResult } from './walkResult.ts';
import { walk } from './walk.ts';
import type { Wizard } from './wizard.ts';
import type { WizardOptions } from './wizardOptions.ts';

const DRAFT_SAVE_DELAY = 800;

/** The driver of one wizard: walks, makes the call the walk stopped at, records the reply, walks again. */
export class RunningWizard implements Wizard {
  #view: WizardView = { type: 'loading' };
  #bundle: FlowBundle;
  #record: FlowRecord;
  #result: WalkResult;
  #notices: readonly Notice[] = [];
  #lastStep: StepView | undefined;
  /** Something was typed here that the store does not hold yet. */
  #isTyped = false;
  #adoptions = 0;
  /** Aborted at the next walk: what is still awaited for this one is dropped when it comes. */
  #turn = new AbortController();
  #timers: (() => void)[] = [];
  /** When the wizard was resumed, until the next step is shown: reads that were no longer fresh then are asked again. */
  #resumedAt: string | undefined;
  /** The turn in which a call that takes a key is out, and nobody has heard yet what became of it. */
  #sentIn: AbortSignal | undefined;
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
      (revision, isAll) => {
        this.#record = { ...this.#record, revision };
        if (isAll) this.#isTyped = false;
      },
      (stored) => this.#adopt(stored),
    );
  }

  readonly getView = (): WizardView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly moneyNews: MoneyWatch = (isOrderRefused) =>
    moneyOf(this.#result, this.#sentIn === this.#turn.signal && !isOrderRefused);

  async open(): Promise<void> {
    const refused = entryRefusal(this.#bundle, this.options.entry, this.options.world());
    if (refused) return this.#show(refused);
    this.#unfollow?.();
    this.#unfollow = this.options.records.onChange?.(this.#bundle.flow.id, () => void this.#follow());
    const stored = await this.#stored();
    if (this.#closed) return;
    const reopened =
      stored && stored.entry === this.options.entry && reopen(stored, this.#bundle, this.options.world());
    if (!stored || !reopened || !isWorthKeeping(reopened.record)) return this.#startOver(stored);
    this.#keeper.knows(stored);
    this.#record = reopened.record;
    this.#result = reopened.result;
    this.#notices = reopened.notices;
    if (awaitsOutcome(reopened.result)) return this.#advance({ mayBeSent: true });
    if (reopened.hasEnded) {
      const isSeenAgain = stored.id === this.options.seen && hasResult(reopened.result);
      const seconds = secondsOf('flow.receipt.readable', this.options.world());
      return isSeenAgain && isReadable(stored, this.options.world(), seconds) ? this.#goOn() : this.#startOver(stored);
    }
    if (!isWorthAsking(reopened.result))
      return isAskedOtherwise(stored, this.options.input) ? this.#startOver(stored) : this.#goOn();
    this.#show({ type: 'resume', ...(stored.savedAt !== undefined && { savedAt: stored.savedAt }) });
  }

  resume(choice: 'continue' | 'startOver'): void {
    if (this.#view.type !== 'resume') return;
    if (choice === 'startOver') return this.#startOver(this.#record);
    this.#notices = [...this.#notices, { type: 'resumed' }];
    this.#goOn();
  }

  #goOn(): void {
    this.#resumedAt = this.options.world().now;
    this.#advance();
  }

  send(event: string, answer: JsonObject): void {
    if (this.#view.type !== 'step' || !this.#view.events.includes(event)) return;
    const form = this.#view.form;
    const kept = event === 'NEXT' ? form.prune(answer, this.#view.scope) : answer;
    this.#notices = [];
    this.#change(changeInnermost(this.#result, (inner) => recordAnswer(inner, event, kept)));
  }

  back(): void {
    if ((this.#view.type !== 'step' && this.#view.type !== 'busy') || !this.#view.canBack) return;
    const trail = takeBack(this.#result);
    this.#notices = [];
    if (trail) this.#change(trail);
  }

  edit(state: string): void {
    this.#alter((inner) => editAnswer(inner, state), []);
  }

  remove(row: string): void {
    this.#alter((inner) => removeRow(inner, row), [{ type: 'removed' }]);
  }

  #alter(change: (inner: WalkResult) => Trail | undefined, notices: readonly Notice[]): void {
    if (this.#view.type !== 'step') return;
    this.#notices = notices;
    this.#change(changeInnermost(this.#result, (inner) => change(inner) ?? inner.trail));
  }

  async saveAndExit(): Promise<void> {
    if (this.#view.type !== 'step') return;
    this.#keeper.soon();
    const kept = await this.#keeper.flush();
    if (kept === 'saved') return this.#show({ type: 'saved' });
    if (kept !== 'unavailable' || this.#view.type !== 'step') return;
    this.#show({ ...this.#stepView(), notices: [...this.#notices, { type: 'notSaved' }] });
  }

  readonly draft = (answer: JsonObject): void => {
    if (this.#view.type !== 'step') return;
    this.#result = withInnermost(this.#result, (inner) => {
      const state = inner.stop.type === 'step' ? inner.stop.state : '';
      const draft = withoutSecrets(answer, formMarks(inner.bundle, state));
      return { ...inner.trail, drafts: { ...inner.trail.drafts, [state]: draft } };
    });
    this.#record = { ...this.#record, ...this.#result.trail };
    this.#isTyped = true;
    this.#keeper.afterPause(DRAFT_SAVE_DELAY);
  };

  keep(isForGood = false): void {
    this.#keeper.keep(isForGood);
  }

  retry(): void {
    if (this.#view.type !== 'busy' || this.#view.retry === undefined) return;
    const { stop } = innermost(this.#result);
    if (stop.type !== 'call') return;
    if (!stop.failure) return this.#advance();
    const forget = ({ trail }: WalkResult): Trail => withoutReply(trail, stop.state);
    this.#change(changeInnermost(this.#result, forget), { mayBeSent: stop.failure.code === 'CALL_UNKNOWN' });
  }

  readonly askAgain = (): void => {
    if (this.#view.type !== 'end' || this.#result.stop.type !== 'end') return;
    const reopened = reopen(this.#record, this.#bundle, this.options.world());
    if (!reopened || !awaitsOutcome(reopened.result)) return;
    this.#record = reopened.record;
    this.#advance({ mayBeSent: true, isQuiet: true });
  };

  replaceBundle(bundle: FlowBundle): void {
    this.#bundle = bundle;
    this.#record = { ...this.#record, ...migrateTrail(this.#record, bundle) };
    if (this.#view.type === 'step' || this.#view.type === 'end') this.#advance();
  }

  close(): void {
    this.#closed = true;
    this.#turn.abort();
    this.#unfollow?.();
    this.#clearTimers();
    if (this.#view.type !== 'end' || hasResult(this.#result)) return this.keep();
    this.#keeper.stop();
    void this.options.records.drop(this.#bundle.flow.id, this.#record.id);
  }

  /** A call that a field makes by itself. A code that the step names in `onError` leads on from it. */
  readonly callOfField: Wizard['callOfField'] = async (operationId, input, upload) => {
    const { signal } = this.#turn;
    const outcome = await this.options.calls.send({ operationId, input, upload });
    const trail =
      outcome.type === 'business' && this.#view.type === 'step' && !signal.aborted
        ? recordRefusal(innermost(this.#result), outcome)
        : undefined;
    if (trail) {
      this.#notices = [];
      this.#change(changeInnermost(this.#result, () => trail));
    }
    return outcome;
  };

  // The loop: walk, then do what the walk stopped for.

  #change(trail: Trail, options: CallOptions = {}): void {
    this.#record = { ...withoutEditing(this.#record), ...trail };
    this.#advance(options);
  }

  #advance(options: CallOptions = {}): void {
    if (this.#closed) return;
    this.#turn.abort();
    this.#turn = new AbortController();
    this.#clearTimers();
    const { now } = this.options.world();
    // A clock that was set back with the last reply would make every later one older than the resume.
    if (this.#resumedAt !== undefined && now < this.#resumedAt) this.#resumedAt = now;
    const resumed = this.#resumedAt === undefined ? {} : { resumedAt: this.#resumedAt };
    this.#result = this.#walk({ ...resumed, mayBeSent: options.mayBeSent ?? false });
    this.#record = { ...withoutEditing(this.#record), ...this.#result.trail };
    this.#keeper.soon();
    const inner = innermost(this.#result);
    if (inner.stop.type === 'call') return void this.#call(inner.stop, inner, options);
    if (inner.stop.type !== 'step') return this.#show(endViewOf(this.#result, this.#record.id));
    this.#resumedAt = undefined;
    const step = this.#stepView();
    // What shows a secret does not stay on screen behind the next call.
    this.#lastStep = secretsOfRows(step.form.schema['x-summary']).length > 0 ? undefined : step;
    this.#show(step);
    this.#waitAt(inner);
    if (inner.stop.call) void this.#call(inner.stop.call, inner);
  }

  #walk(options: WalkOptions = {}): WalkResult {
    const at = this.#bundle.flow.meta.entries?.[this.#record.entry]?.at;
    const from = at === undefined ? options : { ...options, at };
    return walk(this.#bundle, this.#record, this.options.world(), this.#record.input, from);
  }

  /** Makes the call where the walk stopped, or the one of the step that is shown, and goes on from its end. */
  async #call(call: CallStop, inner: WalkResult, options: CallOptions = {}): Promise<void> {
    const { mayBeSent = false, follows, isQuiet } = options;
    const isShown = inner.stop.type === 'step';
    if (call.failure && !mayBeSent && !isShown) {
      return this.#show(this.#busy('calling', { retry: 'code', error: call.failure }));
    }
    const { calls, locks, timers, world } = this.options;
    const { signal } = this.#turn;
    const statePath = statePathOf(this.#result);
    const key = idempotencyKey(this.#record, statePath);
    const askFor = secondsOf('flow.outcome.askFor', world()) * 1000;
    this.#sentIn = mayBeSent && isBarrier(call.operation.effect) ? signal : undefined;
    const end = await callUntilKnown(
      { call, inner, mayBeSent, follows, key, askFor },
      { calls, locks, timers, world, signal, isStillOurs: () => this.#isStillOurs(signal) },
      (doing) => isQuiet || this.#show(this.#busy(doing)),
    );
    if (end.type === 'dropped' || signal.aborted) return;
    this.#sentIn = undefined;
    if (end.type === 'session') return this.#sessionLost();
    if (end.type === 'notReceived') return this.#notReceived(statePath);
    if (end.type === 'lost') return this.#show(this.#busy('calling', { retry: end.how }));
    if (!isShown) this.#noteAnswer(call, end.outcome, statePath);
    this.#recordReply(call, end.outcome);
  }

  /** The key of a definite answer is used up; figures that the member has seen otherwise are pointed out. */
  #noteAnswer(call: CallStop, outcome: DefiniteOutcome, statePath: string): void {
    const isKeyed = isBarrier(call.operation.effect);
    if (isKeyed && outcome.type !== 'unknown') this.#record = countAttempt(this.#record, statePath);
    const isChanged =
      outcome.type === 'done' && call.replaced !== undefined && figuresOf(outcome.data) !== call.replaced;
    if (isChanged) this.#notices = [...this.#notices, { type: 'figuresChanged' }];
  }

  /** Saves before a call that commits; false once this or another tab has gone on. */
  async #isStillOurs(signal: AbortSignal): Promise<boolean> {
    const isSaved = typeof (await this.#keeper.flush()) !== 'object';
    const isOurs = isSaved && !signal.aborted && !(await this.#isOvertaken());
    if (isOurs) this.#sentIn = signal;
    return isOurs;
  }

  #recordReply(call: CallStop, outcome: DefiniteOutcome): void {
    this.#change(changeInnermost(this.#result, (inner) => recordReply(inner, call, outcome)));
    const committed = outcome.type === 'done' && isBarrier(call.operation.effect);
    if (committed) this.#record = withHoles(this.#record, this.#bundle);
  }

  /** The key is used up and the gateway never had the call. Saved with what comes next: a tab told now would use the next key up. */
  #notReceived(statePath: string): void {
    this.#record = countAttempt(this.#record, statePath);
    this.#result = this.#walk();
    if (innermost(this.#result).stop.type === 'call') return this.#show(this.#busy('calling', { retry: 'network' }));
    this.#advance();
    this.#keeper.stop();
  }

  /** Starts the `after` of a step. */
  #waitAt(inner: WalkResult): void {
    const { now, const: constants } = this.options.world();
    const marked = markArrival(inner, now);
    if (!marked) return;
    this.#record = { ...this.#record, ...changeInnermost(this.#result, () => marked.trail) };
    for (const ms of timesLeft(inner, marked.since, now, constants)) {
      this.#timers.push(this.options.timers.after(ms, () => this.#advance()));
    }
  }

  // Records

  /** What is kept of this flow; nothing where that cannot be read. */
  #stored(): Promise<FlowRecord | undefined> {
    return this.options.records.load(this.#bundle.flow.id).catch(() => undefined);
  }

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

  /** True when another tab has gone on with this record: this one follows. */
  async #isOvertaken(): Promise<boolean> {
    const stored = await this.#stored();
    if (!stored || stored.id !== this.#record.id || stored.revision <= this.#record.revision) return false;
    if (this.#keeper.acceptOwn(stored)) return false;
    this.#adopt(stored);
    return true;
  }

  async #follow(): Promise<void> {
    if (this.#closed || this.#view.type === 'end') return;
    const stored = await this.#stored();
    const isNews = stored
      ? stored.id !== this.#record.id || stored.revision > this.#record.revision
      : this.#record.revision > 0;
    if (isNews && !this.#closed && !this.#keeper.acceptOwn(stored)) this.#adopt(stored);
  }

  /** Goes on from what another tab has stored. What was typed here since the last save is laid over it. */
  #adopt(stored: FlowRecord | undefined): void {
    const statePath = statePathOf(this.#result);
    const shown = this.#shownAnswer();
    this.#notices = [{ type: 'otherTab' }];
    const reopened = stored && reopen(stored, this.#bundle, this.options.world());
    if (reopened) this.#keeper.knows(stored);
    this.#record = reopened?.record ?? this.#newRecord();
    this.#result = reopened?.result ?? this.#walk();
    const adopted = this.#shownAnswer();
    const answer = this.#isTyped && statePathOf(this.#result) === statePath ? { ...adopted, ...shown } : adopted;
    this.#isTyped = false;
    // A save of nothing new would stop the other tab's call.
    if (answer && !deepEqual(answer, adopted)) this.draft(answer);
    if (!deepEqual(answer, shown)) this.#adoptions += 1;
    this.#advance({ mayBeSent: awaitsOutcome(this.#result), follows: true });
  }

  /** What stands in the fields of the step, where the walk stopped at one. */
  #shownAnswer(): JsonObject | undefined {
    return innermost(this.#result).stop.type === 'step' ? this.#stepView().answer : undefined;
  }

  // The view

  #stepView(): StepView {
    return stepViewOf(this.#result, this.#notices, this.#adoptions);
  }

  #busy(doing: 'calling' | 'asking', more: Parameters<typeof busyViewOf>[2] = {}): WizardView {
    return busyViewOf(this.#result, doing, { ...more, ...(this.#lastStep && { behind: this.#lastStep }) });
  }

  #sessionLost(): void {
    this.#clearTimers();
    this.#show({ type: 'refused', route: '/login', reason: 'member' });
  }

  #clearTimers(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers = [];
  }

  #show(view: WizardView): void {
    if (this.#closed) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
