import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUCCESS } from '../../../gateway/call/answer.ts';
import { writtenOperations } from '../../../gateway/contract/contract.ts';
import { idFields } from './support/idFields.ts';
import { describeAnswers, proposeRow } from './support/proposeRow.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import { runCell, type Cell } from './support/runCell.ts';
import { subjects, type Subject } from './support/subjects.ts';
import { expectations, NO_ID, operationOf, readTable, type Row } from './support/table.ts';

const operations = writtenOperations();
const operationById = new Map(operations.map((operation) => [operation.operationId, operation]));
const table = readTable();
const rows = [...table].filter(([title]) => operationById.has(operationOf(title)));

/** What any call may change: the number of the request is remembered, and the answer to its key. */
const ALWAYS = ['request_numbers', 'idempotency_keys'];

let wallet: RewoundGateway;
beforeAll(async () => {
  wallet = await rewoundGateway('2025-03-03T10:00:00+08:00');
  // Every call is in English, so that no member's language changes.
  await wallet.database.transaction((tx) => tx.query("UPDATE members SET lang = 'en'"));
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
