import { endOfWord, isWhiteSpace, nameAt } from './pdfNames.ts';

/** A dictionary of a PDF. */
export interface PdfDictionary {
  /** What stands at each of its own keys, word by word; a name with its `/`. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  /** A key stands twice: which one counts is for each reader to say. */
  readonly isDouble: boolean;
  /** Behind its last mark. */
  readonly end: number;
}

/** How many bytes may still be read: places that lie inside one another would be read over and over. */
export interface ReadingBudget {
  left: number;
}

/** The budget is used up. */
export class PdfTooDeep extends Error {}

const mark = (text: string) => text.charCodeAt(0);
const [OPEN, CLOSE, PERCENT, BACKSLASH] = [mark('('), mark(')'), mark('%'), mark('\\')];
const [LESS, MORE, SLASH] = [mark('<'), mark('>'), mark('/')];

/** The dictionary that begins here, but for white space and comments; `undefined` where none does or it has no end. It is read
 * from front to back once, without recursion.
 * @throws PdfTooDeep */
export function readDictionary(bytes: Buffer, from: number, budget: ReadingBudget): PdfDictionary | undefined {
  const start = skipSpace(bytes, from, budget);
  if (bytes[start] !== LESS || bytes[start + 1] !== LESS) return undefined;
  const entries = new Map<string, string[]>();
  let [isDouble, depth, at]: [boolean, number, number] = [false, 0, start];
  let value: string[] | undefined;
  while (at < bytes.length) {
    const end = endOfToken(bytes, at);
    spend(budget, end - at);
    const token = tokenOf(bytes, at, end);
    if (token === '<<' || token === '[') depth += 1;
    if (token === '>>' || token === ']') depth -= 1;
    if (depth === 0) return { entries, isDouble, end };
    const isOwn = depth === 1 && token !== ']' && token !== '>>';
    if (isOwn && token.startsWith('/') && value?.length !== 0) {
      isDouble ||= entries.has(token.slice(1));
      value = [];
      entries.set(token.slice(1), value);
    } else if (at > start) value?.push(token);
    at = skipSpace(bytes, end, budget);
  }
  return undefined;
}

/** The next byte that is neither white space nor part of a comment.
 * @throws PdfTooDeep */
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

function spend(budget: ReadingBudget, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw new PdfTooDeep();
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
