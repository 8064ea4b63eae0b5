import { isIP } from 'node:net';
import type { Context } from 'hono';
import { groupsOf, unmapped } from '../config/ip-address.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';

/** What the HTTP server passes along with a request: its socket. */
export interface CallBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/**
 * The key of requests that a developer's machine makes to itself. They come from the developer and their tests, cannot be
 * told apart, and are not limited by network.
 */
export const ownMachine = 'this machine';

const unknown = 'unknown';

/**
 * The visitor's address: the socket's, unless that is a trusted proxy's. Then the right-most address of `X-Forwarded-For`
 * that is not a trusted proxy, because the visitor controls everything to the left of it. Null when a proxy gave no valid
 * address, or there is no socket.
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
 * The nearest hop that is not a trusted proxy, and the hop it claims to forward for, which is missing if the chain starts
 * there. Hops may be invalid addresses: they are then not trusted proxies.
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

/** The hops of a request, from its socket backwards. Lazy, because most requests need one hop, however long the header is. */
function* hopsOf(peer: string, forwardedFor: string | undefined): Generator<string, undefined> {
  yield unmapped(peer);
  for (const hop of forwardedFor?.split(',').reverse() ?? []) yield unmapped(withoutPort(hop.trim()));
}

/** Removes the port that some proxies add (`203.0.113.1:4711`, `[2001:db8::1]:4711`), and brackets without one. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d{1,5})?$/.exec(hop)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(hop)?.[1] ?? hop;
}

/** The network of one household or machine: an IPv4 address, or the first 64 bits of an IPv6 address as `2001:db8:0:1::/64`. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  return `${groupsOf(plain)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The wider networks that contain a network of {@link networkOf}, as `2001:db8:0:0::/56`: `wide` is what a provider assigns
 * to a customer, /56 of IPv6; `widest` is the most a customer or server tenant may have, /48 of IPv6 or /24 of IPv4. Null
 * where there is none.
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
 * The rate-limiting key of a request: the visitor's network. Requests of unknown visitors share one key, so that limits still
 * apply. In the `local` environment the machine itself is {@link ownMachine}.
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
