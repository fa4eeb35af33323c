import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import {
  readDictionary,
  skipSpace,
  spend,
  UnclearPdf,
  type PdfDictionary,
  type Reading,
  type ReadingBudget,
} from './pdfDictionary.ts';
import { NamedFiles } from './namedFiles.ts';
import { WebLinks } from './webLinks.ts';
import { hasName } from './pdfNames.ts';
import { pace, type Pace } from '../../shared/pace.ts';

export type PdfFault = 'PDF_LOCKED' | 'PDF_BROKEN' | 'PDF_ACTIVE' | 'PDF_SIZE';

/** What a PDF may do besides being read: run a script, start something, open or show another file, send what is typed, carry files. */
const ACTIVE = new Set([
  ...['JavaScript', 'OnInstantiate', 'Launch', 'GoToE', 'GoToR', 'Thread', 'SubmitForm', 'ImportData'],
  ...['Rendition', 'Movie', 'Sound', 'RichMedia', 'XFA', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'FFilter'],
  'RichMediaExecute',
]);
/** The same in fewer letters: by chance they stand in a picture too, so that they count among what is written only. */
const SHORT = new Set(['JS', 'EF', 'AA', '3D', 'FS', 'UF', 'PS', 'OPI']);
const ACTIVE_OR_SHORT = new Set([...ACTIVE, ...SHORT]);
const LOCK = new Set(['Encrypt']);
/** What is read of a dictionary. */
const KEYS = new Set(['Type', 'First', 'Filter', 'DecodeParms', 'DP', 'F', 'S']);

/** The mark of the end stands near it; some programs write a few bytes more. */
const TAIL = 1024;
/** Of what is packed, unpacked: everything that a document says of itself is a small part of that. */
const MOST_UNPACKED = 8 * 1024 * 1024;
const MOST_OBJECT_STREAMS = 2_000;
/** Of the head of such a list: some ten thousand objects, and no program writes more than a few hundred into one. */
const LONGEST_HEAD = 128 * 1024;
const unpacked = promisify(inflate);

/** The number of pages of a PDF that is only read. It is neither drawn nor changed: it is looked through from front to back once,
 * and each packed list of objects is unpacked and looked through too. Every measure is bounded, and others have their turn meanwhile, so that
 * no file holds the gateway.
 * Whatever readers would have to mend first is refused: each mends it in its own way. */
export async function judgePdf(bytes: Buffer, mostPages: number): Promise<{ readonly pages: number } | PdfFault> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'PDF_BROKEN';
  if (!bytes.includes('%%EOF', -TAIL)) return 'PDF_BROKEN';
  const ownPace = pace();
  if (await hasName(bytes, LOCK, ownPace)) return 'PDF_LOCKED';
  if (await hasName(bytes, ACTIVE, ownPace)) return 'PDF_ACTIVE';
  try {
    const pages = await pagesOf(bytes, ownPace);
    if (typeof pages === 'string') return pages;
    if (pages.size === 0) return 'PDF_BROKEN';
    return pages.size > mostPages ? 'PDF_SIZE' : { pages: pages.size };
  } catch (error) {
    if (error instanceof UnclearPdf) return 'PDF_BROKEN';
    throw error;
  }
}

/** Numbers of the objects that are pages: one that was changed later stands there twice. */
async function pagesOf(bytes: Buffer, ownPace: Pace): Promise<ReadonlySet<string> | PdfFault> {
  const pages = new Set<string>();
  const budget = { left: 2 * bytes.length };
  const reading = { budget, pace: ownPace };
  const files = new NamedFiles();
  const links = new WebLinks();
  const isActive = async (part: Buffer, names: ReadonlySet<string>) =>
    (await hasName(part, names, ownPace)) ||
    (await files.standIn(part, reading)) ||
    (await links.leadElsewhere(part, reading));
  const see = (number: string, dictionary: PdfDictionary | undefined, part: Buffer, from: number): void => {
    if (!dictionary) return files.see(number, part, from, budget);
    links.see(number, dictionary);
    if (isPage(dictionary)) pages.add(number);
  };
  const room = { bytes: MOST_UNPACKED, streams: MOST_OBJECT_STREAMS };
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 1)) {
    if (ownPace.isOver()) await ownPace.rest();
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = await readDictionary(bytes, at + 3, KEYS, reading);
    const end = dictionary?.end ?? endOfObject(bytes, at, budget);
    const object = bytes.subarray(at, end);
    if (await isActive(object, SHORT)) return 'PDF_ACTIVE';
    see(numberBefore(bytes, at), dictionary, bytes, at + 3);
    if (!dictionary || !mayHoldObjects(dictionary)) continue;
    const start = startOfStream(bytes, skipSpace(bytes, dictionary.end, budget));
    if (start === undefined) continue;
    const content = await contentOf(bytes, start, dictionary, room);
    if (typeof content === 'string') return content;
    budget.left += 2 * content.length;
    if (await isActive(content, ACTIVE_OR_SHORT)) return 'PDF_ACTIVE';
    for await (const { number, from } of objectsInside(content, dictionary, reading)) {
      see(number, await readDictionary(content, from, KEYS, reading), content, from);
    }
  }
  for (let at = bytes.indexOf(TRAILER); at >= 0; at = bytes.indexOf(TRAILER, at + 1)) {
    const trailer = await readDictionary(bytes, at + TRAILER.length, NO_KEYS, reading);
    if (trailer && (await isActive(bytes.subarray(at, trailer.end), SHORT))) return 'PDF_ACTIVE';
  }
  return files.areObjects() || links.areFollowed() ? 'PDF_ACTIVE' : pages;
}

