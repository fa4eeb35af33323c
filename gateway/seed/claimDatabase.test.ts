import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database } from '../db/database.ts';
import { UnusableDatabase } from '../db/unusableDatabase.ts';
import { insertMember } from '../people/members.ts';
import { createPasswordHasher } from '../vault/passwordHasher.ts';
import { claimDatabase } from './claimDatabase.ts';
import { seed } from './seed.ts';

const clock = { now: () => Promise.resolve('2025-03-03T10:00:00.000+08:00') };
const passwords = createPasswordHasher({ N: 16, r: 1, p: 1 });

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

const claims = (withSandbox: boolean) =>
  claimDatabase(database, withSandbox).then(
    () => 'taken',
    (error: unknown) => (error instanceof UnusableDatabase ? error.message : String(error)),
  );
const register = () =>
  database.transaction((tx) =>
    insertMember(tx, {
      memberId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      ...{ userName: 'Ho Ka Yan', areaCode: '852', mobNo: '69990000', email: 'ho@example.com', region: 'HK' },
      ...{ realnameStatus: '0', reviewState: 'waitingToSubmit', coBranded: false },
      registeredAt: '2025-03-01T10:00:00.000+08:00',
    }),
  );

it('a database with sample members is refused without a sandbox, also one that nobody has claimed', async () => {
  await seed(database, clock, { passwords });
  expect(await claims(false)).toMatch(/belongs to a sandbox: .*DATABASE_URL .*DATA_DIR .*SANDBOX=true/);
  expect(await claims(true)).toBe('taken');
});

it('a database with other members is refused with one, also one that nobody has claimed', async () => {
  await register();
  expect(await claims(true)).toMatch(/belongs to a gateway without a sandbox.*DATABASE_URL .*DATA_DIR/);
  expect(await claims(false)).toBe('taken');
});

it('an empty one belongs to whoever starts first, before there is any member', async () => {
  expect(await claims(false)).toBe('taken');
  expect(await claims(false)).toBe('taken');
  expect(await claims(true)).toMatch(/belongs to a gateway without a sandbox/);
});

it('members who register in a sandbox leave it one, and so do samples that are gone', async () => {
  expect(await claims(true)).toBe('taken');
  await register();
  expect(await claims(true)).toBe('taken');
  expect(await claims(false)).toMatch(/belongs to a sandbox/);
});

it('samples that an older sandbox has put into a claimed one are found', async () => {
  expect(await claims(false)).toBe('taken');
  await seed(database, clock, { passwords });
  for (const withSandbox of [false, true])
    expect(await claims(withSandbox)).toMatch(/of an older version .*Restore the backup .*DATABASE_URL/);
});
