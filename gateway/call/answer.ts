import type { JsonObject } from '../../src/domain/json.ts';
import type { Content } from '../content/content.ts';
import { TOO_MANY, type Failure } from '../shared/failure.ts';
import type { Lang } from '../shared/lang.ts';

/** How a call ended, before it is an HTTP reply. */
export interface Answer {
  readonly code: string;
  readonly data: JsonObject;
  /** The instant the call was judged at; every envelope tells one (`x-clock`), unless the database has no answer or was not asked. */
  readonly now?: string;
  /** When the session of the caller ends, if no call comes before (`x-session-until`). */
  readonly until?: string;
  readonly cookies?: readonly string[];
  /** The session is over: the browser forgets the pages it keeps to go back to. What the portal has stored it clears itself. */
  readonly forgets?: boolean;
  /** Of too many calls: the seconds to wait, one unless it is said. */
  readonly retryAfter?: number;
  /** A fault to play on the reply. */
  readonly spoil?: 'drop' | 'http500' | 'malformed';
}

/** Without an envelope: whatever the call was, nobody can say now what became of it, and it may be asked for later. */
export function unavailable(): Response {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  };
  return new Response('{"error":"unavailable"}', { status: 503, headers });
}

/** Too many calls at once: nothing was done and nothing counted. The envelope says so to a member, the status to a program. */
export function tooMany(content: Content, lang: Lang, retryAfter: number): Response {
  return toResponse({ code: TOO_MANY, data: {}, retryAfter }, content, lang);
}

export const SUCCESS = 'SUCCESS';

export function refused(failure: Failure): Answer {
  return { code: failure.code, data: failure.data };
}

/** The reply: HTTP 200, or 429 for what came too fast, and the envelope (R-CALL-09 to R-CALL-11). */
export function toResponse(
  { code, data, now, until, cookies, forgets, retryAfter = 1, spoil }: Answer,
  content: Content,
  lang: Lang,
): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  if (now !== undefined) headers.set('x-clock', now);
  if (until !== undefined && !forgets) headers.set('x-session-until', until);
  if (spoil === 'http500') return new Response('{"error":"fault"}', { status: 500, headers });
  if (spoil === 'malformed') return new Response('{"return_code":"SUC', { headers });
  for (const cookie of cookies ?? []) headers.append('set-cookie', cookie);
  if (forgets) headers.set('clear-site-data', '"cache"');
  if (code === TOO_MANY) headers.set('retry-after', String(retryAfter));
  const envelope = { return_code: code, return_desc: content.returnText(code, data, lang), ret_data: data };
  return new Response(JSON.stringify(envelope), { status: code === TOO_MANY ? 429 : 200, headers });
}
