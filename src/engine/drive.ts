import type { JsonObject } from '../domain/json.ts';
import { editAnswer } from './editAnswer.ts';
import { changeInnermost, innermost } from './innermost.ts';
import type { Trail } from './record.ts';
import { recordAnswer } from './recordAnswer.ts';
import { recordRefusal } from './recordRefusal.ts';
import type { DefiniteOutcome } from './recordReply.ts';
import { recordReply } from './recordReply.ts';
import { takeBack } from './takeBack.ts';
import { trailWithHoles } from './secrets.ts';
import type { CallStop, WalkResult } from './walkResult.ts';

/** What a member, the gateway or time does to a walk, one thing at a time and without a wizard running. Model check, replay
 * and tests drive the engine by it. */
export type Move =
  /** The member presses a button. */
  | { readonly type: 'press'; readonly event: string; readonly answer?: JsonObject }
  /** The call is answered; on a step without a call of its own, the call of one of its fields. */
  | { readonly type: 'reply'; readonly outcome: DefiniteOutcome }
  /** Every time limit of the step passes. */
  | { readonly type: 'wait' }
  | { readonly type: 'back' }
  /** A Change link: the answer of a state of the innermost flow is given again. */
  | { readonly type: 'change'; readonly state: string }
  /** What is stored is opened again: it has no secrets. */
  | { readonly type: 'reload' };

const LONG_AGO = '2000-01-01T00:00:00+08:00';

/** The trail after a move, recorded by the engine's own functions; `undefined` where Back or Change is not offered.
 * @throws RangeError when nothing waits there for such a move */
export function trailAfter(result: WalkResult, move: Move): Trail | undefined {
  switch (move.type) {
    case 'press':
      return changeInnermost(result, (inner) => recordAnswer(inner, move.event, move.answer ?? {}));
    case 'reply':
      return changeInnermost(result, (inner) => replied(inner, move.outcome));
    case 'wait':
      return changeInnermost(result, waited);
    case 'back':
      return takeBack(result);
    case 'change':
      if (!editAnswer(innermost(result), move.state)) return undefined;
      return changeInnermost(result, (inner) => editAnswer(inner, move.state) ?? inner.trail);
    case 'reload':
      return trailWithHoles(result.trail, result.bundle);
  }
}

/** The call that is made where a walk has stopped, if one is. */
export function callAt({ stop }: WalkResult): CallStop | undefined {
  if (stop.type === 'call') return stop;
  return stop.type === 'step' ? stop.call : undefined;
}

function replied(inner: WalkResult, outcome: DefiniteOutcome): Trail {
  const call = callAt(inner);
  if (call) return recordReply(inner, call, outcome);
  if (inner.stop.type !== 'step' || outcome.type !== 'business') throw new RangeError('no call is made there');
  return recordRefusal(inner, outcome) ?? inner.trail;
}

/** The step was reached so long ago that every `after` of it has come. */
function waited({ stop, trail, path }: WalkResult): Trail {
  if (stop.type !== 'step') throw new RangeError('nothing is waited for');
  return { ...trail, path: [...path, { state: stop.state, since: LONG_AGO }] };
}
