import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import type { Move } from './drive.ts';
import type { FlowFile } from './flowFile.ts';
import { statePathOf } from './innermost.ts';
import { hasWayBack, takeBack } from './takeBack.ts';
import { FlowWalk } from './testing/flowWalk.ts';
import { bundleOf, testBundle, testWorld } from './testing/testBundle.ts';
import type { WalkResult } from './walkResult.ts';

const walked = (bundle: FlowBundle, moves: readonly Move[]): WalkResult =>
  moves.reduce((member, move) => member.do(move), new FlowWalk(bundle, testWorld())).result;

const answer = (given: JsonObject): Move => ({ type: 'press', event: 'NEXT', answer: given });
const done = (data: JsonObject): Move => ({ type: 'reply', outcome: { type: 'done', data } });
const chosen = (mode: string): readonly Move[] => [
  answer({}),
  done({ fp_ticket: 'f1', modes: [mode] }),
  answer({ mode }),
];
const forgotten = testBundle('forgot-password');

describe('a button that says better what Back would do', () => {
  it('ends the sub-flow on its first step, and leads its caller where Back does', () => {
    const result = walked(forgotten, chosen('question'));
    expect([statePathOf(result), hasWayBack(result)]).toEqual(['byQuestion/answer', true]);
  });

  it('is one after a call of the sub-flow too', () => {
    const result = walked(forgotten, [...chosen('uplink'), done({})]);
    expect([statePathOf(result), hasWayBack(result)]).toEqual(['byText/waiting', true]);
  });

  it('is none on a later step, where Back stays in the sub-flow', () => {
    const result = walked(forgotten, [...chosen('manual'), answer({})]);
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
      answer({ login_pwd: 'Sample1234' }),
      done({ next: 'NEED_DEVICE_CODE', login_ticket: 'lt' }),
    ]);
    expect([statePathOf(result), hasWayBack(result)]).toEqual(['confirmDevice/enter', false]);
    expect(takeBack(result)).toBeDefined();
  });
});

it('keeps what was typed in a sub-flow of a sub-flow when the step before both is taken back', () => {
  const flow = (id: string, states: object, initial = 'ask') =>
    ({ id, version: 1, description: '', meta: { source: [] }, initial, states }) as unknown as FlowFile;
  const ends = { back: { type: 'final', meta: { outcome: 'back' } }, done: { type: 'final' } };
  const calling = (called: string, back: string) => ({
    invoke: { src: `flow:${called}`, onDone: [{ guard: 'outcome:back', target: back }, { target: 'done' }] },
  });
  const deep = bundleOf(
    flow('deep', { ask: { on: { NEXT: { target: 'more' } } }, more: { on: { NEXT: { target: 'done' } } }, ...ends }),
  );
  const called = bundleOf(flow('called', { below: calling('deep', 'back'), ...ends }, 'below'), {}, { deep });
  const states = {
    ask: { on: { NEXT: { target: 'below' } } },
    below: calling('called', 'ask'),
    done: { type: 'final' },
  };
  const member = new FlowWalk(bundleOf(flow('caller', states), {}, { called }), testWorld());
  member.next({}).next({ name: 'A' }).back();
  expect([member.at, member.draft]).toEqual(['below/below/ask', { name: 'A' }]);
  member.back().next({});
  expect([member.at, member.draft]).toEqual(['below/below/ask', { name: 'A' }]);
});

it('keeps what was typed in a sub-flow that Back leads out of, over a call', () => {
  const lacks = { next: 'NEED_INFO', login_ticket: 'lt', need_info: { mobile: true } };
  const member = new FlowWalk(testBundle('login-by-card'), testWorld());
  member.next({ card_no: '1' }).done(lacks).next({ mob_no: '60000001' }).back();
  expect([member.at, member.draft]).toEqual(['addInformation/contact', { mob_no: '60000001' }]);
  member.back();
  expect([member.at, member.draft]).toEqual(['card', { card_no: '1' }]);
  member.next({ card_no: '1' }).done(lacks);
  expect([member.at, member.draft]).toEqual(['addInformation/contact', { mob_no: '60000001' }]);
});

it('lets a call that was refused be made again: the same answer does not bring the old refusal back', () => {
  const bundle = bundleOf({
    id: 'refused',
    version: 1,
    description: '',
    meta: { source: [] },
    initial: 'ask',
    states: {
      ask: { on: { NEXT: { target: 'calling' } } },
      calling: {
        invoke: {
          src: 'op:transferQuote',
          input: { amount: '$form/ask/amount' },
          onDone: { target: 'done' },
          onError: { target: 'failed' },
        },
      },
      failed: { on: { CANCEL: { target: 'done' } } },
      done: { type: 'final', meta: { outcome: 'success' } },
    },
  });
  const member = new FlowWalk(bundle, testWorld()).next({ amount: '1.00' }).code('TRANS_FAIL');
  expect(member.at).toBe('failed');
  expect(member.back().at).toBe('ask');
  expect(member.view.hasAnswers, 'Cancel asks before it throws away what was given').toBe(true);
  expect(member.next({ amount: '1.00' }).at).toBe('calling');
});
