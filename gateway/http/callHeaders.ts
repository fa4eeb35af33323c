import { CLIENT_VERSION } from '../../src/domain/wire.ts';
import type { Lang } from '../shared/lang.ts';

/** The headers that the contract asks of every call (`components.parameters`). */
export interface CallHeaders {
  readonly lang: Lang;
  readonly sessionId: string;
  readonly idempotencyKey?: string;
}

export type ReadHeaders =
  | { readonly type: 'read'; readonly headers: CallHeaders }
  | { readonly type: 'bad'; readonly pointer: string; readonly keyword: string };

export const LANGUAGES: readonly string[] = ['zh-HK', 'zh-CN', 'en'] satisfies readonly Lang[];
const SESSION_ID = /^[0-9A-Za-z_-]{16,64}$/;
const IDEMPOTENCY_KEY = /^[0-9A-Za-z_./:-]{8,128}$/;

/** The session that a request names, unless it cannot be one. */
export function readSessionId(headers: Headers): string | undefined {
  const id = headers.get('session-id') ?? '';
  return SESSION_ID.test(id) ? id : undefined;
}

/** The language to answer in, however bad the rest of the request is. */
export function readLang(headers: Headers): Lang {
  const lang = headers.get('lang') ?? '';
  return LANGUAGES.includes(lang) ? (lang as Lang) : 'zh-HK';
}

export function readHeaders(headers: Headers): ReadHeaders {
  const [lang, ver, sessionId] = [headers.get('lang'), headers.get('ver'), headers.get('session-id')];
  const key = headers.get('idempotency-key') ?? undefined;
  const bad = (name: string, value: string | null, keyword: string): ReadHeaders => ({
    type: 'bad',
    pointer: `/${name}`,
    keyword: value === null ? 'required' : keyword,
  });
  if (lang === null || !LANGUAGES.includes(lang)) return bad('lang', lang, 'enum');
  if (ver !== CLIENT_VERSION) return bad('ver', ver, 'const');
  if (sessionId === null || !SESSION_ID.test(sessionId)) return bad('session-id', sessionId, 'pattern');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) return bad('Idempotency-Key', key, 'pattern');
  return {
    type: 'read',
    headers: { lang: lang as Lang, sessionId, ...(key === undefined ? {} : { idempotencyKey: key }) },
  };
}
