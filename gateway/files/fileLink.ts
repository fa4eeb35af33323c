import { later } from '../clock/instant.ts';
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

/** A link that opens once, and only while the session lasts that asked for it. */
export interface OnceLink {
  readonly id: string;
  readonly sessionId: string;
}

interface Signed extends FileName {
  readonly until: string;
  readonly once?: OnceLink;
}

/** What a link opens, until when, and whether it opens once. */
export type OpenedLink = FileName & Pick<Signed, 'until' | 'once'>;

const signature = (secrets: Secrets, payload: string) => secrets.keyed('file link', payload);

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
