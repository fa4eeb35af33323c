import { inLanguage } from '../../src/domain/inLanguage.ts';
import { money } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import { writtenDateTime } from '../../src/domain/writtenDate.ts';
import { banksOf } from '../content/banks.ts';
import type { Content } from '../content/content.ts';
import { recordNote } from '../content/recordNote.ts';
import { imprintLine, siteName } from '../content/siteName.ts';
import type { Lang } from '../shared/lang.ts';
import { cameToNothing } from '../money/accountRecord.ts';
import type { Receipt } from '../money/receipt.ts';
import { INK, pdfOf, writeFacts, writeFeet, writeLine } from './pdfPage.ts';

/** A receipt as a PDF, in a language. Of what has not succeeded it is called a record: nobody is to show it for a payment.
 * @param now when it is made */
export function receiptPdf(
  receipt: Receipt,
  content: Content,
  { lang, now }: { readonly lang: Lang; readonly now: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const say = (name: string, values: { readonly [name: string]: string } = {}) =>
    content.message(`receipt.${name}`, lang, values);
  const company = siteName(content, 'company_name', lang);
  const licence = imprintLine(content, lang);
  const title = say(receipt.status === 'success' ? 'title' : 'record');
  return pdfOf({ title, company, lang, made: new Date(now) }, (pdf) => {
    pdf
      .fillColor(INK)
      .fontSize(28)
      .text(moneyText(money(receipt.amount, receipt.currency)));
    writeLine(pdf, pdf.y + 6);
    pdf.moveDown(0.5);
    const facts = Object.entries(factsOf(receipt, content, lang));
    writeFacts(
      pdf,
      facts.flatMap(([name, value]) => (value ? [[say(name), value] as const] : [])),
    );
    writeFeet(pdf, () => say('foot', { company, licence, at: writtenDateTime(now, lang) }));
  });
}

/** In the order shown; what is not known of a record is left out. */
function factsOf(receipt: Receipt, content: Content, lang: Lang): { readonly [name: string]: string | undefined } {
  const { currency, amount, fee, kind, status, bankCode } = receipt;
  const written = (minor: bigint) => moneyText(money(minor, currency));
  // What came to nothing has cost nothing.
  const isVoid = cameToNothing(status);
  const bank = [...banksOf('HK'), ...banksOf('CN')].find(({ bank_code }) => bank_code === bankCode);
  const { summary: note } = recordNote(content, lang)(receipt);
  return {
    status: content.message(`receipt.status.${status}`, lang, {}),
    kind: content.message(`statement.kind.${kind}`, lang, {}),
    note: [...receipt.from, ...receipt.to].includes(note) ? undefined : note,
    time: writtenDateTime(receipt.time, lang),
    from: receipt.from.join('\n'),
    to: receipt.to.join('\n'),
    bank: bank?.[inLanguage('name', lang)],
    remitted: receipt.remitted_amount && moneyText(receipt.remitted_amount),
    ...(fee === undefined || isVoid ? {} : { fee: written(fee), total: written(amount + fee) }),
    remark: receipt.remark,
    reference: receipt.ref_no,
    fpsReference: receipt.fps_ref_no,
    original: receipt.original_ref_no,
  };
}
