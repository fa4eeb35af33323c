import type { Move } from '../../engine/drive.ts';
import { trailAfter } from '../../engine/drive.ts';
import type { Trail } from '../../engine/record.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { Choice } from './choices.ts';

/** The trail after something happened where a walk stands, recorded by the engine's own functions.
 * @throws RangeError when it cannot happen there */
export function recordedChoice(result: WalkResult, choice: Choice): Trail {
  return trailAfter(result, moveOf(choice)) ?? result.trail;
}

function moveOf(choice: Choice): Move {
  switch (choice.type) {
    case 'event':
      return { type: 'press', event: choice.name };
    case 'next':
      return { type: 'press', event: 'NEXT', answer: choice.data };
    case 'after':
      return { type: 'wait' };
    case 'done':
      return { type: 'reply', outcome: { type: 'done', data: choice.data } };
    case 'unknown':
      return { type: 'reply', outcome: { type: 'unknown' } };
    case 'code':
      return { type: 'reply', outcome: { type: 'business', code: choice.code, data: choice.data } };
  }
}
