import { asciiDigits } from '../../field/asciiDigits.ts';

/** Where a kind of document has a check digit in brackets. */
const bracketed: Record<string, RegExp> = {
  hongKong: /^([A-Z]{1,2}\d{6})\(?([0-9A-Z])\)?$/,
  macau: /^(\d{7})\(?(\d)\)?$/,
};

/** A document number as it stands on the document: capitals, no spaces, full-width signs made narrow, and the brackets
 * around a check digit that were left out. What it cannot place stays as typed. */
export function readDocument(kind: string | undefined, text: string): string {
  const narrow = asciiDigits(text).replace(/\s/g, '').toUpperCase();
  const form = kind === undefined || !Object.hasOwn(bracketed, kind) ? undefined : bracketed[kind];
  return form ? narrow.replace(form, '$1($2)') : narrow;
}
