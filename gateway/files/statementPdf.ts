import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import PdfDocument from 'pdfkit';
import { hongKongDate, hongKongTime } from '../../src/domain/calendarDate.ts';
import { fromMinor, money } from '../../src/domain/money.ts';
import { groupAmount, moneyText } from '../../src/domain/moneyText.ts';
import { companyName } from '../content/companyName.ts';
import type { Content } from '../content/content.ts';
import type { Lang } from '../lang.ts';
import type { Statement, StatementLine } from '../money/statement.ts';
import { monthBounds } from '../money/statementMonths.ts';

/** One file with every character of Traditional and Simplified Chinese; only the characters used go into a statement. */
const FONT = '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf';
let font: Buffer | undefined;
const readFont = () => (font ??= readFileSync(createRequire(import.meta.url).resolve(FONT)));

const MARGIN = 48;
const LINE = 16;
const INK = '#1a202c';
const MUTED = '#4a5568';
const RULE = '#cbd5e0';

interface Column {
  readonly name: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Across an A4 page: 595 points less two margins. */
const COLUMNS: readonly Column[] = [
  { name: 'date', x: MARGIN, width: 88, align: 'left' },
  { name: 'description', x: 140, width: 150, align: 'left' },
  { name: 'reference', x: 294, width: 106, align: 'left' },
  { name: 'amount', x: 404, width: 68, align: 'right' },
  { name: 'balance', x: 475, width: 72, align: 'right' },
];

/** Kinds of ledger transactions that have a name of their own for members. */
const NAMED: ReadonlySet<string> = new Set([
  'topup',
  'transferOut',
  'transferIn',
  'atm',
  'expense',
  'refund',
  'offlineDraw',
  'ajustment',
  'serviceFee',
  'accVer',
  'return',
  'accountClosure',
]);

type Page = InstanceType<typeof PdfDocument>;

/** A statement as a PDF, in the language asked for; the same statement is always the same figures. */
export function statementPdf(statement: Statement, content: Content, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  const say = (name: string, values: { readonly [name: string]: string } = {}) =>
    content.message(`statement.${name}`, lang, values);
  const title = say('title', { month: statement.month });
  const { to } = monthBounds(statement.month);
  const made = new Date(to);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: companyName(content, lang), CreationDate: made, ModDate: made },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  pdf.registerFont('text', readFont());
  pdf.font('text');
  writeHead(pdf, statement, say, companyName(content, lang), title);
  writeLines(pdf, statement, say);
  numberPages(pdf, say);
  pdf.end();
  return ended;
}

type Say = (name: string, values?: { readonly [name: string]: string }) => string;

function writeHead(pdf: Page, statement: Statement, say: Say, company: string, title: string): void {
  const { currency } = statement;
  pdf.fillColor(MUTED).fontSize(10).text(company);
  pdf.fillColor(INK).fontSize(18).text(title).moveDown(0.5);
  const rows: readonly (readonly [string, string])[] = [
    ['holder', statement.holder],
    ['account', statement.accountNoMask],
    ['currency', currency],
    ['period', period(statement.month)],
    ['opening', moneyText(money(statement.opening, currency))],
    ['closing', moneyText(money(statement.closing, currency))],
  ];
  pdf.fontSize(10);
  for (const [name, value] of rows) {
    const { y } = pdf;
    pdf.fillColor(MUTED).text(say(name), MARGIN, y, { width: 140 });
    pdf.fillColor(INK).text(value, MARGIN + 150, y, { width: 340 });
  }
  pdf.moveDown();
}

/** The first and the last day of a month. */
function period(month: string): string {
  const { to } = monthBounds(month);
  const last = hongKongDate(new Date(Date.parse(to) - 1).toISOString());
  return `${month}-01 – ${last}`;
}

function writeLines(pdf: Page, { lines, opening, currency, month }: Statement, say: Say): void {
  // All of one currency, which stands above.
  const figure = (minor: bigint) => groupAmount(fromMinor(minor, currency));
  writeColumnHeads(pdf, say);
  writeRow(pdf, { date: `${month}-01`, description: say('opening'), balance: figure(opening) });
  if (lines.length === 0) writeRow(pdf, { description: say('none') });
  for (const line of lines) {
    if (pdf.y > pdf.page.height - MARGIN - 3 * LINE) {
      pdf.addPage();
      writeColumnHeads(pdf, say);
    }
    writeRow(pdf, {
      date: `${hongKongDate(line.at)} ${hongKongTime(line.at).slice(0, 5)}`,
      description: description(line, say),
      reference: line.refNo ?? '',
      amount: figure(line.amount),
      balance: figure(line.balance),
    });
  }
}

function description({ kind, summary }: StatementLine, say: Say): string {
  const name = say(`kind.${NAMED.has(kind) ? kind : 'other'}`);
  return summary ? `${name} · ${summary}` : name;
}

function writeColumnHeads(pdf: Page, say: Say): void {
  pdf.fillColor(MUTED);
  writeRow(pdf, Object.fromEntries(COLUMNS.map(({ name }) => [name, say(`column.${name}`)])));
  pdf
    .moveTo(MARGIN, pdf.y - 3)
    .lineTo(pdf.page.width - MARGIN, pdf.y - 3)
    .strokeColor(RULE)
    .stroke();
  pdf.fillColor(INK);
}

/** One row; a long description takes as many lines as it needs. */
function writeRow(pdf: Page, cells: { readonly [column: string]: string }): void {
  const { y } = pdf;
  pdf.fontSize(9);
  let lowest = y + LINE;
  for (const { name, x, width, align } of COLUMNS) {
    const text = cells[name] ?? '';
    if (text === '') continue;
    pdf.text(text, x, y, { width, align });
    lowest = Math.max(lowest, pdf.y + 4);
  }
  pdf.x = MARGIN;
  pdf.y = lowest;
}

function numberPages(pdf: Page, say: Say): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    // Below the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    const text = say('page', { page: String(page + 1), pages: String(count) });
    pdf
      .fillColor(MUTED)
      .fontSize(8)
      .text(text, MARGIN, pdf.page.height - 32, { width: pdf.page.width - 2 * MARGIN, align: 'center' });
  }
}
