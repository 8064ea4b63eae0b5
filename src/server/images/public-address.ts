import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public. IANA, "IPv4 Special-Purpose Address Registry", and multicast. */
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];

/** The global IPv6 network, and the parts of it that are not public. IANA, "IPv6 Special-Purpose Address Registry". */
const global6 = '2000::/3';
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const refused4 = listOf(special4, 'ipv4');
const refused6 = listOf(special6, 'ipv6');
const allowed6 = listOf([global6], 'ipv6');

/**
 * Whether an address is on the public internet. Loopback, private, link-local (where clouds serve their metadata), multicast
 * and reserved networks are not, nor are IPv4-mapped IPv6 addresses: everything outside IPv6's global network is refused.
 * False for a text that is not an address.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused4.check(address, 'ipv4');
    case 6:
      return allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
    default:
      return false;
  }
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
