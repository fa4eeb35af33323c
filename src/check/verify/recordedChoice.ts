import { recordAnswer } from '../../engine/recordAnswer.ts';
import { recordRefusal } from '../../engine/recordRefusal.ts';
import { recordReply } from '../../engine/recordReply.ts';
import { changeInnermost } from '../../engine/innermost.ts';
import type { Trail } from '../../engine/record.ts';
import type { CallStop, WalkResult } from '../../engine/walkResult.ts';
import type { Choice } from './choices.ts';

const LONG_AGO = '2000-01-01T00:00:00+08:00';

/** The trail after something happened where a walk stands, recorded by the engine's own functions.
 * @throws RangeError when it cannot happen there */
export function recordedChoice(result: WalkResult, choice: Choice): Trail {
  return changeInnermost(result, (inner) => changed(inner, choice));
}

function changed(inner: WalkResult, choice: Choice): Trail {
  const { stop, trail } = inner;
  switch (choice.type) {
    case 'event':
      return recordAnswer(inner, choice.name, {});
    case 'next':
      return recordAnswer(inner, 'NEXT', choice.data);
    case 'after':
      // The step was reached so long ago that every `after` of it has come.
      if (stop.type !== 'step') throw new RangeError('nothing is waited for');
      return { ...trail, path: [...inner.path, { state: stop.state, since: LONG_AGO }] };
    case 'done':
      return recordReply(inner, callAt(inner), { type: 'done', data: choice.data });
    case 'unknown':
      return recordReply(inner, callAt(inner), { type: 'unknown' });
    case 'code': {
      const refusal = { type: 'business', code: choice.code, data: choice.data } as const;
      if (stop.type === 'step' && !stop.call) return recordRefusal(inner, refusal) ?? trail;
      return recordReply(inner, callAt(inner), refusal);
    }
  }
}

function callAt({ stop }: WalkResult): CallStop {
  if (stop.type === 'call') return stop;
  if (stop.type === 'step' && stop.call) return stop.call;
  throw new RangeError('no call is made there');
}
