/** Our own cookies: random, read by no script, sent from our own pages only. */

/** The value of a cookie that we gave, in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  return value && /^[0-9A-Za-z_-]{43}$/.test(value) ? value : undefined;
}

interface CookieLife {
  readonly seconds: number;
  /** The request came over https. */
  readonly secure: boolean;
}

/** A `Set-Cookie` for the gateway's addresses; of 0 seconds it takes the cookie away. */
export function cookieText(name: string, value: string, { seconds, secure }: CookieLife): string {
  const parts = [`${name}=${value}`, 'Path=/gateway', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}
