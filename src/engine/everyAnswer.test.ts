import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyAnswer } from './everyAnswer.ts';
import type { FlowFile, Guard, StateNode } from './flowFile.ts';
import { flowMachine, runByAnswers, type ControlEvent, type FlowMachine, type Judge } from './machine.ts';

const states: { readonly [name: string]: StateNode } = {
  sort: { always: [{ guard: 'rule:known', target: 'ask' }, { guard: 'rule:old', target: 'wait' }, { target: 'send' }] },
  ask: {
    tags: ['step'],
    on: { NEXT: [{ guard: 'rule:known', target: 'sort' }, { target: 'send' }], CANCEL: { target: 'off' } },
  },
  wait: { tags: ['step'], on: { NEXT: { target: 'send' } }, after: { 'const:patience': { target: 'off' } } },
  send: {
    invoke: {
      src: 'op:send',
      onDone: [
        { guard: { type: 'is', params: { at: '$reply/send/ok', in: [true] } }, target: 'done' },
        { target: 'sort' },
      ],
      onError: [
        { guard: 'code:LATE', target: 'wait' },
        { guard: 'call:unknown', target: 'done' },
      ],
    },
  },
  done: { type: 'final' },
  off: { type: 'final' },
};
const flow = { id: 'made', version: 1, meta: {}, initial: 'sort', states } as unknown as FlowFile;

function answered(): FlowMachine {
  const built = JSON.parse(JSON.stringify({ flow, answers: everyAnswer(flow) })) as {
    flow: FlowFile;
    answers: ReturnType<typeof everyAnswer>;
  };
  runByAnswers(built.flow, built.answers);
  return flowMachine(built.flow);
}

const events: readonly ControlEvent[] = [
  { type: 'event', name: 'NEXT' },
  { type: 'event', name: 'CANCEL' },
  { type: 'event', name: 'NONE' },
  { type: 'after', delay: 'const:patience' },
  { type: 'done', output: null },
  { type: 'code', code: 'LATE' },
  { type: 'unknown' },
];

/** Guards that hold or not as `bits` says, whatever the event. */
function judgeBy(bits: number): Judge {
  const names = ['rule:known', 'rule:old', 'is', 'code:LATE', 'call:unknown', 'engine:ledBy:ask', 'engine:ledBy:wait'];
  return (guard: Guard) => (bits & (1 << names.indexOf(typeof guard === 'string' ? guard : guard.type))) !== 0;
}

describe('the answers of XState, asked beforehand', () => {
  it('are those that it gives when it is asked, whatever guards hold', () => {
    const [live, built] = [flowMachine(flow), answered()];
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(states)),
        fc.constantFrom(...events),
        fc.nat(127),
        (state, event, bits) => {
          const judge = judgeBy(bits);
          expect(built.start(judge)).toBe(live.start(judge));
          expect(built.next(state, event, judge)).toBe(live.next(state, event, judge));
        },
      ),
    );
  });

  it('hold a place for each guard that the flow asks, and ask no other', () => {
    const { start, ...rest } = everyAnswer(flow);
    expect(start).toEqual({
      guard: 'rule:known',
      yes: { to: 'ask' },
      no: { guard: 'rule:old', yes: { to: 'wait' }, no: { to: 'send' } },
    });
    expect(rest['ask on CANCEL']).toEqual({ to: 'off' });
    expect(Object.keys(rest)).toContain('wait after const:patience');
  });
});
