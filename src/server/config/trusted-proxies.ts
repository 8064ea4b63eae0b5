import { BlockList, isIP } from 'node:net';
import { unmapped } from './ip-address.ts';

/** Proxies trusted to report a visitor's address. */
export interface TrustedProxies {
  /** True for the address of one of them, in any notation; false for everything else. */
  readonly has: (address: string) => boolean;
}

/** The widest private ranges: 10.0.0.0/8 and fc00::/7. */
const widestRange = { 4: 8, 6: 7 } as const;

/**
 * Parses a comma-separated list of CIDR ranges and addresses, or `none`. On failure returns the entry that is neither, or
 * that is `tooWide`: with `0.0.0.0/0` every visitor would be a proxy, trusted to report their own address.
 */
export function readTrustedProxies(
  text: string,
): TrustedProxies | { readonly wrong: string } | { readonly tooWide: string } {
  // A separate list each: in a shared one, an IPv6 network as wide as `::/8` would contain every IPv4 address.
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

/** Parses an address or a range; IPv4-mapped IPv6 is treated as IPv4. Null if it is neither. */
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
