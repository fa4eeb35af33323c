import { deepEqual } from '../domain/deepEqual.ts';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import { isBoundToSecrets } from './bundle.ts';
import { digestOf } from './digest.ts';
import { pointersOf } from './mapping.ts';
import { type Trail, type Visit, visitOf } from './record.ts';
import { reviewAgain } from './reviewAgain.ts';
import { isSecretPointer } from './secretPointers.ts';
import { formMarks, withoutSecrets } from './secrets.ts';
import { stepData } from './stepData.ts';
import { resolvePointer } from './trailScope.ts';
import type { WalkResult } from './walkResult.ts';

/** The trail after the member left the step, where `inner` stopped, by a button. NEXT records the answer; any other
 * button keeps it as a draft. */
export function recordAnswer(inner: WalkResult, event: string, answer: JsonObject): Trail {
  const { bundle, stop, trail } = inner;
  const state = stop.type === 'gone' ? '' : stop.state;
  const node = bundle.flow.states[state];
  const marks = formMarks(bundle, state);
  const { error: _error, editing, ...rest } = trail;
  const { [state]: draft, ...drafts } = trail.drafts;
  const resolve = (pointer: string) => resolvePointer(inner.scope, pointer);
  const isReview = node?.tags?.includes('review') ?? false;
  const scope = { resolve, world: inner.scope.world };
  const shown = node && isReview && { shown: digestOf(stepData(node, bundle, scope)) };
  const next: Visit = { state, event, answer, ...shown };
  const kept = event === 'NEXT' ? drafts : { ...drafts, [state]: { ...draft, ...withoutSecrets(answer, marks) } };
  const waiting = trail.path.filter((visit) => visit.state !== state && !inner.path.includes(visit));
  const ahead = Object.keys(marks).length > 0 ? waiting.flatMap((visit) => withOtherSecrets(bundle, visit)) : waiting;
  const path = [...inner.path, event === 'NEXT' ? next : { state, event }, ...ahead];
  const recorded = { ...rest, drafts: kept, path };
  const before = editing?.state === state ? editing : visitOf(trail, state);
  return deepEqual(before?.answer, answer) ? recorded : reviewAgain(recorded, bundle, state);
}

/** What an answer with secrets leaves of a visit: what was asked with the old ones is asked again. A sub-flow is when a
 * secret goes into it; that its open input is another one, the walk sees by itself. */
function withOtherSecrets(bundle: FlowBundle, visit: Visit): readonly Visit[] {
  const invoke = bundle.flow.states[visit.state]?.invoke;
  if (!invoke) return [visit];
  const operation = bundle.operations[invoke.src.slice('op:'.length)];
  if (operation) return isBoundToSecrets(operation) ? [] : [visit];
  const takesSecret = pointersOf(invoke.input).some((pointer) => isSecretPointer(bundle, pointer));
  if (!takesSecret) return [visit];
  const { shown: _shown, ...begun } = visit;
  return [begun];
}
