import { expect, it } from 'vitest';
import { UnusableDatabase } from './unusableDatabase.ts';
import { unusableFolder } from './unusableFolder.ts';

const coded = (code: string) => Object.assign(new Error('secret'), { code });

it.each([
  ['42P01', /^The database in \/d cannot be used \(42P01\)\. What lies in it is damaged or does not fit/],
  ['23505', /^The database in \/d cannot be used \(23505\)\. /],
  ['ENOSPC', /no room left/],
])('%s is told of the folder', (code, told) => {
  expect(unusableFolder(coded(code), '/d')).toMatch(told);
  expect(unusableFolder(coded(code), '/d')).not.toMatch(/DATABASE_URL|secret/);
});

it('what is clear stays, and what is no error of the database is none', () => {
  expect(unusableFolder(new UnusableDatabase('Clear.'), '/d')).toBe('Clear.');
  for (const other of [coded('EPERM'), coded('ERR_X'), new TypeError('x')])
    expect(unusableFolder(other, '/d')).toBeUndefined();
});
