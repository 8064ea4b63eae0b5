import { describe, expect, it } from 'vitest';
import { readTrustedProxies, type TrustedProxies } from '../../../src/server/config/trusted-proxies.ts';
import {
  networkOf,
  ownMachine,
  visitorAddress,
  widerNetworks,
} from '../../../src/server/http/client-address.ts';

const trusting = (text: string): TrustedProxies => {
  const read = readTrustedProxies(text);
  if (!('has' in read)) throw new Error(`${text} cannot be read`);
  return read;
};
const cdn = trusting('10.0.0.0/8, 192.0.2.7, 2001:db8:aa::/48');

describe('the visitor behind a call', () => {
  it.each([
    ['comes on the socket', '198.51.100.9', undefined, '198.51.100.9'],
    ['claims another address without a proxy', '198.51.100.9', '203.0.113.1', '198.51.100.9'],
    ['comes through a proxy', '10.1.2.3', '203.0.113.1', '203.0.113.1'],
    ['comes through two proxies', '10.1.2.3', '203.0.113.1, 192.0.2.7', '203.0.113.1'],
    ['claims more on the left', '10.1.2.3', '1.1.1.1, 2.2.2.2, 203.0.113.1, 10.9.9.9', '203.0.113.1'],
    ['comes through a proxy on IPv6', '2001:db8:aa::1', '2001:db8:1:2::3', '2001:db8:1:2::3'],
    ['comes on an IPv4 address in IPv6', '::ffff:198.51.100.9', undefined, '198.51.100.9'],
    ['comes through a proxy in IPv6 clothes', '::ffff:10.1.2.3', '::ffff:203.0.113.1', '203.0.113.1'],
    ['comes with a port', '10.1.2.3', '203.0.113.1:4711', '203.0.113.1'],
    ['comes with a port on IPv6', '10.1.2.3', '[2001:db8:1:2::3]:4711', '2001:db8:1:2::3'],
    ['comes in brackets', '10.1.2.3', '[2001:db8:1:2::3]', '2001:db8:1:2::3'],
    ['comes through two proxies with ports', '10.1.2.3', '203.0.113.1:9, 192.0.2.7:8443', '203.0.113.1'],
    ['comes through one beside the trusted range', '11.0.0.1', '203.0.113.1', '11.0.0.1'],
  ])('%s', (_, peer, forwarded, address) => {
    expect(visitorAddress(peer, forwarded, cdn)).toBe(address);
  });

  it.each([
    ['a proxy that forwards nothing', '10.1.2.3', undefined],
    ['a proxy that forwards no address', '10.1.2.3', 'unknown'],
    ['a proxy that forwards a port and no address', '10.1.2.3', ':4711'],
    ['a proxy that forwards an address in half a bracket', '10.1.2.3', '[2001:db8::1'],
    ['a proxy that forwards a number', '10.1.2.3', '3405803777'],
    ['a proxy whose last word is unreadable', '10.1.2.3', '203.0.113.1, _hidden'],
    ['proxies only', '10.1.2.3', '10.1.1.1, 192.0.2.7'],
    ['no socket', undefined, '203.0.113.1'],
  ])('is nobody with %s', (_, peer, forwarded) => {
    expect(visitorAddress(peer, forwarded, cdn)).toBeNull();
  });
});

describe('the network of an address', () => {
  it.each([
    ['198.51.100.9', '198.51.100.9'],
    ['::ffff:198.51.100.9', '198.51.100.9'],
    ['::ffff:c633:6409', '198.51.100.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::198.51.100.9', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for a whole /64 and another for the next', () => {
    expect(networkOf('2001:db8:1:2:ffff::1')).toBe(networkOf('2001:db8:1:2::9'));
    expect(networkOf('2001:db8:1:3::9')).not.toBe(networkOf('2001:db8:1:2::9'));
  });
});

describe('the wider networks', () => {
  it.each([
    ['198.51.100.9', { wide: null, widest: '198.51.100.0/24' }],
    ['2001:db8:1:2::/64', { wide: '2001:db8:1:0::/56', widest: '2001:db8:1::/48' }],
    ['2001:db8:1:ffee::/64', { wide: '2001:db8:1:ff00::/56', widest: '2001:db8:1::/48' }],
    ['unknown', { wide: null, widest: null }],
    [ownMachine, { wide: null, widest: null }],
  ])('of %s are known', (network, wider) => {
    expect(widerNetworks(network)).toEqual(wider);
  });
});

describe('the list of trusted proxies', () => {
  it.each([
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '128.0.0.0/7',
    '2000::/3',
    '::ffff:0:0/96',
    '::ffff:10.0.0.0/100',
  ])('refuses %s, with which visitors could say who they are', (entry) => {
    expect(readTrustedProxies(`10.0.0.0/8, ${entry}`)).toEqual({ tooWide: entry });
  });

  it.each([
    ['10.0.0.0/8', '10.9.9.9'],
    ['fc00::/7', 'fd00::1'],
    ['::ffff:10.0.0.0/104', '10.9.9.9'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('takes %s', (entry, address) => {
    expect(trusting(entry).has(address)).toBe(true);
    expect(trusting(entry).has('203.0.113.1')).toBe(false);
  });

  it.each(['::/8', '::/64', '::1/8', '::fffe:0:0/95'])('has nobody on IPv4 in %s', (entry) => {
    for (const address of ['203.0.113.1', '::ffff:203.0.113.1', '10.9.9.9', '127.0.0.1'])
      expect(trusting(entry).has(address)).toBe(false);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0'])(
    'refuses %s',
    (entry) => {
      expect(readTrustedProxies(`10.0.0.0/8, ${entry}`)).toEqual({ wrong: entry });
    },
  );

  it('trusts nobody when it says none', () => {
    expect(trusting('none').has('127.0.0.1')).toBe(false);
  });
});
