import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';

/** Most bytes of a request body (AMB-24). */
export const BODY_LIMIT = 6 * 1024 * 1024;
/** Bytes read and thrown away after the limit, so that a sender that is late to listen still gets the answer. */
const DISCARDED = 16 * 1024 * 1024;
const DEPTH_LIMIT = 64;

export type Body =
  | { readonly type: 'read'; readonly body: JsonObject }
  /** What is wrong with it, as a PARAM_ERROR says it. */
  | { readonly type: 'bad'; readonly pointer: string; readonly keyword: string };

const bad = (keyword: string, pointer = ''): Body => ({ type: 'bad', pointer, keyword });

/** Reads a JSON object from a request, whatever was sent instead. */
export async function readBody(request: Request): Promise<Body> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return bad('contentType');
  const bytes = await readBytes(request);
  if (bytes === undefined) return bad('size');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bad('utf8');
  }
  if (isTooDeep(text)) return bad('depth');
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

async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      if (size > BODY_LIMIT + DISCARDED) return undefined;
    }
  } catch {
    return undefined;
  }
  return size > BODY_LIMIT ? undefined : Buffer.concat(chunks);
}

/** Counts brackets outside strings: what is nested too deep is not parsed at all. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === BACKSLASH) at++;
      else if (character === QUOTE) inString = false;
    } else if (character === QUOTE) inString = true;
    else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
      if (++depth > DEPTH_LIMIT) return true;
    } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [34, 92, 123, 125, 91, 93];

/** Text that the database cannot hold: the character 0, and halves of a surrogate pair. */
// eslint-disable-next-line no-control-regex
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** Where such text stands, in a value or a name. */
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
