import type { Json, JsonObject } from '../../domain/json.ts';
import type { FieldError, World } from '../../rules/compiled.ts';
import type { FlowBundle } from '../bundle.ts';
import type { Move } from '../drive.ts';
import { callAt, trailAfter } from '../drive.ts';
import { innermost, statePathOf } from '../innermost.ts';
import { withoutRanOut } from '../ranOut.ts';
import type { Trail } from '../record.ts';
import { emptyTrail } from '../record.ts';
import { trailWithHoles } from '../secrets.ts';
import { takeBack } from '../takeBack.ts';
import { resolvePointer } from '../trailScope.ts';
import type { EndView, StepView } from '../view.ts';
import { endViewOf, stepViewOf } from '../viewOf.ts';
import { walk } from '../walk.ts';
import type { WalkOptions, WalkResult } from '../walkResult.ts';

export interface WalkSetup {
  readonly input?: JsonObject;
  /** The state that the entry names. */
  readonly at?: string;
  /** A stored record that is opened again. */
  readonly trail?: Trail;
}

/** A flow walked as a member and a gateway would, one move at a time: `walk.next(answer).done(reply).at`. */
export class FlowWalk {
  result: WalkResult;

  constructor(
    readonly bundle: FlowBundle,
    public world: World,
    private readonly setup: WalkSetup = {},
  ) {
    this.result = this.#walk(setup.trail ?? emptyTrail(bundle.flow.id, bundle.flow.version));
  }

  /** Where the member stands: `authorise/ask`, and `done!` for an outcome. */
  get at(): string {
    return statePathOf(this.result) + (innermost(this.result).stop.type === 'end' ? '!' : '');
  }

  /** What the call, where the walk stands, sends. */
  get sends(): JsonObject {
    const call = callAt(innermost(this.result));
    if (!call) throw new Error(`${this.at} is not a call`);
    return call.input;
  }

  /** The step as a member sees it. */
  get view(): StepView {
    return stepViewOf(this.result, []);
  }

  /** The outcome as a member sees it. */
  get end(): EndView {
    return endViewOf(this.result, 'record');
  }

  /** What the step shows of a failure. */
  get error(): { readonly code: string; readonly data: Json } | undefined {
    return innermost(this.result).error;
  }

  /** What the step shows before anything is typed. */
  get draft(): JsonObject | undefined {
    const { stop, trail } = innermost(this.result);
    return stop.type === 'step' ? trail.drafts[stop.state] : undefined;
  }

  /** What the form finds wrong with an answer at this step: `/amount transfer.withinBalance`. */
  faults(answer: JsonObject): readonly string[] {
    const { bundle, stop, scope } = innermost(this.result);
    const form = bundle.forms[bundle.flow.states[stop.state]?.meta?.form ?? ''];
    const found: readonly FieldError[] =
      form?.validate(answer, { resolve: (pointer) => resolvePointer(scope, pointer), world: this.world }) ?? [];
    return found.map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  }

  /** The step's own button, with an answer that its form takes. */
  next(answer: JsonObject = {}): this {
    const faults = this.faults(answer);
    if (faults.length > 0) throw new Error(`${this.at} does not take the answer: ${faults.join(', ')}`);
    return this.press('NEXT', answer);
  }

  /** Any button; what the form says to the answer is not asked. */
  press(event: string, answer: JsonObject = {}): this {
    return this.do({ type: 'press', event, answer });
  }

  done(data: JsonObject = {}): this {
    return this.do({ type: 'reply', outcome: { type: 'done', data } });
  }

  /** The call was refused, or the call that a field of the step made by itself. */
  code(code: string, data: JsonObject = {}): this {
    return this.do({ type: 'reply', outcome: { type: 'business', code, data } });
  }

  unknown(): this {
    return this.do({ type: 'reply', outcome: { type: 'unknown' } });
  }

  back(): this {
    return this.do({ type: 'back' });
  }

  /** A Change link of a review. */
  change(state: string): this {
    return this.do({ type: 'change', state });
  }

  get canBack(): boolean {
    return takeBack(this.result) !== undefined;
  }

  /** @throws Error when it cannot be done where the member stands */
  do(move: Move): this {
    let trail: Trail | undefined;
    try {
      trail = trailAfter(this.result, move);
    } catch (error) {
      throw new Error(`${this.at}: ${(error as Error).message}`, { cause: error });
    }
    if (!trail) throw new Error(`there is no ${move.type} at ${this.at}`);
    this.result = this.#walk(trail);
    return this;
  }

  /** The page is loaded again, at `now`: what is stored has no secrets. */
  reload(now = this.world.now): this {
    this.result = this.#walk(withoutRanOut(this.stored(), this.bundle, now));
    return this;
  }

  /** What is stored is opened again at another time. */
  later(now: string): this {
    this.world = { ...this.world, now };
    this.result = this.#walk(this.stored(), { resumedAt: now });
    return this;
  }

  /** As the gateway keeps it. */
  stored(): Trail {
    return JSON.parse(JSON.stringify(trailWithHoles(this.result.trail, this.bundle))) as Trail;
  }

  #walk(trail: Trail, options: WalkOptions = {}): WalkResult {
    const { input = {}, at } = this.setup;
    return walk(this.bundle, trail, this.world, input, at === undefined ? options : { ...options, at });
  }
}
