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

/** One subscriber: an IPv4 address, also where IPv6 carries it, or the 64 bits of an IPv6 address that stand for a line. */
export function networkOf(address: string): string {
  const one = plain(address);
  if (familyOf(one) !== 'ipv6') return one;
  const groups = groupsOf(one);
  return (
    carriedIpv4(groups) ??
    `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  );
}

/** IPv4-mapped (`::ffff:0:0/96`), of a translator (NAT64, `64:ff9b::/96`, RFC 6052) and 6to4 (`2002::/16`, RFC 3056): whoever has an
 * IPv4 address has these too, and would have a share of each. */
function carriedIpv4(groups: readonly number[]): string | undefined {
  const starts = (...first: number[]) => first.every((group, place) => groups[place] === group);
  const at = starts(0, 0, 0, 0, 0, 0xffff) || starts(0x64, 0xff9b, 0, 0, 0, 0) ? 6 : starts(0x2002) ? 1 : undefined;
  if (at === undefined) return undefined;
  return [groups[at]!, groups[at + 1]!].flatMap((group) => [group >> 8, group & 255]).join('.');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [left = '', right] = inGroups(address.replace(/%.*$/, '')).split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [parts(left), parts(right ?? '')];
  const zeros = right === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => Number.parseInt(group, 16));
}

/** A dotted end stands for two groups. */
function inGroups(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
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
