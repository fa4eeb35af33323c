/** Keeps the language of a browser session: written by the portal, and by the gateway where an address chooses it (R-GEN-55). */
export const LANGUAGE_COOKIE = 'gc4-app-pc-lang';