/** What stands in front of the list of objects, in a file of old: it may hold the first of them itself. */
const TRAILER = 'trailer';
const NO_KEYS = new Set<string>();

const isPage = ({ entries }: PdfDictionary) => entries.get('Type')?.join() === '/Page';

/** A reader needs to know where the first object is, and may not ask for more. */
const mayHoldObjects = ({ entries }: PdfDictionary) =>
  entries.has('First') || entries.get('Type')?.join() === '/ObjStm';

/** The number of the object that `obj` begins; with what comes between, at most a few letters. */
function numberBefore(bytes: Buffer, at: number): string {
  const [, number] = /(\d+)\s+\d+\s*$/.exec(bytes.toString('latin1', Math.max(0, at - 24), at)) ?? [];
  return number ?? `at ${at}`;
}

/** Where an object ends that is no dictionary. */
function endOfObject(bytes: Buffer, at: number, budget: ReadingBudget): number {
  const found = bytes.indexOf('endobj', at);
  const end = found < 0 ? bytes.length : found;
  spend(budget, end - at);
  return end;
}

/** What a list of objects holds: packed in one way only, or not at all. */
async function contentOf(
  bytes: Buffer,
  start: number,
  { entries, isDouble }: PdfDictionary,
  room: { bytes: number; streams: number },
): Promise<Buffer | PdfFault> {
  const filter = entries.get('Filter')?.join('') ?? '';
  const isPlain = !isDouble && !['DecodeParms', 'DP', 'F'].some((key) => entries.has(key));
  if (!isPlain || !['', '/FlateDecode', '[/FlateDecode]'].includes(filter)) return 'PDF_BROKEN';
  room.streams -= 1;
  if (room.streams < 0) return 'PDF_SIZE';
  const content = filter === '' ? plainContent(bytes, start) : await unpackedContent(bytes, start, room.bytes);
  if (typeof content === 'string') return content;
  room.bytes -= content.length;
  return room.bytes < 0 ? 'PDF_SIZE' : content;
}

/** @throws UnclearPdf when its first line does not end at once: readers begin it elsewhere then */
function startOfStream(bytes: Buffer, at: number): number | undefined {
  if (bytes.toString('latin1', at, at + 6) !== 'stream') return undefined;
  const line = at + 6;
  if (bytes[line] === 10) return line + 1;
  if (bytes[line] === 13 && bytes[line + 1] === 10) return line + 2;
  throw new UnclearPdf();
}

function plainContent(bytes: Buffer, start: number): Buffer | PdfFault {
  const end = bytes.indexOf('endstream', start);
  return end < 0 ? 'PDF_BROKEN' : bytes.subarray(start, end);
}

async function unpackedContent(bytes: Buffer, start: number, most: number): Promise<Buffer | PdfFault> {
  try {
    return await unpacked(bytes.subarray(start), { maxOutputLength: most + 1 });
  } catch (error) {
    return error instanceof RangeError ? 'PDF_SIZE' : 'PDF_BROKEN';
  }
}

/** Where the first object of a list begins, behind its head.
 * @throws UnclearPdf */
function firstOf({ entries }: PdfDictionary): number {
  const [first = '', ...more] = entries.get('First') ?? [];
  if (!/^\d+$/.test(first) || more.length > 0 || Number(first) > LONGEST_HEAD) throw new UnclearPdf();
  return Number(first);
}

/** The head of a list of objects says the number of each and where it begins.
 * @throws UnclearPdf */
async function* objectsInside(
  content: Buffer,
  dictionary: PdfDictionary,
  reading: Reading,
): AsyncIterable<{ readonly number: string; readonly from: number }> {
  const first = firstOf(dictionary);
  await reading.pace.rest();
  spend(reading.budget, Math.min(first, content.length));
  const words = content
    .toString('latin1', 0, first)
    .split(/[\0\s]+/)
    .filter((word) => word !== '');
  if (!words.every((word) => /^\d+$/.test(word))) throw new UnclearPdf();
  for (let at = 0; at + 1 < words.length; at += 2) {
    if (reading.pace.isOver()) await reading.pace.rest();
    yield { number: words[at]!, from: first + Number(words[at + 1]) };
  }
}
