import { readDictionary, skipSpace, type PdfDictionary, type Reading } from './pdfDictionary.ts';
import { endsOfNames } from './pdfNames.ts';
import { plainNumber, referenceAt } from './pdfReference.ts';

const ADDRESS = new Set(['URI']);
/** What names an action that nobody has chosen. */
const BY_ITSELF = new Set(['OpenAction', 'Next', 'PA']);
const ACTION = new Set(['S']);

/** An address is taken as it is written: behind a base, in another file or under another scheme it opens something else. */
const WEB = /^\((?:https?:\/\/|mailto:|tel:)[^\\]/i;
const LONGEST_SCHEME = 12;
const LONGEST_LIST = 1024;
const REFERENCE = /\b(\d+)[\0\s]+\d+[\0\s]+R/g;

const mark = (text: string) => text.charCodeAt(0);
const [OPEN, LESS, BRACKET] = [mark('('), mark('<'), mark('[')];

/** Links of a PDF: a reader may follow one to the web; it opens nothing else, and none by itself. */
export class WebLinks {
  private readonly begun = new Set<string>();
  private readonly links = new Set<string>();

  /** True where the bytes say an address that is not of the web, or follow one that nobody has chosen.
   * @throws UnclearPdf */
  async leadElsewhere(bytes: Buffer, reading: Reading): Promise<boolean> {
    const { budget, pace } = reading;
    for await (const end of endsOfNames(bytes, ADDRESS, pace)) {
      const at = skipSpace(bytes, end, budget);
      if (isAddress(bytes, at) ? !isWeb(bytes, at) : referenceAt(bytes, at, budget) !== undefined) return true;
    }
    for await (const end of endsOfNames(bytes, BY_ITSELF, pace)) {
      const at = skipSpace(bytes, end, budget);
      const number = referenceAt(bytes, at, budget);
      if (number !== undefined) this.begun.add(number);
      else if (await this.holdsLink(bytes, at, reading)) return true;
    }
    return false;
  }

  /** An object that is a dictionary. */
  see(number: string, dictionary: PdfDictionary): void {
    if (isLink(dictionary)) this.links.add(plainNumber(number));
  }

  /** True when an object that was seen is a link that is followed by itself. */
  areFollowed(): boolean {
    return [...this.begun].some((number) => this.links.has(number));
  }

  /** A place to open at is a list too: of a page, names and numbers. */
  private async holdsLink(bytes: Buffer, from: number, reading: Reading): Promise<boolean> {
    if (bytes[from] !== BRACKET) return isLink(await readDictionary(bytes, from, ACTION, reading));
    const [list = ''] = bytes.toString('latin1', from, from + LONGEST_LIST).split(']');
    for (const [, number = ''] of list.matchAll(REFERENCE)) this.begun.add(plainNumber(number));
    return /<<|%/.test(list);
  }
}

/** A kind of action that stands twice is to some readers this one. */
function isLink(dictionary: PdfDictionary | undefined): boolean {
  const kind = dictionary?.entries.get('S');
  return kind !== undefined && (dictionary?.isDouble === true || kind.join() === '/URI');
}

/** A text, a text by digits, or a dictionary that says the base of all addresses. */
const isAddress = (bytes: Buffer, at: number) => bytes[at] === OPEN || bytes[at] === LESS;

const isWeb = (bytes: Buffer, at: number) => WEB.test(bytes.toString('latin1', at, at + LONGEST_SCHEME));
