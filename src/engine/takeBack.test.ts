import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import { changeInnermost, innermost, statePathOf } from './innermost.ts';
import { emptyTrail } from './record.ts';
import { recordAnswer } from './recordAnswer.ts';
import { recordReply } from './recordReply.ts';
import { hasWayBack, takeBack } from './takeBack.ts';
import { bundleOf, testBundle, testWorld } from './testing/testBundle.ts';
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

it('lets a call that was refused be made again: the same answer does not bring the old refusal back', () => {
  const bundle = bundleOf({
    id: 'refused',
    version: 1,
    description: '',
    meta: { source: [] },
    initial: 'ask',
    states: {
      ask: { tags: ['step'], on: { NEXT: { target: 'calling' } } },
      calling: {
        tags: ['busy'],
        invoke: {
          src: 'op:transferQuote',
          input: { amount: '$form/ask/amount' },
          onDone: { target: 'done' },
          onError: { target: 'failed' },
        },
      },
      failed: { tags: ['step'], on: { CANCEL: { target: 'done' } } },
      done: { type: 'final', meta: { outcome: 'success' } },
    },
  });
  const calling = walked(bundle, [{ answer: { amount: '1.00' } }]);
  const { stop } = calling;
  if (stop.type !== 'call') throw new Error('no call was made');
  const refused = recordReply(calling, stop, { type: 'business', code: 'TRANS_FAIL', data: {} });
  const failed = walk(bundle, refused, testWorld(), {});
  expect(statePathOf(failed)).toBe('failed');
  const asked = walk(bundle, takeBack(failed) ?? failed.trail, testWorld(), {});
  expect(statePathOf(asked)).toBe('ask');
  const again = walk(bundle, recordAnswer(asked, 'NEXT', { amount: '1.00' }), testWorld(), {});
  expect(again.stop.type).toBe('call');
});
