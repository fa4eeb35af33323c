import type { Pace } from '../../shared/pace.ts';

const SLASH = 0x2f;
const HASH = 0x23;
/** No name of the standard is longer; what is can be none of those looked for. */
const LONGEST = 127;

const WHITE_SPACE = new Set([0, 9, 10, 12, 13, 32]);
/** White space to some readers, letters to others. */
const DOUBTFUL = new Set([0x80, 0xff]);
/** What ends a name: white space and the marks of the syntax. */
const ENDS_NAME = new Set([...WHITE_SPACE, ...Buffer.from('()<>[]{}/%')]);

export const isWhiteSpace = (byte: number | undefined): boolean =>
  byte !== undefined && (WHITE_SPACE.has(byte) || DOUBTFUL.has(byte));

/** Where the name or word that begins here ends. */
export function endOfWord(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !ENDS_NAME.has(bytes[at]!)) at += 1;
  return at;
}

/** Whether a word is another one to another reader. */
export const isDoubtful = (bytes: Buffer, from: number, end: number): boolean =>
  bytes.subarray(from, end).some((byte) => DOUBTFUL.has(byte));

/** A name as it is meant: `/J#53` is `JS`. */
export function nameAt(bytes: Buffer, slash: number): string {
  return meant(written(bytes, slash));
}

function written(bytes: Buffer, slash: number): Buffer {
  const from = slash + 1;
  return bytes.subarray(from, Math.min(endOfWord(bytes, from), from + 3 * LONGEST));
}

function meant(name: Buffer): string {
  const text = name.toString('latin1');
  if (!name.includes(HASH)) return text;
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** True where one of these names stands anywhere in the bytes, whatever is around it: also in a text, a comment or a stream. So
 * it does not matter how a reader takes a file apart that is not quite as it should be. */
export async function hasName(bytes: Buffer, names: ReadonlySet<string>, pace: Pace): Promise<boolean> {
  const { done } = await endsOfNames(bytes, names, pace).next();
  return done !== true;
}

/** Where one of these names ends, anywhere in the bytes. */
export async function* endsOfNames(
  bytes: Buffer,
  names: ReadonlySet<string>,
  pace: Pace,
): AsyncGenerator<number, undefined> {
  // Most names begin otherwise: they are not read.
  const firsts = new Set([HASH, ...[...names].map((name) => name.charCodeAt(0))]);
  const shortest = Math.min(...[...names].map((name) => name.length));
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    if (pace.isOver()) await pace.rest();
    if (!firsts.has(bytes[at + 1] ?? 0)) continue;
    const name = written(bytes, at);
    if (name.length < shortest) continue;
    const cut = name.findIndex((byte) => DOUBTFUL.has(byte));
    if (names.has(meant(name))) yield at + 1 + name.length;
    else if (cut > 0 && names.has(meant(name.subarray(0, cut)))) yield at + 1 + cut;
  }
  return undefined;
}
