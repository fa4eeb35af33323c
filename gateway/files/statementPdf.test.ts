import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContent } from '../content/loadContent.ts';
import { statementPdf } from './statementPdf.ts';

/** How often others have had their turn. */
let turns = 0;
let next: NodeJS.Immediate;
const count = () => {
  turns += 1;
  next = setImmediate(count);
};
beforeAll(count);
afterAll(() => clearImmediate(next));

it('lets others have their turn before each further page', async () => {
  const content = loadContent();
  const begunAt: number[] = [];
  const watched: typeof content.message = (name, ...of) => {
    if (name === 'statement.column.date') begunAt.push(turns);
    return content.message(name, ...of);
  };
  const line = { at: '2025-02-03T10:00:00+08:00', kind: 'topup', amount: 100n, balance: 100n };
  const statement = {
    ...{ statementNo: 's', month: '2025-02', holder: 'Chan Siu Ming', accountNoMask: '****', currency: 'HKD' as const },
    ...{ opening: 0n, closing: 0n, lines: Array.from({ length: 200 }, () => line) },
  };
  await statementPdf(statement, { ...content, message: watched }, 'en');
  expect(begunAt.length).toBeGreaterThan(4);
  expect(new Set(begunAt).size).toBe(begunAt.length);
});
