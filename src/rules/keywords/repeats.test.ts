import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { judge, repeats } from './repeats.ts';

const context = testContext({});
const holds = (value: string) => judge(true, value, context) === undefined;

describe('repeats', () => {
  it.each(['111111', '121212', '123123', 'abab', '11'])('%s', (text) => {
    expect(holds(text)).toBe(true);
  });

  it.each(['', '1', '111112', '211111', '121213', '123321', '12121', '864209'])('not %j', (text) => {
    expect(holds(text)).toBe(false);
  });

  it('holds of every part that comes again, and of no other text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 2, max: 4 }), (part, n) => holds(part.repeat(n))),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[01]{1,8}$/), (text) => {
        const parts = Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 1));
        const isOne = parts.some((part) => part.repeat(text.length / part.length) === text);
        expect(holds(text)).toBe(isOne);
      }),
    );
  });

  it('proposes texts on both sides', () => {
    const { hold, fail } = repeats.propose(true, context);
    expect(hold.every((value) => holds(String(value)))).toBe(true);
    expect(fail.some((value) => holds(String(value)))).toBe(false);
  });
});
