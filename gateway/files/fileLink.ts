import { later } from '../clock/instant.ts';
import type { Lang } from '../shared/lang.ts';
import { sameText, type Secrets } from '../vault/secrets.ts';

/** What a link opens: a kind of file, one of that kind, in a language. */
export interface FileName {
  readonly kind: string;
  readonly name: string;
  readonly lang: Lang;
}

/** Below it files are opened by GET, outside the prefix of the calls (AMB-83). */
export const FILES_PREFIX = '/files/';

interface Signed extends FileName {
  readonly until: string;
}

const signature = (secrets: Secrets, payload: string) => secrets.keyed('file link', payload);

/** A link that opens a file for a while, whoever has it: it carries no id of a member and no secret of one. */
export function fileLink(
  secrets: Secrets,
  { kind, name, lang }: FileName,
  life: { readonly seconds: number; readonly now: string },
): string {
  const signed: Signed = { kind, name, lang, until: later(life.now, life.seconds) };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${FILES_PREFIX}${payload}.${signature(secrets, payload)}`;
}

/** The file a link opens now; `undefined` when it was not given by this gateway or its time has passed. */
export function readFileLink(secrets: Secrets, path: string, now: string): FileName | undefined {
  const [payload = '', sign = '', ...rest] = path.slice(FILES_PREFIX.length).split('.');
  if (rest.length > 0 || !sameText(sign, signature(secrets, payload))) return undefined;
  const { kind, name, lang, until } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Signed;
  return until > now ? { kind, name, lang } : undefined;
}
