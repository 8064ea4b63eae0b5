import { BlockList, isIP } from 'node:net';
import { unmapped } from './ip-address.ts';

/** The proxies whose word on a visitor's address is taken. */
export interface TrustedProxies {
  /** True for the address of one of them, in any spelling; false for everything else. */
  readonly has: (address: string) => boolean;
}

/** Reads a list of CIDR ranges and addresses with commas, or `none`. Gives the entry that is neither as a failure. */
export function readTrustedProxies(text: string): TrustedProxies | { readonly wrong: string } {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '' || entry === 'none') continue;
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const widest = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || rest.length > 0 || !(prefix >= 0 && prefix <= widest)) return { wrong: entry };
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return {
    has: (address) => {
      const plain = unmapped(address);
      return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
