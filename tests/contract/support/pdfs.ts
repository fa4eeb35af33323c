import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';

/** A PDF as a program writes it, of so many pages. */
export function pdfOfPages(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PdfDocument({ autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (let page = 1; page <= pages; page += 1) pdf.addPage().text(`Statement, page ${page}`);
  pdf.end();
  return whole;
}

/** The same with more objects behind it. */
export const withObjects = (pdf: Buffer, ...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([pdf, ...objects.map((one) => Buffer.from(one)), Buffer.from('\n%%EOF\n')]);

/** Objects packed into one, as newer programs write them.
 * @param inside each object, by its number */
export function packed(inside: { readonly [number: number]: string }, more = '/Filter /FlateDecode'): Buffer {
  const texts = Object.values(inside);
  let place = 0;
  const head = Object.entries(inside)
    .map(([number, text]) => {
      const line = `${number} ${place}`;
      place += text.length + 1;
      return line;
    })
    .join(' ');
  const content = Buffer.from(`${head}\n${texts.join('\n')}`);
  const bytes = more.includes('Flate') ? deflateSync(content) : content;
  const dictionary = `<< /Type /ObjStm /N ${texts.length} /First ${head.length + 1} /Length ${bytes.length} ${more} >>`;
  return Buffer.concat([
    Buffer.from(`\n90 0 obj\n${dictionary}\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
