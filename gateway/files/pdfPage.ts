import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as fontkit from 'fontkit';
import PdfDocument from 'pdfkit';
import type { Lang } from '../shared/lang.ts';

/** One file with every character of Traditional and Simplified Chinese; only the characters used go into a document. */
const FONT = '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf';
let font: fontkit.Font | undefined;
/** Read once: that takes many times as long as writing a page. */
const readFont = () => (font ??= fontkit.create(readFileSync(createRequire(import.meta.url).resolve(FONT))));

export const MARGIN = 48;
export const INK = '#1a202c';
export const MUTED = '#4a5568';
const LINE_COLOUR = '#cbd5e0';
const NAMES = 150;

export type PdfPage = InstanceType<typeof PdfDocument>;

interface PdfHead {
  readonly title: string;
  /** Who gives the document: above its title. */
  readonly company: string;
  readonly lang: Lang;
  /** The same document is the same file, whenever it is made. */
  readonly made: Date;
}

/** An A4 document headed by its company and title; `write` adds the rest. */
export async function pdfOf(
  { title, company, lang, made }: PdfHead,
  write: (pdf: PdfPage) => Promise<void> | void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: company, CreationDate: made, ModDate: made },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  // A font that was read before, which its types do not know.
  pdf.registerFont('text', readFont() as unknown as Buffer);
  pdf.font('text');
  pdf.fillColor(MUTED).fontSize(10).text(company);
  pdf.fillColor(INK).fontSize(18).text(title).moveDown(0.5);
  await write(pdf);
  pdf.end();
  return ended;
}

/** Begins another page, once others have had their turn. */
export async function nextPage(pdf: PdfPage): Promise<void> {
  await nextTurn();
  pdf.addPage();
}

/** Facts one under another, each with its name. */
export function writeFacts(pdf: PdfPage, facts: readonly (readonly [name: string, value: string])[]): void {
  const width = pdf.page.width - 2 * MARGIN - NAMES;
  pdf.fontSize(10);
  for (const [name, value] of facts) {
    const { y } = pdf;
    pdf.fillColor(MUTED).text(name, MARGIN, y, { width: NAMES - 10 });
    const below = pdf.y;
    pdf.fillColor(INK).text(value, MARGIN + NAMES, y, { width });
    pdf.y = Math.max(below, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.moveDown();
}

/** A line across the page. */
export function writeLine(pdf: PdfPage, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .strokeColor(LINE_COLOUR)
    .stroke();
}

/** A text at the foot of every page. */
export function writeFeet(pdf: PdfPage, foot: (page: number, pages: number) => string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    // Below the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf
      .fillColor(MUTED)
      .fontSize(8)
      .text(foot(page + 1, count), MARGIN, pdf.page.height - 32, {
        width: pdf.page.width - 2 * MARGIN,
        align: 'center',
      });
  }
}
