import { describe, expect, it } from 'vitest';
import { asDatabaseAway, asNoConnection, DatabaseAway } from './databaseAway.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('a database that is away', () => {
  const away = ['57P01', '57P02', '57P03', '57P04', '57P05', '08006', '25006', '53100', '53200', '53300'];
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

  it.each(['55000', '28000', '28P01', '3D000', '42501', 'CERT_HAS_EXPIRED', 'EAI_AGAIN', 'ECONNREFUSED'])(
    'is told by %s while connecting',
    (code) => expect(asNoConnection(coded(code))).toMatchObject({ name: 'DatabaseAway', code }),
  );

  it('is not what 55000 means of a statement, and a fault without a code stays one', () => {
    const [statement, fault] = [coded('55000'), new TypeError('x is not a function')];
    expect(asDatabaseAway(statement)).toBe(statement);
    expect(asNoConnection(fault)).toBe(fault);
    expect(asNoConnection(new Error('Connection terminated unexpectedly'))).toMatchObject({ code: 'NO_ANSWER' });
  });
});
