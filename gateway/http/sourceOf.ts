import { BlockList, isIP } from 'node:net';

/** The proxies that are trusted to say whom they ask for.
 * @param text addresses and networks, `10.0.0.0/8, 192.0.2.1`; nobody where it is empty
 * @returns `undefined` when one of them is neither */
export function proxyList(text: string): BlockList | undefined {
  const list = new BlockList();
  const names = text.split(',').map((name) => name.trim());
  for (const name of names.filter((one) => one !== '')) {
    const [address = '', bits, ...more] = name.split('/');
    const family = familyOf(address);
    const most = family === 'ipv6' ? 128 : 32;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (family === undefined || more.length > 0 || length < 0 || length > most) return undefined;
    list.addSubnet(address, length, family);
  }
  return list;
}

/** Where a call came from: the address of the connection, and behind trusted proxies the last in `X-Forwarded-For` that is none of
 * them. What is further left the sender itself may have written. Of IPv6 it is the network, because one line has as many addresses
 * as it likes. */
export function sourceOf(remote: string, forwarded: string | undefined, trusted: BlockList): string {
  const hops = forwarded === undefined ? [] : forwarded.split(',').map((hop) => plain(hop.trim()));
  let source = plain(remote);
  while (isTrusted(source, trusted)) {
    const hop = hops.pop();
    if (hop === undefined || familyOf(hop) === undefined) break;
    source = hop;
  }
  return networkOf(source);
}

/** One subscriber: an IPv4 address, or the 64 bits of an IPv6 address that stand for a line. */
export function networkOf(address: string): string {
  const one = plain(address);
  if (familyOf(one) !== 'ipv6') return one;
  const [left = '', right] = one.replace(/%.*$/, '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(left), groups(right ?? '')];
  // A dotted end counts for two groups.
  const ends = after.length + (one.includes('.') ? 1 : 0);
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - ends);
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export function isTrusted(remote: string, trusted: BlockList): boolean {
  const address = plain(remote);
  const family = familyOf(address);
  return family !== undefined && trusted.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}

/** Without a port, and an IPv4 address as itself: a socket that listens to both gives it as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, dotted] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}
