import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { parseFile } from '../../compile/parseFile.ts';
import type { Project } from '../../compile/project.ts';
import { setAt, splitPointer } from '../../domain/jsonPointer.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { changeWords } from './changeWords.ts';
import { writeCsv } from '../../domain/csv.ts';
import { readCsv, type CsvRow } from './readCsv.ts';
import { importWords } from './importWords.ts';
import { wordFiles } from '../static/wordFiles.ts';
import { wordRows } from './wordRows.ts';
import { wordSheet } from './wordSheet.ts';

const project = loadProject(process.cwd());
const rows = wordRows(project, wordFiles(project));
const bytes = (text: string) => new TextEncoder().encode(text);

/** The sheet of a flow with some rows as a translator left them. */
function sheetOf(of: Project, flow: string, change: (cells: string[]) => readonly string[] | undefined): Uint8Array {
  const read = readCsv(wordSheet(of, wordRows(of, [flow]))) as readonly CsvRow[];
  const cells = read.map((row) => row.cells.map(({ text }) => text));
  return bytes(writeCsv(cells.flatMap((row) => [change([...row]) ?? row])));
}

/** A cell of one row written otherwise: 4, 5 and 6 are zh-HK, zh-CN and en. */
const cellOf = (key: string, column: number, text: string) => (cells: string[]) =>
  cells[1] === key ? cells.with(column, text) : undefined;

function withFile(path: string, change: (text: string) => string): Project {
  const text = change(project.files.get(path)?.text ?? '');
  return loadProject(project.root, new Map([...project.files, [path, parseFile(path, text)]]));
}

function saidOf(of: Project, sheet: Uint8Array): readonly string[] {
  const read = importWords(of, sheet);
  return read.type === 'problems'
    ? read.problems.map(({ row, locale, text }) => `${row ?? ''} ${locale ?? ''} ${text}`)
    : [`${read.texts} in ${[...read.files.keys()].join()}`];
}

test('every text of the project has a row, and all of them come back without a difference', () => {
  const texts = rows.flatMap((row) => Object.values(row.texts));
  expect(texts.length).toBeGreaterThan(10_000);
  const read = importWords(project, bytes(wordSheet(project, rows)));
  expect(read).toEqual({ type: 'files', files: new Map(), texts: 0, rows: rows.length });
});

test('no key stands twice, and nothing lacks a language', () => {
  expect(new Set(rows.map(({ file, pointer }) => `${file}${pointer}`)).size).toBe(rows.length);
  expect(rows.filter(({ lacking }) => lacking.length > 0)).toEqual([]);
});

test('another text changes itself in its file and no other byte, and the one before brings the file back', () => {
  const said = rows.flatMap((row) =>
    LOCALES.flatMap((locale) => {
      const before = row.texts[locale];
      return before === undefined ? [] : [{ ...row, locale, before }];
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...said),
      fc.string({ minLength: 1 }),
      ({ file, locale, before, pointer, key, at }, word) => {
        const { text = '', data = null } = project.words[locale]?.[file] ?? {};
        const after = changeWords(text, [{ key, at, text: word }], undefined);
        expect(JSON.parse(after)).toEqual(setAt(data, splitPointer(pointer), word));
        expect(changeWords(after, [{ key, at, text: before }], undefined)).toBe(text);
      },
    ),
    { numRuns: 300 },
  );
});

test('a space that breaks no line is written so that it can be seen, and brings the file back', () => {
  const spaced = rows.flatMap((row) =>
    LOCALES.flatMap((locale) => {
      const before = row.texts[locale];
      return before?.includes('\u00a0') ? [{ ...row, locale, before }] : [];
    }),
  );
  expect(spaced.length).toBeGreaterThan(0);
  for (const { file, locale, before, key, at } of spaced) {
    const text = project.words[locale]?.[file]?.text ?? '';
    const after = changeWords(text, [{ key, at, text: 'word' }], undefined);
    expect(changeWords(after, [{ key, at, text: before }], undefined)).toBe(text);
  }
});

