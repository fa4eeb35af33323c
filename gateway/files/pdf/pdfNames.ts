const SLASH = 0x2f;
const HASH = 0x23;
/** No name of the standard is longer; what is can be none of those looked for. */
const LONGEST = 127;

/** What ends a name: white space and the marks of the syntax. */
const ENDS_NAME = new Set([0, 9, 10, 12, 13, 32, ...Buffer.from('()<>[]{}/%')]);

export const isWhiteSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;

/** Where the name or word that begins here ends. */
export function endOfWord(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !ENDS_NAME.has(bytes[at]!)) at += 1;
  return at;
}

/** A name as it is meant: `/J#53` is `JS`. */
export function nameAt(bytes: Buffer, slash: number): string {
  const from = slash + 1;
  const written = bytes.subarray(from, Math.min(endOfWord(bytes, from), from + 3 * LONGEST));
  const text = written.toString('latin1');
  if (!written.includes(HASH)) return text;
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** True where one of these names stands anywhere in the bytes, whatever is around it: also in a text, a comment or a stream. So
 * it does not matter how a reader takes a file apart that is not quite as it should be. */
export function hasName(bytes: Buffer, names: ReadonlySet<string>): boolean {
  // Most names begin otherwise: they are not read.
  const firsts = new Set([HASH, ...[...names].map((name) => name.charCodeAt(0))]);
  const shortest = Math.min(...[...names].map((name) => name.length));
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    const isLikely = firsts.has(bytes[at + 1] ?? 0) && endOfWord(bytes, at + 1) > at + shortest;
    if (isLikely && names.has(nameAt(bytes, at))) return true;
  }
  return false;
}
