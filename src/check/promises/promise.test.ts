import { expect, test } from 'vitest';
import { describeViolation, type FlowPromise } from './promise.ts';

const said = { id: 'x', description: 'x', source: [] };

test.each<[FlowPromise, string]>([
  [{ ...said, pattern: 'never', what: { call: ['a', 'b'] } }, 'the call a or b is made, although it never should be'],
  [
    { ...said, pattern: 'never', what: { effect: 'money' }, within: { after: { event: 'CANCEL' } } },
    'a call that is money is made, although it never should be there',
  ],
  [
    { ...said, pattern: 'never', what: { tag: 'review' } },
    'a state tagged review is reached, although it never should be',
  ],
  [
    { ...said, pattern: 'always', when: { outcome: 'done' }, holds: { type: 'is', params: {} } },
    'the outcome done is reached, but what must hold there does not',
  ],
  [
    { ...said, pattern: 'precedes', first: { state: 'review' }, then: { effect: 'money' } },
    'a call that is money is made without the state review before it',
  ],
  [
    { ...said, pattern: 'leadsTo', from: { code: 'X' }, to: { state: 'refused' } },
    'the flow ends after the code X without the state refused',
  ],
  [{ ...said, pattern: 'atMost', what: { call: 'a' }, times: 1 }, 'the call a is made more than once'],
  [
    { ...said, pattern: 'between', what: { call: 'a' }, after: { code: 'X' }, until: { code: 'Y' } },
    'the call a is made, but not between the code X and the code Y',
  ],
  [
    {
      ...said,
      pattern: 'precedes',
      first: { outcome: 'confirmed', of: 'confirmByCode' },
      then: { call: 'a', if: { type: 'is', params: { at: '$sent/method', in: ['FPS', true] } } },
    },
    'the call a with $sent/method "FPS" or true is made without the outcome confirmed of confirmByCode before it',
  ],
])('%j', (promise, words) => {
  expect(describeViolation(promise)).toBe(words);
});
