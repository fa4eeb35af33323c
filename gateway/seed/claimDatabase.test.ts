import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropSchema, freshDatabase, freshSchema } from '../../tests/support/freshDatabase.ts';
import type { Database } from '../db/database.ts';
import { UnusableDatabase } from '../db/unusableDatabase.ts';
import { migrate, readMigrations } from '../migrations/migrate.ts';
import { openDatabase } from '../migrations/openDatabase.ts';
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

const said = (claim: Promise<unknown>) =>
  claim.then(
    () => 'taken',
    (error: unknown) => (error instanceof UnusableDatabase ? error.message : String(error)),
  );
const claims = (withSandbox: boolean) => said(database.transaction((tx) => claimDatabase(tx, withSandbox)));
/** As at the start, by a version with one more migration. */
const starts = (withSandbox: boolean) =>
  said(
    database.transaction((tx) =>
      claimDatabase(tx, withSandbox, async () =>
        migrate(tx, [...(await readMigrations()), { name: '999-newer.sql', sql: 'CREATE TABLE newer (n int)' }]),
      ),
    ),
  );
const has = (table: string) =>
  database.transaction(async (tx) => (await tx.query(`SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`)).length > 0);
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

it('one that has no member yet, but a key that has sealed, is no sandbox’s, also where nobody has claimed it', async () => {
  await database.transaction((tx) => tx.query("INSERT INTO vault_keys (version, proof) VALUES (1, 'sealed')"));
  expect(await claims(true)).toMatch(/belongs to a gateway without a sandbox/);
  expect(await claims(false)).toBe('taken');
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

it.each([true, false])('what is refused has been migrated by nobody: of a sandbox %s', async (isOfSandbox) => {
  expect(await claims(isOfSandbox)).toBe('taken');
  expect(await starts(!isOfSandbox)).toMatch(/^The database belongs to/);
  expect(await has('newer')).toBe(false);
  expect(await starts(isOfSandbox)).toBe('taken');
  expect(await has('newer')).toBe(true);
});

it('what is refused from before there were claims is left as it was, too', async () => {
  await seed(database, clock, { passwords });
  await database.transaction((tx) =>
    tx.script(`DROP TABLE database_claim; DELETE FROM migrations WHERE name = '435-with-sandbox.sql'`),
  );
  expect(await starts(false)).toMatch(/belongs to a sandbox/);
  expect([await has('newer'), await has('database_claim')]).toEqual([false, false]);
  expect(await starts(true)).toBe('taken');
});

describe.skipIf(!process.env.DATABASE_URL)('on a server', () => {
  it('of two kinds that start together on an empty database one is refused', async () => {
    const options = { url: process.env.DATABASE_URL!, schema: freshSchema() };
    const opening = [true, false].map((withSandbox) =>
      openDatabase(options, (tx, migrate) => claimDatabase(tx, withSandbox, migrate)),
    );
    const answers = await Promise.all(opening.map(said));
    const opened = (await Promise.allSettled(opening)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    if (opened[0]) await dropSchema(opened[0], options.schema);
    await Promise.all(opened.map((one) => one.close()));
    expect(answers.sort()).toEqual([expect.stringMatching(/^The database belongs to/), 'taken']);
  });
});
