import { hongKongDate, hongKongTime } from '../../src/domain/calendarDate.ts';
import { fromMinor, money } from '../../src/domain/money.ts';
import { groupAmount, moneyText } from '../../src/domain/moneyText.ts';
import { siteName } from '../content/siteName.ts';
import type { Content } from '../content/content.ts';
import { recordNote } from '../content/recordNote.ts';
import type { Lang } from '../shared/lang.ts';
import type { Statement, StatementLine } from '../money/statement.ts';
import { monthBounds } from '../money/statementMonths.ts';
import { INK, MARGIN, MUTED, nextPage, pdfOf, writeFacts, writeFeet, writeLine, type PdfPage } from './pdfPage.ts';

const LINE = 16;

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

/** A statement as a PDF, in the language asked for; the same statement is always the same figures. */
export function statementPdf(statement: Statement, content: Content, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  const say: Say = (name, values = {}) => content.message(`statement.${name}`, lang, values);
  const head = {
    title: say('title', { month: statement.month }),
    company: siteName(content, 'company_name', lang),
    lang,
    made: new Date(monthBounds(statement.month).to),
  };
  return pdfOf(head, async (pdf) => {
    writeFacts(pdf, headFacts(statement, say));
    await writeLines(pdf, statement, { say, note: recordNote(content, lang) });
    writeFeet(pdf, (page, pages) => say('page', { page: String(page), pages: String(pages) }));
  });
}

/** Whatever is said in the language. */
interface Saying {
  readonly say: Say;
  readonly note: ReturnType<typeof recordNote>;
}

type Say = (name: string, values?: { readonly [name: string]: string }) => string;

function headFacts({ holder, accountNoMask, currency, month, opening, closing }: Statement, say: Say) {
  return [
    [say('holder'), holder],
    [say('account'), accountNoMask],
    [say('currency'), currency],
    [say('period'), period(month)],
    [say('opening'), moneyText(money(opening, currency))],
    [say('closing'), moneyText(money(closing, currency))],
  ] as const;
}

/** The first and the last day of a month. */
function period(month: string): string {
  const { to } = monthBounds(month);
  const last = hongKongDate(new Date(Date.parse(to) - 1).toISOString());
  return `${month}-01 – ${last}`;
}

async function writeLines(
  pdf: PdfPage,
  { lines, opening, currency, month }: Statement,
  { say, note }: Saying,
): Promise<void> {
  // All of one currency, which is printed above.
  const figure = (minor: bigint) => groupAmount(fromMinor(minor, currency));
  writeColumnHeads(pdf, say);
  writeRow(pdf, { date: `${month}-01`, description: say('opening'), balance: figure(opening) });
  if (lines.length === 0) writeRow(pdf, { description: say('none') });
  for (const line of lines) {
    if (pdf.y > pdf.page.height - MARGIN - 3 * LINE) {
      await nextPage(pdf);
      writeColumnHeads(pdf, say);
    }
    writeRow(pdf, {
      date: `${hongKongDate(line.at)} ${hongKongTime(line.at).slice(0, 5)}`,
      description: description(line, { say, note }),
      reference: line.refNo ?? '',
      amount: figure(line.amount),
      balance: figure(line.balance),
    });
  }
}

function description({ kind, note: given }: StatementLine, { say, note }: Saying): string {
  const name = say(`kind.${NAMED.has(kind) ? kind : 'other'}`);
  const summary = given && note(given).summary;
  return summary ? `${name} · ${summary}` : name;
}

function writeColumnHeads(pdf: PdfPage, say: Say): void {
  pdf.fillColor(MUTED);
  writeRow(pdf, Object.fromEntries(COLUMNS.map(({ name }) => [name, say(`column.${name}`)])));
  writeLine(pdf, pdf.y - 3);
  pdf.fillColor(INK);
}

/** One row; a long description takes as many lines as it needs. */
function writeRow(pdf: PdfPage, cells: { readonly [column: string]: string }): void {
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
