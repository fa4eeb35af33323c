import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FlowBundle, OperationMeta } from '../../engine/bundle.ts';
import { editAnswer } from '../../engine/editAnswer.ts';
import { changeInnermost, innermost, statePathOf } from '../../engine/innermost.ts';
import type { Trail } from '../../engine/record.ts';
import { emptyTrail, isCommitted } from '../../engine/record.ts';
import { withoutRanOut } from '../../engine/ranOut.ts';
import { recordAnswer } from '../../engine/recordAnswer.ts';
import { recordRefusal } from '../../engine/recordRefusal.ts';
import { recordReply } from '../../engine/recordReply.ts';
import { trailWithHoles } from '../../engine/secrets.ts';
import { takeBack } from '../../engine/takeBack.ts';
import { walk } from '../../engine/walk.ts';
import type { CallStop, WalkResult } from '../../engine/walkResult.ts';
import type { World } from '../../rules/compiled.ts';
import type { Choice } from '../verify/choices.ts';
import type { Exploration } from '../verify/explore.ts';
import type { Step } from '../verify/steps.ts';

const LONG_AGO = '2000-01-01T00:00:00+08:00';
const LATE = '9999-12-31T00:00:00+08:00';

/** Values for what no guard looks at. */
export interface Filler {
  /** Everything a step asks, with `given` in it. `stop` is where the walk stands. */
  readonly answer: (stop: WalkResult, state: string, given: JsonObject) => JsonObject;
  readonly reply: (operation: OperationMeta) => JsonObject;
  readonly codeData: (operation: OperationMeta, code: string) => JsonObject;
}

/** A record of the engine that is led along steps of the model, by the engine's own functions. Forms take every answer: it
 * is the way that counts. */
export class EngineRun {
  #trail: Trail;
  #result: WalkResult;
  /** With forms that take every answer. */
  readonly bundle: FlowBundle;

  constructor(
    bundle: FlowBundle,
    readonly world: World,
    readonly input: JsonObject,
    readonly fill: Filler,
    readonly at?: string,
  ) {
    this.bundle = withOpenForms(bundle);
    this.#trail = emptyTrail(bundle.flow.id, bundle.flow.version);
    this.#result = this.#walk();
  }

  get trail(): Trail {
    return this.#trail;
  }

  /** Nested names of the state where the walk stands, outermost first: `authorise/ask`. */
  place(): string {
    return statePathOf(this.#result);
  }

  take(exploration: Exploration, step: Step): void {
    this.#trail = this.#changed(exploration, step);
    this.#result = this.#walk();
  }

  #walk(): WalkResult {
    const at = this.at === undefined ? {} : { at: this.at };
    const result = walk(this.bundle, this.#trail, this.world, this.input, at);
    this.#trail = result.trail;
    return result;
  }

  #changed(exploration: Exploration, step: Step): Trail {
    const { machine, visits } = exploration;
    const state = machine.flat.states[step.state];
    switch (step.kind) {
      case 'reload': {
        const stored = trailWithHoles(this.#trail, this.bundle);
        if (!isLate(exploration, step)) return stored;
        return withoutOldReads(withoutRanOut(stored, this.bundle, LATE), this.bundle);
      }
      case 'back':
        return takeBack(this.#result) ?? this.#trail;
      case 'edit':
        return changeInnermost(this.#result, (inner) => editAnswer(inner, state?.name ?? '') ?? inner.trail);
      case 'choice':
        return changeInnermost(this.#result, (inner) => this.#chosen(inner, visits.choice(step.visit), step.isSame));
    }
  }

  #chosen(inner: WalkResult, choice: Choice, isSame: boolean): Trail {
    const { stop } = inner;
    if (choice.type === 'event') return recordAnswer(inner, choice.name, {});
    if (choice.type === 'next') {
      const state = stop.type === 'step' ? stop.state : '';
      const before = isSame ? (inner.trail.drafts[state] ?? inner.trail.editing?.answer ?? {}) : {};
      return recordAnswer(inner, 'NEXT', this.fill.answer(inner, state, { ...before, ...choice.data }));
    }
    if (choice.type === 'after') return waited(inner);
    if (choice.type === 'code' && stop.type === 'step' && !stop.call) {
      return recordRefusal(inner, { type: 'business', code: choice.code, data: {} }) ?? inner.trail;
    }
    const call = callOf(inner);
    const { operation } = call;
    if (choice.type === 'done') {
      return recordReply(inner, call, { type: 'done', data: merged(this.fill.reply(operation), choice.data) });
    }
    if (choice.type !== 'code') return recordReply(inner, call, { type: 'unknown' });
    return recordReply(inner, call, {
      type: 'business',
      code: choice.code,
      data: this.fill.codeData(operation, choice.code),
    });
  }
}

/** The step where the walk stopped was reached so long ago that every `after` of it has come. */
function waited({ trail, path, stop }: WalkResult): Trail {
  return stop.type === 'step' ? { ...trail, path: [...path, { state: stop.state, since: LONG_AGO }] } : trail;
}

/** Of the two reloads that leave a position, the second finds every read too old, and over what was good for a time. */
function isLate({ steps }: Exploration, { from, to }: Step): boolean {
  for (let step = steps.begin(from); step < steps.end(from); step += 1)
    if (steps.kind(step) === 'reload') return steps.to(step) !== to;
  return false;
}

/** A trail whose reads after the last committed call are asked again. */
function withoutOldReads(trail: Trail, bundle: FlowBundle): Trail {
  const committed = trail.path.findLastIndex(isCommitted);
  const path = trail.path.flatMap((visit, index) => {
    if (index < committed) return [visit];
    const sub = visit.sub && bundle.flows[visit.sub.flow];
    if (visit.sub && sub) return [{ ...visit, sub: withoutOldReads(visit.sub, sub) }];
    const src = bundle.flow.states[visit.state]?.invoke?.src ?? '';
    const operation = bundle.operations[src.slice('op:'.length)];
    const growsOld = visit.reply?.type === 'done' && operation?.effect === 'read' && operation.fresh !== undefined;
    return growsOld ? [] : [visit];
  });
  return { ...trail, path };
}

/** `over` in the place of what it names, at any depth. */
function merged(under: JsonObject, over: JsonObject): JsonObject {
  const entries = Object.entries(over).map(([name, value]) => {
    const before = under[name];
    return [name, isJsonObject(before) && isJsonObject(value) ? merged(before, value) : value] as const;
  });
  return { ...under, ...Object.fromEntries(entries) };
}

function callOf(inner: WalkResult): CallStop {
  const { stop } = innermost(inner);
  if (stop.type === 'call') return stop;
  if (stop.type === 'step' && stop.call) return stop.call;
  throw new RangeError(`no call at ${stop.type}`);
}

function withOpenForms(bundle: FlowBundle): FlowBundle {
  const forms = Object.fromEntries(
    Object.entries(bundle.forms).map(([id, form]) => [
      id,
      { ...form, validate: () => [], tidy: (answer: JsonObject) => answer, prune: (answer: JsonObject) => answer },
    ]),
  );
  const flows = Object.fromEntries(Object.entries(bundle.flows).map(([id, sub]) => [id, withOpenForms(sub)]));
  return { ...bundle, forms, flows };
}
