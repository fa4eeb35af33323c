import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import { changeInnermost, innermost, statePathOf } from './innermost.ts';
import { emptyTrail } from './record.ts';
import { recordAnswer } from './recordAnswer.ts';
import { recordReply } from './recordReply.ts';
import { hasWayBack, takeBack } from './takeBack.ts';
import { testBundle, testWorld } from './testing/testBundle.ts';
import { walk } from './walk.ts';
import type { WalkResult } from './walkResult.ts';

/** An answer, or the data of a reply. */
type Move = { readonly answer: JsonObject } | { readonly done: JsonObject };

function walked(bundle: FlowBundle, moves: readonly Move[]): WalkResult {
  const start = walk(bundle, emptyTrail(bundle.flow.id, bundle.flow.version), testWorld(), {});
  return moves.reduce((result, move) => {
    const trail = changeInnermost(result, (inner) => {
      if ('answer' in move) return recordAnswer(inner, 'NEXT', move.answer);
      const { stop } = innermost(result);
      if (stop.type !== 'call') throw new Error(`${statePathOf(result)} is not a call`);
      return recordReply(inner, stop, { type: 'done', data: move.done });
    });
    return walk(bundle, trail, testWorld(), {});
  }, start);
}

const chosen = (mode: string): readonly Move[] => [
  { answer: {} },
  { done: { fp_ticket: 'f1', modes: [mode] } },
  { answer: { mode } },
];
const forgotten = testBundle('forgot-password');

describe('a button that says better what Back would do', () => {
  it('ends the sub-flow on its first step, and leads its caller where Back does', () => {
    const result = walked(forgotten, chosen('question'));
    expect([statePathOf(result), hasWayBack(result)]).toEqual(['byQuestion/answer', true]);
  });

  it('is one after a call of the sub-flow too', () => {
    const result = walked(forgotten, [...chosen('uplink'), { done: {} }]);
    expect([statePathOf(result), hasWayBack(result)]).toEqual(['byText/waiting', true]);
  });

  it('is none on a later step, where Back stays in the sub-flow', () => {
    const result = walked(forgotten, [...chosen('manual'), { answer: {} }]);
    expect([statePathOf(result), hasWayBack(result)]).toEqual(['byStaff/pictures', false]);
  });

  it('is none where the caller sends its outcome elsewhere', () => {
    const { byQuestion } = forgotten.flow.states;
    const invoke = byQuestion?.invoke;
    if (!invoke) throw new Error('forgot-password has no state "byQuestion" that calls');
    const onDone = [{ guard: 'outcome:cancelled', target: 'identify' }, ...[invoke.onDone].flat()];
    const states = { ...forgotten.flow.states, byQuestion: { ...byQuestion, invoke: { ...invoke, onDone } } };
    const elsewhere = { ...forgotten, flow: { ...forgotten.flow, states } };
    expect(hasWayBack(walked(elsewhere, chosen('question')))).toBe(false);
  });

  it('is not Cancel, which throws away what Back keeps', () => {
    const result = walked(testBundle('login-by-password'), [
      { answer: { login_pwd: 'Sample1234' } },
      { done: { next: 'NEED_DEVICE_CODE', login_ticket: 'lt' } },
    ]);
    expect([statePathOf(result), hasWayBack(result)]).toEqual(['confirmDevice/enter', false]);
    expect(takeBack(result)).toBeDefined();
  });
});
