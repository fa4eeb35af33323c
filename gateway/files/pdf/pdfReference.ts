import { skipSpace, type ReadingBudget } from './pdfDictionary.ts';
import { endOfWord } from './pdfNames.ts';

/** The number of the object that is referred to here: `5 0 R`. */
export function referenceAt(bytes: Buffer, from: number, budget: ReadingBudget): string | undefined {
  const words: string[] = [];
  for (let at = from; words.length < 3;) {
    const end = endOfWord(bytes, at);
    words.push(bytes.toString('latin1', at, Math.min(end, at + LONGEST_NUMBER)));
    if (!/^\d+$/.test(words[0]!)) return undefined;
    at = skipSpace(bytes, end, budget);
  }
  return /^\d+ \d+ R$/.test(words.join(' ')) ? plainNumber(words[0]!) : undefined;
}

const LONGEST_NUMBER = 24;

/** One number is written in many ways: `007`. */
export const plainNumber = (digits: string) => digits.replace(/^0+(?=\d)/, '');
