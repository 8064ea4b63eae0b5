import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';

/** What the HTTP server tells of a call beside the request itself: the socket it came on. */
export interface CallBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** The proxies whose word on a visitor's address is taken. */
export interface TrustedProxies {
  /** True for the address of one of them, in any spelling; false for everything else. */
  readonly has: (address: string) => boolean;
}

/**
 * Calls that a developer's machine makes to itself: its visitors are its developer and his tests, so they are told
 * apart by nothing, and no limit counts them by network.
 */
export const ownMachine = 'this machine';

const unknown = 'unknown';

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

/**
 * The visitor's address: the socket's, unless that is a trusted proxy's. Then the right-most address of
 * `X-Forwarded-For` that is no trusted proxy, because everything left of it is the visitor's own claim. Null when a
 * proxy gave no readable address, or there is no socket.
 */
export function visitorAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string | null {
  if (peer === undefined) return null;
  if (!proxies.has(peer)) return unmapped(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapped(hop.trim()));
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) return null;
    if (!proxies.has(hop)) return hop;
  }
  return null;
}

/** The network one household or machine has: an IPv4 address, or the first 64 bits of an IPv6 address as `2001:db8:0:1::/64`. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  return `${groupsOf(plain)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * Whom to count a call for: the visitor's network. A call whose visitor cannot be told shares one key with all such
 * calls, so that limits still hold. In the `local` environment the machine itself is {@link ownMachine}.
 */
export function clientKey(
  c: Context,
  config: { readonly siteEnv: string; readonly trustedProxies: TrustedProxies },
): string {
  const bindings: CallBindings = c.env ?? {};
  const peer = bindings.incoming?.socket.remoteAddress;
  const address = visitorAddress(peer, c.req.header('X-Forwarded-For'), config.trustedProxies);
  const isOwn = address === null ? peer === undefined : loopback.has(networkOf(address));
  if (config.siteEnv === 'local' && isOwn) return ownMachine;
  return address === null ? unknown : networkOf(address);
}

const loopback = new Set(['127.0.0.1', networkOf('::1')]);

/** An IPv4 address that came in IPv6's clothes is the IPv4 address; a zone is no part of an address. */
function unmapped(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return plain;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight 16-bit groups of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, head = '', a = '', b = '', c = '', d = ''] = dotted ?? [];
  const pair = (high: string, low: string) => ((Number(high) << 8) | Number(low)).toString(16);
  const text = dotted === null ? address : `${head}${pair(a, b)}:${pair(c, d)}`;
  const [left = '', right] = text.split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(left), read(right ?? '')];
  if (right === undefined) return before;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
