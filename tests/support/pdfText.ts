import { inflateSync } from 'node:zlib';

/** The text of a PDF as its reader sees it, page by page, words in the order they were written. Knows what pdfkit writes: deflated
 * streams, fonts embedded as subsets, each with a table from its own numbers of characters to Unicode. */
export function pdfText(file: Uint8Array): string {
  const streams = [...streamsOf(Buffer.from(file))];
  const letters = new Map(streams.filter((text) => text.includes('beginbfrange')).flatMap(lettersOf));
  const pages = streams.filter((text) => /\bTJ\b/.test(text) && text.includes('BT'));
  return pages.map((page) => textOf(page, letters)).join('\n');
}

function* streamsOf(file: Buffer): Generator<string> {
  const begin = Buffer.from('stream\n');
  for (let at = file.indexOf(begin); at >= 0; at = file.indexOf(begin, at + 1)) {
    if (file.subarray(at - 3, at).toString() === 'end') continue;
    const end = file.indexOf('endstream', at);
    try {
      yield inflateSync(file.subarray(at + begin.length, end)).toString('latin1');
    } catch {
      // A stream that is not deflated holds no text.
    }
  }
}

/** `<0000> <00ff> [<0041> <0042> …]`: the character of each number of a range. */
function lettersOf(table: string): [number, string][] {
  return [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, first = '0', list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ''], place): [number, string] => [
      parseInt(first, 16) + place,
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ]),
  );
}

function textOf(page: string, letters: ReadonlyMap<number, string>): string {
  return [...page.matchAll(/\[((?:<[0-9a-f]*>|[-0-9. ])*)\] TJ/g)]
    .map(([, run = '']) =>
      [...run.matchAll(/<([0-9a-f]*)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((code) => letters.get(parseInt(code, 16)) ?? '�')
        .join(''),
    )
    .join('\n');
}
