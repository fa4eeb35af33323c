import type { Pace } from '../../shared/pace.ts';
import { endOfWord, isDoubtful, isWhiteSpace, nameAt } from './pdfNames.ts';

/** A dictionary of a PDF. */
export interface PdfDictionary {
  /** What stands at those of its own keys that are asked for, word by word; a name with its `/`. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  /** One of these keys stands twice: which one counts is for each reader to say. */
  readonly isDouble: boolean;
  /** Behind its last mark. */
  readonly end: number;
}

/** How many bytes may still be read: places that lie inside one another would be read over and over. */
export interface ReadingBudget {
  left: number;
}

/** What all that is read of one file shares. */
export interface Reading {
  readonly budget: ReadingBudget;
  readonly pace: Pace;
}

/** The budget is used up, or what is read could be taken in two ways. */
export class UnclearPdf extends Error {}

const mark = (text: string) => text.charCodeAt(0);
const [OPEN, CLOSE, PERCENT, BACKSLASH] = [mark('('), mark(')'), mark('%'), mark('\\')];
const [LESS, MORE, SLASH] = [mark('<'), mark('>'), mark('/')];
const CLOSES: { readonly [open: string]: string } = { '<<': '>>', '[': ']' };
const STRAY = new Set(['>', ')', '{', '}']);

/** The dictionary that begins here, but for white space and comments; `undefined` where none does. It is read from front to back
 * once, without recursion.
 * @param keys those asked for
 * @throws UnclearPdf also for one that is not as it should be: readers mend it, each in its own way */
export async function readDictionary(
  bytes: Buffer,
  from: number,
  keys: ReadonlySet<string>,
  { budget, pace }: Reading,
): Promise<PdfDictionary | undefined> {
  let at = skipSpace(bytes, from, budget);
  if (bytes[at] !== LESS || bytes[at + 1] !== LESS) return undefined;
  const entries = new Map<string, string[]>();
  const open: string[] = [];
  let isDouble = false;
  /** Of the value that is being read: its own words, something in brackets as one, and where they are kept. */
  let value: { words: string[]; kept: string[] | undefined } | undefined;
  while (at < bytes.length) {
    if (pace.isOver()) await pace.rest();
    const end = endOfToken(bytes, at);
    spend(budget, end - at);
    const token = tokenOf(bytes, at, end);
    if (isOdd(bytes, at, end, token)) throw new UnclearPdf();
    const closes = CLOSES[token];
    const isClosing = token === '>>' || token === ']';
    if (isClosing && open.pop() !== token) throw new UnclearPdf();
    if (open.length === 0 && isClosing) {
      checkValue(value?.words);
      return { entries, isDouble, end };
    }
    const isOwn = open.length === 1 && !isClosing;
    if (isOwn && token.startsWith('/') && value?.words.length !== 0) {
      checkValue(value?.words);
      const name = token.slice(1);
      isDouble ||= entries.has(name);
      const kept: string[] | undefined = keys.has(name) ? [] : undefined;
      if (kept) entries.set(name, kept);
      value = { words: [], kept };
    } else if (open.length > 0) {
      if (!value) throw new UnclearPdf();
      if (isOwn) value.words.push(token);
      if (value.words.length > MOST_WORDS) throw new UnclearPdf();
      if (value.kept && value.kept.length < MOST_KEPT) value.kept.push(token);
    }
    if (closes !== undefined) open.push(closes);
    at = skipSpace(bytes, end, budget);
  }
  throw new UnclearPdf();
}

/** A reference: `5 0 R`. */
const MOST_WORDS = 3;
/** What is longer is none of what is compared. */
const MOST_KEPT = 32;

/** A value is one word, something in brackets, or a reference. */
function checkValue(words: readonly string[] | undefined): void {
  if (!words || words.length === 1) return;
  if (!/^\d+ \d+ R$/.test(words.join(' '))) throw new UnclearPdf();
}

/** A mark that closes nothing, a name of no letters, or a word with letters that some readers leave out. */
function isOdd(bytes: Buffer, at: number, end: number, token: string): boolean {
  if (STRAY.has(token) || token === '/') return true;
  return bytes[at] !== OPEN && isDoubtful(bytes, at, end);
}

/** The next byte that is neither white space nor part of a comment.
 * @throws UnclearPdf */
export function skipSpace(bytes: Buffer, from: number, budget: ReadingBudget): number {
  let at = from;
  while (at < bytes.length) {
    if (bytes[at] === PERCENT) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    else if (isWhiteSpace(bytes[at])) at += 1;
    else break;
  }
  spend(budget, at - from);
  return at;
}

/** @throws UnclearPdf when nothing is left of it */
export function spend(budget: ReadingBudget, bytes: number): void {
  budget.left -= bytes;
  if (!(budget.left >= 0)) throw new UnclearPdf();
}

/** A text is read over, and stands for itself: nothing that is looked for is one. */
function tokenOf(bytes: Buffer, at: number, end: number): string {
  if (bytes[at] === SLASH) return `/${nameAt(bytes, at)}`;
  if (bytes[at] === OPEN) return '()';
  return bytes.toString('latin1', at, Math.min(end, at + 32));
}

function endOfToken(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === OPEN) return endOfText(bytes, at);
  if ((byte === LESS || byte === MORE) && bytes[at + 1] === byte) return at + 2;
  if (byte === LESS) {
    const end = bytes.indexOf(MORE, at);
    return end < 0 ? bytes.length : end + 1;
  }
  return Math.max(endOfWord(bytes, byte === SLASH ? at + 1 : at), at + 1);
}

function endOfText(bytes: Buffer, open: number): number {
  let depth = 0;
  for (let at = open; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === OPEN) depth += 1;
    else if (bytes[at] === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return bytes.length;
}
