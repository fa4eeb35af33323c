import { describe, expect, it } from 'vitest';
import { asDatabaseAway, DatabaseAway } from './databaseAway.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('a database that is away', () => {
  const away = ['57P01', '57P02', '57P03', '57P04', '57P05', '08006', '53100', '53200', '53300'];
  it.each(['ECONNREFUSED', 'ECONNRESET', ...away])('is told by the code %s', (code) => {
    expect(asDatabaseAway(coded(code))).toMatchObject({ name: 'DatabaseAway', code });
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'Query read timeout'])(
    'is told by the words "%s"',
    (words) => expect(asDatabaseAway(new Error(words))).toBeInstanceOf(DatabaseAway),
  );

  it.each(['23505', '40001', '53400', '57014'])('is not what %s means', (code) => {
    const error = coded(code);
    expect(asDatabaseAway(error)).toBe(error);
  });
});
