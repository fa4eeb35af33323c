import { expect, it } from 'vitest';
import { startFailure } from './startFailure.ts';

it('an error that nobody has foreseen is one line with its kind, code and place, without its message', () => {
  const error = Object.assign(new TypeError('61234567'), {
    code: 'ERR_X',
    stack: 'TypeError: 61234567\n    at f (a.ts:1:2)\n    at g',
  });
  expect(startFailure(error)).toBe(
    'The gateway cannot start: TypeError (ERR_X) at f (a.ts:1:2). This is a fault of the program: report it with the line "fault" of the log.',
  );
  expect(startFailure('61234567')).toMatch(/^The gateway cannot start: string\. /);
});