test('a text in another language is taken, lines as the file has them', () => {
  const key = '/steps/details/fields/account_id/row';
  const row = rows.find(({ file, pointer }) => file === 'transfer-to-hk' && pointer === key);
  const asWindows = (row?.texts.en ?? '').replaceAll('\n', '\r\n');
  expect(saidOf(project, sheetOf(project, 'transfer-to-hk', cellOf(key, 6, asWindows)))).toEqual(['0 in ']);
  const sheet = sheetOf(project, 'transfer-to-hk', cellOf('/flow/title', 6, 'Send to a bank in Hong Kong'));
  const read = importWords(project, sheet);
  const path = 'locales/en/transfer-to-hk.json';
  expect(read.type === 'files' && [...read.files.keys()]).toEqual([path]);
});

test('what flow check would say is said of the cell that it comes from, each in its row', () => {
  const faults: readonly (readonly [key: string, column: number, text: string, says: string])[] = [
    ['/steps/frozen/intro', 6, 'For {{freeze, ours}} hours.', '"ours" is not a format.'],
    ['/steps/closedNow/intro', 6, 'Closed from {{from}}.', '{{to}} is left out in this language alone'],
    ['/steps/refused/intro', 5, '{{frieze}}', '{{frieze}} is not offered'],
    ['/flow/title', 5, '转账至香港銀行', '"銀" in zh-CN is a traditional letter'],
    ['/steps/details/title', 4, 'Please do not send money', 'in zh-HK is English'],
    ['/steps/done/title', 6, '<b>Sent</b>', '<b>'],
  ];
  const sheet = sheetOf(project, 'transfer-to-hk', (cells) => {
    const fault = faults.find(([key]) => key === cells[1]);
    return fault && cells.with(fault[1], fault[2]);
  });
  const numbers = wordRows(project, ['transfer-to-hk']).map(({ pointer }) => pointer);
  const said = saidOf(project, sheet);
  for (const [key, column, , says] of faults) {
    const at = `${numbers.indexOf(key) + 2} ${LOCALES[column - 4] ?? ''} `;
    expect(
      said.find((one) => one.startsWith(at) && one.includes(says)),
      `${at}${says}: ${said.join()}`,
    ).toBeDefined();
  }
});

test('words that are gone, and a key that nothing has, are told without a check', () => {
  expect(saidOf(project, sheetOf(project, 'transfer-to-hk', cellOf('/flow/title', 5, '')))).toEqual([
    expect.stringContaining('zh-CN the words are gone: "转账至香港银行".'),
  ]);
  const renamed = sheetOf(project, 'transfer-to-hk', cellOf('/flow/title', 1, '/flow/titel'));
  expect(saidOf(project, renamed)).toEqual([
    expect.stringMatching(/^2 {2}"\/flow\/titel" is not known\..*"\/flow\/title"\?$/),
  ]);
});

test('how a language counts is its own: a form that it does not have is refused, and so is an end of those it has', () => {
  const path = 'login-by-password';
  const counted = rows.filter(({ file, at }) => file === path && at[0] === 'one');
  expect(counted.map(({ texts }) => Object.keys(texts))).toEqual([['en']]);
  const [key = ''] = counted.map(({ pointer }) => pointer);
  expect(saidOf(project, sheetOf(project, path, cellOf(key, 4, '一次')))).toEqual([
    expect.stringContaining('zh-HK has one text here, in a row of its own.'),
  ]);
  expect(saidOf(project, sheetOf(project, path, cellOf(key, 6, '')))).toEqual([
    expect.stringContaining('the words are gone'),
  ]);
});

test('a row that is not known, or stands twice, or is of other words', () => {
  const sheet = sheetOf(project, 'device-code', (cells) =>
    cells[1] === '/flow/title' ? ['device-cod', ...cells.slice(1)] : undefined,
  );
  expect(saidOf(project, sheet)).toEqual([
    '2  there are no words called "device-cod". A row finds its words by the name of their file in locales/. Did you mean "device-code"?',
  ]);
  const twice = bytes(
    new TextDecoder().decode(sheetOf(project, 'device-code', () => undefined)).replace(/^(device.*\r\n)/m, '$1$1'),
  );
  expect(saidOf(project, twice)).toEqual([
    '3  "/flow/title" stands in row 2 too. Which of the two counts is not known. Take one of them out.',
  ]);
});

test.each([
  [bytes('file,key,en\r\nrealname,/flow/title,Name'), 'the first row has no column "zh-HK", "zh-CN".'],
  [Uint8Array.of(0x66, 0xff, 0xfe), 'the file is not UTF-8.'],
  [bytes('file,key,zh-HK,zh-CN,en\r\nrealname,"/flow'), 'this cell begins with " and never ends.'],
])('a file that is no such sheet', (sheet, says) => {
  expect(saidOf(project, sheet)).toEqual([expect.stringContaining(says)]);
});

