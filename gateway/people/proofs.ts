import type { JsonObject } from '../../src/domain/json.ts';
import { cookieText, readCookie } from '../http/cookies.ts';
import { numberConstant } from '../shared/constant.ts';
import { hashOf, type Secrets } from '../vault/secrets.ts';

const COOKIE = 'wallet_proof';

/** What somebody has proven on the way to something: a number, a password, a card. It is kept under one hash of two halves: the
 * ticket, which the page holds and sends, and the key of the browser it was given to, in a cookie that no script reads. Neither
 * half is worth anything without the other (docs/decisions/0017-proofs.md). */
export interface Proofs {
  /** A new ticket, and what it is to be kept under; a browser without a key gets one. */
  readonly give: () => { readonly ticket: string; readonly hash: string };
  /** What a ticket is kept under if it was given to this browser. */
  readonly hashOf: (ticket: string) => string;
  /** Whatever this browser was given is worth nothing from now on. */
  readonly forget: () => void;
}

interface Browser {
  /** The `Cookie` header of the request. */
  readonly cookies: string | undefined;
  readonly secure: boolean;
  readonly setCookie: (cookie: string) => void;
}

export function proofsOf({ cookies, secure, setCookie }: Browser, secrets: Secrets, constants: JsonObject): Proofs {
  let key = readCookie(cookies, COOKIE, secure);
  return {
    give: () => {
      key ??= secrets.token();
      setCookie(cookieText(COOKIE, key, { seconds: numberConstant(constants, 'access.proof.life'), secure }));
      const ticket = secrets.token();
      return { ticket, hash: bothHalves(key, ticket) };
    },
    hashOf: (ticket) => bothHalves(key ?? '', ticket),
    forget: () => setCookie(cookieText(COOKIE, '', { seconds: 0, secure })),
  };
}

function bothHalves(key: string, ticket: string): string {
  return hashOf(`${key} ${ticket}`);
}
