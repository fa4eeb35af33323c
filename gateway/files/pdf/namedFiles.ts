import { skipSpace, type Reading, type ReadingBudget } from './pdfDictionary.ts';
import { endsOfNames } from './pdfNames.ts';
import { plainNumber, referenceAt } from './pdfReference.ts';

const FILE = new Set(['F', 'DOS', 'Mac', 'Unix']);

const mark = (text: string) => text.charCodeAt(0);
const [OPEN, LESS] = [mark('('), mark('<')];

/** Other files that a PDF names under keys that stand for much else too: flags, ways of packing, fonts. A text there is always the name of
 * a file, also one that is an object of its own. */
export class NamedFiles {
  private readonly asked = new Set<string>();
  private readonly texts = new Set<string>();

  /** True where the bytes say the name of a file themselves.
   * @throws UnclearPdf */
  async standIn(bytes: Buffer, { budget, pace }: Reading): Promise<boolean> {
    for await (const end of endsOfNames(bytes, FILE, pace)) {
      const at = skipSpace(bytes, end, budget);
      if (isText(bytes, at)) return true;
      const number = referenceAt(bytes, at, budget);
      if (number !== undefined) this.asked.add(number);
    }
    return false;
  }

  /** An object that is no dictionary. One that is another reference counts as a text: no program writes it. */
  see(number: string, bytes: Buffer, from: number, budget: ReadingBudget): void {
    const at = skipSpace(bytes, from, budget);
    if (isText(bytes, at) || referenceAt(bytes, at, budget) !== undefined) this.texts.add(plainNumber(number));
  }

  /** True when an object that was seen is the name of a file. */
  areObjects(): boolean {
    return [...this.asked].some((number) => this.texts.has(number));
  }
}

const isText = (bytes: Buffer, at: number) => bytes[at] === OPEN || (bytes[at] === LESS && bytes[at + 1] !== LESS);
