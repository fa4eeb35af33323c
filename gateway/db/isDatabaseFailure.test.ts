import { expect, it } from 'vitest';
import { DatabaseAway } from './databaseAway.ts';
import { isDatabaseFailure } from './isDatabaseFailure.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each(['57014', '55P03', '25P03', '42P01', '42703', '42883', '42501', '3F000', '58030', 'XX001'])(
  '%s is a failure of the database',
  (code) => expect(isDatabaseFailure(coded(code))).toBe(true),
);

it('and so is one that is away', () => expect(isDatabaseFailure(new DatabaseAway('NO_ANSWER'))).toBe(true));

it.each(['23505', '22003', '40001', '42601', 'P0001', 'XX000', 'ERR_INVALID_URL'])('%s is none', (code) => {
  expect(isDatabaseFailure(coded(code))).toBe(false);
  expect(isDatabaseFailure(new TypeError('x is not a function'))).toBe(false);
});
