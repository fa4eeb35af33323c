import { describe, expect, it } from 'vitest';
import { networkOf, proxyList, sourceOf } from './sourceOf.ts';

const trusted = proxyList('10.0.0.0/8, 192.0.2.1, fd00::/8')!;

describe('the address that a call came from', () => {
  it.each([
    { what: 'nobody is trusted', remote: '198.51.100.7', forwarded: '203.0.113.9', source: '198.51.100.7' },
    { what: 'a proxy says who asked', remote: '10.1.2.3', forwarded: '203.0.113.9', source: '203.0.113.9' },
    { what: 'two proxies', remote: '10.1.2.3', forwarded: '203.0.113.9, 192.0.2.1', source: '203.0.113.9' },
    {
      what: 'a sender made up the first',
      remote: '10.1.2.3',
      forwarded: '1.1.1.1, 203.0.113.9',
      source: '203.0.113.9',
    },
    { what: 'a proxy says nothing', remote: '10.1.2.3', forwarded: undefined, source: '10.1.2.3' },
    { what: 'a proxy says nonsense', remote: '10.1.2.3', forwarded: '203.0.113.9, unknown', source: '10.1.2.3' },
    { what: 'everybody is a proxy', remote: '10.1.2.3', forwarded: '10.9.9.9', source: '10.9.9.9' },
    { what: 'IPv4 as IPv6', remote: '::ffff:10.1.2.3', forwarded: '::ffff:203.0.113.9', source: '203.0.113.9' },
    { what: 'with its port', remote: 'fd00::1', forwarded: '203.0.113.9:5123', source: '203.0.113.9' },
    { what: 'IPv6 with its port', remote: 'fd00::1', forwarded: '[2001:db8::1]:443', source: '2001:db8:0:0::/64' },
  ])('$what: $source', ({ remote, forwarded, source }) => {
    expect(sourceOf(remote, forwarded, trusted)).toBe(source);
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(sourceOf('127.0.0.1', '203.0.113.9', proxyList('')!)).toBe('127.0.0.1');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
    ['64:ff9b::c000:201', '192.0.2.1'],
    ['64:ff9b:1::c000:201', '64:ff9b:1:0::/64'],
    ['2002:c000:201::', '192.0.2.1'],
    ['2002:c000:201:7:8::9', '192.0.2.1'],
    ['2003:c000:201::', '2003:c000:201:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is of %s: a line has many addresses', (address, network) => expect(networkOf(address)).toBe(network));

  it('of a trusted IPv4 address is not what IPv6 only carries it in: anybody may write that', () => {
    expect(sourceOf('2002:a01:203::1', '203.0.113.9', trusted)).toBe('10.1.2.3');
    expect(sourceOf('64:ff9b::10.1.2.3', '203.0.113.9', trusted)).toBe('10.1.2.3');
  });

  it.each(['10.0.0.0/33', 'proxy.example', '10.0.0', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/'])(
    'trusts no %s',
    (text) => {
      expect(proxyList(text)).toBeUndefined();
    },
  );
});
