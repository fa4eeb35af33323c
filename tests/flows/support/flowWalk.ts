import type { EndView, StepView } from '../../../src/engine/view.ts';
import { endViewOf, stepViewOf } from '../../../src/engine/viewOf.ts';
import { checkWorld } from '../../../src/check/checkWorld.ts';
import { bundleFlow } from '../../../src/compile/bundleFlow.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import type { FlowBundle } from '../../../src/engine/bundle.ts';
import { editAnswer } from '../../../src/engine/editAnswer.ts';
import { changeInnermost, innermost, statePathOf } from '../../../src/engine/innermost.ts';
import type { Trail } from '../../../src/engine/record.ts';
import { emptyTrail } from '../../../src/engine/record.ts';
import { recordAnswer } from '../../../src/engine/recordAnswer.ts';
import { recordRefusal } from '../../../src/engine/recordRefusal.ts';
import type { DefiniteOutcome } from '../../../src/engine/recordReply.ts';
import { recordReply } from '../../../src/engine/recordReply.ts';
import { withoutRanOut } from '../../../src/engine/ranOut.ts';
import { trailWithHoles } from '../../../src/engine/secrets.ts';
import { takeBack } from '../../../src/engine/takeBack.ts';
import { resolvePointer } from '../../../src/engine/trailScope.ts';
import { walk } from '../../../src/engine/walk.ts';
import type { WalkOptions, WalkResult } from '../../../src/engine/walkResult.ts';
import type { FieldError, World } from '../../../src/rules/compiled.ts';

const project = loadProject('.');

export interface WalkSetup {
  readonly user?: JsonObject;
  readonly input?: JsonObject;
  /** The state that the entry names. */
  readonly at?: string;
  readonly now?: string;
}

/** A flow of the project with its real forms and rules, walked as a member and a gateway would. */
export class FlowWalk {
  readonly bundle: FlowBundle;
  world: World;
  #result: WalkResult;

  constructor(
    id: string,
    private readonly setup: WalkSetup = {},
  ) {
    this.bundle = bundleFlow(project, id);
    const world = checkWorld(project);
    this.world = { ...world, user: setup.user ?? world.user, now: setup.now ?? world.now };
    this.#result = this.#walk(emptyTrail(id, this.bundle.flow.version));
  }

  /** Where the member stands: `authorise/ask`, and `done!` for an outcome. */
  get at(): string {
    return statePathOf(this.#result) + (innermost(this.#result).stop.type === 'end' ? '!' : '');
  }

  /** What the call, where the walk stands, sends. */
  get sends(): JsonObject {
    return this.#call().input;
  }

  /** The step as a member sees it. */
  get view(): StepView {
    return stepViewOf(this.#result, []);
  }

  /** The outcome as a member sees it. */
  get end(): EndView {
    return endViewOf(this.#result, 'record');
  }

  /** What the step shows of a failure. */
  get error(): { readonly code: string; readonly data: Json } | undefined {
    return innermost(this.#result).error;
  }

  /** What the form finds wrong with an answer at this step: `/amount transfer.withinBalance`. */
  faults(answer: JsonObject): readonly string[] {
    const inner = innermost(this.#result);
    const form = inner.bundle.forms[inner.bundle.flow.states[inner.stop.state]?.meta?.form ?? ''];
    const found: readonly FieldError[] =
      form?.validate(answer, {
        resolve: (pointer) => resolvePointer(inner.scope, pointer),
        world: this.world,
      }) ?? [];
    return found.map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  }

  next(answer: JsonObject = {}): this {
    const faults = this.faults(answer);
    if (faults.length > 0) throw new Error(`${this.at} does not take the answer: ${faults.join(', ')}`);
    return this.press('NEXT', answer);
  }

  press(event: string, answer: JsonObject = {}): this {
    return this.#go(changeInnermost(this.#result, (inner) => recordAnswer(inner, event, answer)));
  }

  done(data: JsonObject = {}): this {
    return this.#reply({ type: 'done', data });
  }

  code(code: string, data: JsonObject = {}): this {
    return this.#reply({ type: 'business', code, data });
  }

  /** A call that a field of the step made by itself was refused. */
  fieldCode(code: string, data: JsonObject = {}): this {
    return this.#go(
      changeInnermost(this.#result, (inner) => recordRefusal(inner, { type: 'business', code, data }) ?? inner.trail),
    );
  }

  unknown(): this {
    return this.#reply({ type: 'unknown' });
  }

  back(): this {
    const trail = takeBack(this.#result);
    if (!trail) throw new Error(`there is no Back at ${this.at}`);
    return this.#go(trail);
  }

  /** A Change link of a review. */
  change(state: string): this {
    const trail = editAnswer(innermost(this.#result), state);
    if (!trail) throw new Error(`${state} cannot be changed at ${this.at}`);
    return this.#go(changeInnermost(this.#result, () => trail));
  }

  get canBack(): boolean {
    return takeBack(this.#result) !== undefined;
  }

  /** The page is loaded again, at `now`: what is stored has no secrets. */
  reload(now = this.world.now): this {
    return this.#go(withoutRanOut(this.stored(), this.bundle, now));
  }

  /** What is stored is opened again at another time. */
  later(now: string): this {
    this.world = { ...this.world, now };
    this.#result = this.#walk(this.stored(), { expireReads: true });
    return this;
  }

  stored(): Trail {
    return JSON.parse(JSON.stringify(trailWithHoles(this.#result.trail, this.bundle))) as Trail;
  }

  #call() {
    const { stop } = innermost(this.#result);
    const call = stop.type === 'call' ? stop : stop.type === 'step' ? stop.call : undefined;
    if (!call) throw new Error(`${this.at} is not a call`);
    return call;
  }

  #reply(outcome: DefiniteOutcome): this {
    const call = this.#call();
    return this.#go(changeInnermost(this.#result, (inner) => recordReply(inner, call, outcome)));
  }

  #go(trail: Trail): this {
    this.#result = this.#walk(trail);
    return this;
  }

  #walk(trail: Trail, options: WalkOptions = {}): WalkResult {
    const { input = {}, at } = this.setup;
    return walk(this.bundle, trail, this.world, input, at === undefined ? options : { ...options, at });
  }
}
