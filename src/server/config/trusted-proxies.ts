import { BlockList, isIP } from 'node:net';
import { unmapped } from './ip-address.ts';

/** The proxies whose word on a visitor's address is taken. */
export interface TrustedProxies {
  /** True for the address of one of them, in any spelling; false for everything else. */
  readonly has: (address: string) => boolean;
}

/** The widest ranges that anybody has for machines of their own: 10.0.0.0/8 and fc00::/7. */
const widestRange = { 4: 8, 6: 7 } as const;

/**
 * Reads a list of CIDR ranges and addresses with commas, or `none`. Gives as a failure the entry that is neither, or that
 * is `tooWide`: with `0.0.0.0/0` every visitor would be a proxy, whose word on his own address is taken.
 */
export function readTrustedProxies(
  text: string,
): TrustedProxies | { readonly wrong: string } | { readonly tooWide: string } {
  // A list each: in one, a network of IPv6 as wide as `::/8` has every address of IPv4 in it.
  const lists = { 4: new BlockList(), 6: new BlockList() };
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '' || entry === 'none') continue;
    const range = rangeOf(entry);
    if (range === null) return { wrong: entry };
    if (range.prefix < widestRange[range.version]) return { tooWide: entry };
    lists[range.version].addSubnet(range.address, range.prefix, `ipv${range.version}`);
  }
  return {
    has: (address) => {
      const plain = unmapped(address);
      const version = isIP(plain);
      return (version === 4 || version === 6) && lists[version].check(plain, `ipv${version}`);
    },
  };
}

interface Range {
  readonly version: 4 | 6;
  readonly address: string;
  readonly prefix: number;
}

/** Reads an address or a range; one of IPv4 in IPv6's clothes is the IPv4 one. Null when it is neither. */
function rangeOf(entry: string): Range | null {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (version === 0 || rest.length > 0 || !(prefix >= 0 && prefix <= longest)) return null;
  if (version === 4) return { version: 4, address, prefix };
  const plain = unmapped(address);
  if (isIP(plain) !== 4) return { version: 6, address: plain, prefix };
  return { version: 4, address: plain, prefix: Math.max(0, prefix - 96) };
}
