import { later } from '../clock/instant.ts';
import { cookieText, readCookie } from '../http/cookies.ts';
import type { Lang } from '../shared/lang.ts';
import { sameText, type Secrets } from '../vault/secrets.ts';

/** What a link opens: a kind of file, one of that kind, in a language. */
interface FileName {
  readonly kind: string;
  readonly name: string;
  readonly lang: Lang;
}

/** Below it files are opened by GET, outside the prefix of the calls (AMB-83). */
export const FILES_PREFIX = '/files/';

/** A link that opens once, only while the session lasts that asked for it, and only in its browser. */
export interface OnceLink {
  readonly id: string;
  readonly sessionId: string;
}

interface Signed extends FileName {
  readonly until: string;
  readonly once?: OnceLink;
}

interface LinkCall {
  readonly services: { readonly secrets: Secrets };
  readonly session: Pick<OnceLink, 'sessionId'>;
  readonly now: string;
  readonly device: { readonly secure: boolean };
  readonly setCookie: (cookie: string) => void;
}

/** What a link opens, until when, and whether it opens once. */
export type OpenedLink = FileName & Pick<Signed, 'until' | 'once'>;

const signature = (secrets: Secrets, payload: string) => secrets.keyed('file link', payload);

const COOKIE = 'wallet_files';

/** What a browser shows to open the links of a session: the session itself is a header, which an opened link does not have. */
const browserKey = (secrets: Secrets, sessionId: string) => secrets.keyed('browser of file links', sessionId);

/** A link that opens once, in the browser that is given its cookie by the same reply. */
export function sessionFileLink(
  { services: { secrets }, session, now, device: { secure }, setCookie }: LinkCall,
  file: FileName,
  seconds: number,
): string {
  const { sessionId } = session;
  setCookie(cookieText(COOKIE, browserKey(secrets, sessionId), { seconds, path: '/files', secure }));
  return fileLink(secrets, file, { seconds, now }, { sessionId });
}

/** Whether a request comes from the browser that asked for a link.
 * @param cookies its `Cookie` header */
export function isOfBrowser(secrets: Secrets, once: OnceLink, cookies: string | undefined, secure: boolean): boolean {
  return sameText(readCookie(cookies, COOKIE, secure) ?? '', browserKey(secrets, once.sessionId));
}

/** A link that opens a file for a while: it carries no id of a member and no secret of one.
 * @param once without it, it opens for whoever has it and as often as it is asked for */
export function fileLink(
  secrets: Secrets,
  { kind, name, lang }: FileName,
  life: { readonly seconds: number; readonly now: string },
  once?: Pick<OnceLink, 'sessionId'>,
): string {
  const until = later(life.now, life.seconds);
  const signed: Signed = {
    kind,
    name,
    lang,
    until,
    ...(once ? { once: { id: secrets.id(), sessionId: once.sessionId } } : {}),
  };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${FILES_PREFIX}${payload}.${signature(secrets, payload)}`;
}

/** The file a link opens now; `undefined` when it was not given by this gateway or its time has passed. */
export function readFileLink(secrets: Secrets, path: string, now: string): OpenedLink | undefined {
  const [payload = '', sign = '', ...rest] = path.slice(FILES_PREFIX.length).split('.');
  if (rest.length > 0 || !sameText(sign, signature(secrets, payload))) return undefined;
  const link = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Signed;
  return link.until > now ? link : undefined;
}
