/** The one gate for addresses that come from outside the code: adverts, offers, the download page, links in words. */

/** Only printable ASCII without a backslash: browsers drop tabs and line ends from an address, and read `\` as `/`. */
const PLAIN = /^[\x21-\x5B\x5D-\x7E]+$/;

/** A link that leaves the portal: https, no name or password, no port, and a host that the deployment names.
 * @returns the address as a browser understands it; nothing when it may not be followed */
export function outwardLink(address: string, hosts: readonly string[]): string | undefined {
  const url = parse(address);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return;
  return hosts.includes(url.hostname) ? url.href : undefined;
}

/** A picture of this origin, as an absolute path: the policy of the pages loads no other.
 * @returns the path; nothing when it leads anywhere else */
export function ownPicture(address: string): string | undefined {
  const url = ownUrl(address);
  return url && url.pathname + url.search;
}

/** A page of the portal, below its base path.
 * @returns the path, with its query and place; nothing when it leads anywhere else */
export function ownPage(address: string): string | undefined {
  const url = ownUrl(address);
  return url && url.pathname + url.search + url.hash;
}

function ownUrl(address: string): URL | undefined {
  const url = address.startsWith('/') ? parse(address, OWN) : undefined;
  // `/..//host` is read as `//host`: as an address it is another's.
  return url?.origin === OWN && !url.pathname.startsWith('//') ? url : undefined;
}

/** Stands for whatever origin the portal has. */
const OWN = 'https://portal.invalid';

function parse(address: string, base?: string): URL | undefined {
  return PLAIN.test(address) && URL.canParse(address, base) ? new URL(address, base) : undefined;
}
