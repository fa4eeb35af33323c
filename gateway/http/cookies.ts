/** Our own cookies: random, read by no script, sent from our own pages only. */

/** Over TLS a name that browsers take from this host only, and for the whole of it: no other host of the domain can give it. */
const nameOf = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** The value of a cookie that we gave, in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string, secure: boolean): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${nameOf(name, secure)}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  return value && /^[0-9A-Za-z_-]{43}$/.test(value) ? value : undefined;
}

interface CookieLife {
  readonly seconds: number;
  /** The addresses that it is sent to without TLS; those of the calls unless it is said. */
  readonly path?: string;
  /** The request came over https. */
  readonly secure: boolean;
}

/** A `Set-Cookie` for some of the gateway's addresses, over TLS for all of the host's; of 0 seconds it takes the cookie away. */
export function cookieText(name: string, value: string, { seconds, path = '/gateway', secure }: CookieLife): string {
  const parts = [
    `${nameOf(name, secure)}=${value}`,
    `Path=${secure ? '/' : path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}