test('what one language lacks is a row to fill, and comes where the others have it', () => {
  const path = 'locales/zh-CN/transfer-to-hk.json';
  const line = /\n {4}"intro": "以转数快.*"|,\n {4}"intro": .*/;
  const without = withFile(path, (text) => text.replace(line, ''));
  expect(without.files.get(path)?.text).not.toBe(project.files.get(path)?.text);
  const lacking = wordRows(without, ['transfer-to-hk']).filter((row) => row.lacking.length > 0);
  expect(lacking).toMatchObject([{ pointer: '/flow/intro', lacking: ['zh-CN'] }]);
  const was = rows.find(({ file, pointer }) => file === 'transfer-to-hk' && pointer === '/flow/intro');
  const sheet = sheetOf(without, 'transfer-to-hk', cellOf('/flow/intro', 5, was?.texts['zh-CN'] ?? ''));
  const read = importWords(without, sheet);
  expect(read.type === 'files' && JSON.stringify(JSON.parse(read.files.get(path) ?? ''))).toBe(
    JSON.stringify(project.files.get(path)?.data),
  );
});

test('a new field has its rows before any language says it, and is taken in all of them or not', () => {
  const asked = withFile('schemas/transfer-to-hk/details.schema.json', (text) =>
    text.replace('"properties": {', '"properties": { "purpose": { "type": "string", "enum": ["rent"] },'),
  );
  const at = '/steps/details/fields/purpose';
  const lacking = wordRows(asked, ['transfer-to-hk']).filter((row) => row.lacking.length > 0);
  expect(lacking.map(({ pointer }) => pointer)).toEqual([`${at}/label`, `${at}/options/rent`]);
  const filled = (texts: readonly string[]) =>
    sheetOf(asked, 'transfer-to-hk', (cells) =>
      cells[1] === `${at}/label` ? [...cells.slice(0, 4), ...texts] : undefined,
    );
  expect(saidOf(asked, filled(['用途', '用途', 'Purpose']))).toHaveLength(1);
  expect(saidOf(asked, filled(['用途', '', 'Purpose']))).toEqual([
    expect.stringMatching(/^\d+ zh-CN "steps\.details\.fields\.purpose\.label" has no words in zh-CN/),
  ]);
});

test('all that is wrong is told in row order, also beside a cell whose words are gone and a row that is not known', () => {
  const sheet = sheetOf(project, 'contact', (cells) => {
    const [, key = '', , , hk = '', , en = ''] = cells;
    if (key === '/flow/title') return cells.with(6, `${en}\u200b\u202e`);
    if (key === '/steps/message/title') return cells.with(4, `${hk}请帐`).with(6, `${en}\u200b`);
    if (key.endsWith('contact_type/label')) return cells.with(5, '');
    if (key.endsWith('contact_type/options/enquiry')) return cells.with(1, '/steps/none');
    if (key.endsWith('contact_type/options/complaint')) return cells.with(6, `${en} <b>`);
    return undefined;
  });
  expect(saidOf(project, sheet)).toEqual([
    expect.stringMatching(/^2 en characters that nobody sees, U\+200B, U\+202E, hide .* Take them out\./),
    expect.stringMatching(/^3 zh-HK "请帐" in zh-HK are simplified letters/),
    expect.stringMatching(/^3 en a character that nobody sees, U\+200B,/),
    expect.stringMatching(/^5 zh-CN the words are gone: "事项"/),
    expect.stringMatching(/^7 {2}"\/steps\/none" is not known/),
    expect.stringMatching(/^8 en "<b>" would be read as it stands/),
  ]);
});

test('characters that nobody sees are not taken, and are named', () => {
  const sheet = sheetOf(project, 'transfer-to-hk', cellOf('/flow/title', 6, 'Send \u202emoney\u200b'));
  expect(saidOf(project, sheet)).toEqual([expect.stringMatching(/en characters that nobody sees, U\+202E, U\+200B, /)]);
});

test('of two columns of one name it is not known which counts', () => {
  const sheet = sheetOf(project, 'transfer-to-hk', (cells) => [...cells, cells[6] ?? '']);
  expect(saidOf(project, sheet)).toEqual([
    '1  a second column is called "en". Which of the two counts is not known. Take one of them out.',
  ]);
});
