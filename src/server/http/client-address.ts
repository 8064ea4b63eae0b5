import { isIP } from 'node:net';
import type { Context } from 'hono';
import { groupsOf, unmapped } from '../config/ip-address.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';

/** What the HTTP server tells of a call beside the request itself: the socket it came on. */
export interface CallBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/**
 * Calls that a developer's machine makes to itself: its visitors are its developer and his tests, so they are told
 * apart by nothing, and no limit counts them by network.
 */
export const ownMachine = 'this machine';

const unknown = 'unknown';

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
  const { visitor } = hopsBeforeProxies(peer, forwardedFor, proxies);
  return visitor !== undefined && isIP(visitor) !== 0 ? visitor : null;
}

/**
 * The nearest hop that is no trusted proxy, and the one before it that this one claims to have come for; not there where the way
 * begins later. Neither need be an address: a word is no proxy.
 */
export function hopsBeforeProxies(
  peer: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): { readonly visitor?: string | undefined; readonly claimed?: string | undefined } {
  const hops = hopsOf(peer, forwardedFor);
  for (const visitor of hops) {
    if (!proxies.has(visitor)) return { visitor, claimed: hops.next().value };
  }
  return {};
}

/** The way of a call back from its socket. Most calls need one hop of it, however many somebody has written. */
function* hopsOf(peer: string, forwardedFor: string | undefined): Generator<string, undefined> {
  yield unmapped(peer);
  for (const hop of forwardedFor?.split(',').reverse() ?? []) yield unmapped(withoutPort(hop.trim()));
}

/** Some proxies add the port (`203.0.113.1:4711`, `[2001:db8::1]:4711`), some write brackets without one. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d{1,5})?$/.exec(hop)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(hop)?.[1] ?? hop;
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
 * The wider networks that a network of {@link networkOf} lies in, as `2001:db8:0:0::/56`: what a provider gives one customer,
 * /56 of IPv6, and what a customer or a machine's renter may have at most, /48 of IPv6 or /24 of IPv4. Null where there is none.
 */
export function widerNetworks(network: string): {
  readonly wide: string | null;
  readonly widest: string | null;
} {
  if (isIP(network) === 4)
    return { wide: null, widest: `${network.slice(0, network.lastIndexOf('.'))}.0/24` };
  const [address = '', bits] = network.split('/');
  if (bits !== '64') return { wide: null, widest: null };
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address);
  const text = (...groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');
  return { wide: `${text(a, b, c, d & 0xff00)}::/56`, widest: `${text(a, b, c)}::/48` };
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
