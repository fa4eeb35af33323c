import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';

/** Bytes read and thrown away after the limit, so that a sender that is late to listen still gets the answer. */
const DISCARDED = 16 * 1024 * 1024;
const DEPTH_LIMIT = 64;
/** Judging a body takes longer than its names in proportion: 400,000 of them keep a process busy for seconds. */
const NAMES_LIMIT = 2000;
/** Commas: elements of lists cost as much as names do, and two millions of them fit in the body of a picture. */
const ELEMENTS_LIMIT = 10_000;

export type Body =
  | { readonly type: 'read'; readonly body: JsonObject }
  /** What is wrong with it, as a PARAM_ERROR says it. */
  | { readonly type: 'bad'; readonly pointer: string; readonly keyword: string };

const bad = (keyword: string, pointer = ''): Body => ({ type: 'bad', pointer, keyword });

/** Reads a JSON object of at most `limit` bytes from a request, whatever was sent instead. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return bad('contentType');
  const bytes = await readBytes(request, limit);
  if (bytes === undefined) return bad('size');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bad('utf8');
  }
  const excess = excessOf(text);
  if (excess) return bad(excess);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return bad('json');
  }
  if (!isJsonObject(body)) return bad('type');
  const unstorable = findUnstorable(body, '');
  return unstorable === undefined ? { type: 'read', body } : bad('text', unstorable);
}

/** The bytes of a body, or nothing where there are more than `limit`. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(chunk);
      if (size > limit + DISCARDED) return undefined;
    }
  } catch {
    return undefined;
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/** Counts brackets, colons and commas outside strings: what is nested too deep or has too many names or elements is not parsed at
 * all. */
function excessOf(text: string): 'depth' | 'names' | 'elements' | undefined {
  let depth = 0;
  let names = 0;
  let elements = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at + 1);
    else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
      if (++depth > DEPTH_LIMIT) return 'depth';
    } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth--;
    else if (character === COLON && ++names > NAMES_LIMIT) return 'names';
    else if (character === COMMA && ++elements > ELEMENTS_LIMIT) return 'elements';
  }
  return undefined;
}

/** Where the quote is that ends a string; the end of the text where none does. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

const [QUOTE, COMMA, COLON, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [
  34, 44, 58, 92, 123, 125, 91, 93,
];

/** Text that the database cannot hold: the character 0, and halves of a surrogate pair. */
// eslint-disable-next-line no-control-regex
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** Where such text is, in a value or a name. */
function findUnstorable(value: Json, at: string): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? at : undefined;
  if (Array.isArray(value)) return first(value, (row: Json, index) => findUnstorable(row, `${at}/${index}`));
  if (!isJsonObject(value)) return undefined;
  return first(Object.entries(value), ([name, child]) =>
    UNSTORABLE.test(name) ? at : findUnstorable(child, `${at}/${name.slice(0, 60)}`),
  );
}

function first<T>(items: readonly T[], find: (item: T, index: number) => string | undefined): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found.slice(0, 200);
  }
  return undefined;
}
