import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUCCESS } from '../../../gateway/call/answer.ts';
import { writtenOperations } from '../../../gateway/contract/contract.ts';
import { idFields } from './support/idFields.ts';
import { describeAnswers, proposeRow } from './support/proposeRow.ts';
import { rewoundGateway } from '../../support/rewound.ts';
import { changedTables, tablesRead, watchTables } from './support/digest.ts';
import { runCell, type Cell, type WatchedGateway } from './support/runCell.ts';
import { subjects, type Subject } from './support/subjects.ts';
import { expectations, NO_ID, operationOf, readTable, type Row } from './support/table.ts';

const operations = writtenOperations();
const operationById = new Map(operations.map((operation) => [operation.operationId, operation]));
const table = readTable();
const rows = [...table].filter(([title]) => operationById.has(operationOf(title)));

/** What any call may change: the number of the request is remembered, and the answer to its key. */
const ALWAYS = ['request_numbers', 'idempotency_keys'];

let wallet: WatchedGateway;
beforeAll(async () => {
  const gateway = await rewoundGateway('2025-03-03T10:00:00+08:00');
  // Every call is in English, so that no member's language changes.
  await gateway.database.transaction((tx) => tx.query("UPDATE members SET lang = 'en'"));
  wallet = { ...gateway, digests: await watchTables(gateway.database) };
});
afterAll(() => wallet.close());

const run = (title: string, row: Row, subject: Subject): Promise<Cell> =>
  runCell(wallet, operationOf(title), row, subject);

describe('the table of who may do what', () => {
  it('has a row for every operation', () => {
    const titled = new Set([...table.keys()].map(operationOf));
    const without = operations.filter(({ operationId }) => !titled.has(operationId));
    const message = without.map((operation) => proposeRow(operation)).join('\n');
    const names = without.map(({ operationId }) => operationId);
    expect(names, `Write in tests/contract/authorisation/rows/<area>.yaml (docs/tester.md):\n\n${message}`).toEqual([]);
  });

  it('has rows for operations of the contract only', () => {
    expect([...table.keys()].filter((title) => !operationById.has(operationOf(title)))).toEqual([]);
  });

  it.each(rows)('%s: says what each subject is answered, a foreign id like an unknown one', (title, row) => {
    const expected = expectations(title, row);
    const ids = idFields(title, row);
    const [foreign, unknown] = [expected.get('foreignId'), expected.get('unknownId')];
    if (ids.length === 0) expect([foreign, unknown], 'no id to be foreign').toEqual([NO_ID, NO_ID]);
    else if (row.bearer) expect(operationById.get(operationOf(title))!.auth).not.toBe('member');
    else expect(foreign, ids.join(', ')).toBe(unknown);
  });
});

const cells = rows.flatMap(([title, row]) => {
  const expected = expectations(title, row);
  const all = subjects.map((subject) => ({
    title,
    row,
    subject,
    name: subject.name,
    code: expected.get(subject.name)!,
  }));
  return all.filter(({ code }) => code !== NO_ID);
});

describe('who is answered what (R-ROLE-03)', () => {
  it.each(cells)('$title, $name: $code', async ({ title, row, subject, code }) => {
    const cell = await run(title, row, subject);
    expect(cell.code).toBe(code);
    const acts = code === SUCCESS && (row.bearer || subject.caller === 'owner');
    if (acts && operationById.get(operationOf(title))!.effect !== 'read') return;
    const may = [
      ...ALWAYS,
      ...(row.mayChange ?? []),
      ...(code === SUCCESS ? (row.keeps ?? []) : []),
      ...('session' in subject && subject.session === 'expired' ? ['sessions'] : []),
    ];
    expect(
      cell.changed.filter((name) => !may.includes(name)),
      'nothing has changed',
    ).toEqual([]);
  });

  const withIds = cells.filter(({ row, name }) => name === 'foreignId' && !row.bearer);
  it.each(withIds)('$title: a foreign id is answered as an unknown one, to the letter', async ({ title, row }) => {
    const foreign = await run(title, row, subjectOf('foreignId'));
    const unknown = await run(title, row, subjectOf('unknownId'));
    expect(foreign.bare).toBe(unknown.bare);
  });
});

/** What is written, and the tables that then differ. */
const WRITES = [
  ["UPDATE members SET region = 'CN' WHERE member_id = 'chan'", ['members']],
  ["UPDATE members SET lang = 'en'", []],
  ["DELETE FROM members WHERE member_id = 'nobody'", []],
  ["INSERT INTO request_numbers (req_water_no, seen_at) VALUES ('one', now()), ('other', now())", ['request_numbers']],
  ["DELETE FROM request_numbers WHERE req_water_no = 'one'", ['request_numbers']],
  ['TRUNCATE request_numbers', ['request_numbers']],
  // A trigger opens its balance.
  [
    "INSERT INTO ledger_accounts (id, kind, currency, opened_at) VALUES ('new', 'customer', 'HKD', now())",
    ['ledger_accounts', 'ledger_balances'],
  ],
] as const;

describe('what a call has changed', () => {
  it('is found as if every table were read, and taken back', async () => {
    const { database, digests } = wallet;
    const all = await tablesRead(database);
    expect(await digests()).toEqual(all);
    await database.rewind(async () => {
      for (const [sql, tables] of WRITES) {
        const before = await digests();
        await database.transaction((tx) => tx.script(sql));
        const after = await digests();
        expect(after).toEqual(await tablesRead(database));
        expect([sql, changedTables(before, after)]).toEqual([sql, tables]);
      }
      await database
        .transaction(async (tx) => {
          await tx.query("UPDATE accounts SET status = 'stopped'");
          throw new Error('It is taken back.');
        })
        .catch(() => undefined);
      expect(await digests()).toEqual(await tablesRead(database));
    });
    expect([await digests(), await tablesRead(database)]).toEqual([all, all]);
  });
});

const subjectOf = (name: string): Subject => subjects.find((one) => one.name === name)!;

/** `PROPOSE=cardLock,cardUnlock` prints what the gateway answers now, for an author to judge. */
const asked = (process.env['PROPOSE'] ?? '').split(',');
const proposed = rows.filter(([title]) => asked.includes(operationOf(title)) || asked.includes('all'));

describe.runIf(proposed.length > 0)('proposed', () => {
  it.each(proposed)('%s', async (title, row) => {
    const withoutId = idFields(title, row).length === 0;
    const found: (readonly [string, string])[] = [];
    for (const subject of subjects) {
      const none = withoutId && /Id$/.test(subject.name);
      const cell = none
        ? undefined
        : await run(title, row, subject).catch((error: Error) => ({ code: `ERROR ${error.message}`, changed: [] }));
      found.push([cell?.code ?? NO_ID, subject.name]);
      const more = (cell?.changed ?? []).filter((name) => !ALWAYS.includes(name));
      if (more.length > 0) console.log(`${title}, ${subject.name}: ${cell?.code} changes ${more.join(', ')}`);
    }
    console.log(describeAnswers(title, found));
  });
});
