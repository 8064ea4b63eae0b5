import { BlockList, isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { hour } from '../../domain/duration.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { keepNewest } from '../keep-newest.ts';
import type { Logger } from '../log.ts';
import { type CallBindings, hopsBeforeProxies, networkOf } from './client-address.ts';
import { ManyDifferent } from './many-different.ts';

/** A health check requests one or two paths only. */
const manyPaths = 10;
/** Public networks that one address claims to forward for within an hour: more than somebody tries just to see what happens. */
const manyVisitors = 50;
const mostWatched = 1_000;
/** Headers that proxies without X-Forwarded-For use to report the visitor. */
const otherWords = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'] as const;

/** Networks that internet visitors cannot come from: whatever forwards requests from there is a proxy. */
const ownNetworks = new BlockList();
for (const [address, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(address, prefix, 'ipv4');
}
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

const warnings = {
  unreadable:
    'a proxy of TRUSTED_PROXIES forwards no address that can be read: the limits count its visitors as one network',
  silent:
    'calls come from TRUSTED_PROXIES without X-Forwarded-For: the limits count the visitors of that proxy as one network',
  unnamed:
    'a proxy that TRUSTED_PROXIES does not name forwards visitors: the limits count all of them as one network',
  crowded:
    'an address that TRUSTED_PROXIES does not name says that it forwards many visitors: if it is a proxy of yours, name it, because the limits count all of them as one network',
} as const;

type WatchedConfig = { readonly siteEnv: string; readonly trustedProxies: TrustedProxies };

/** The parts of a request that show which way it came. `header` takes lower-case names. */
export interface WatchedCall {
  readonly bindings: CallBindings | undefined;
  readonly path: string;
  readonly header: (name: string) => string | undefined;
}

/** Inspects where a request comes from, and for whom it was forwarded. */
type LookAtCall = (call: WatchedCall) => void;

/**
 * Warns, at most once an hour per problem, when visitors cannot be told apart because the proxies and the configuration do not
 * match. No address is logged. `clock` returns monotonic milliseconds.
 */
export function proxyWatch(
  { siteEnv, trustedProxies }: WatchedConfig,
  log: Logger,
  clock = () => performance.now(),
): LookAtCall {
  const said = new Map<keyof typeof warnings, number>();
  const wasSaid = (warning: keyof typeof warnings) =>
    clock() - (said.get(warning) ?? Number.NEGATIVE_INFINITY) < hour;
  const say = (warning: keyof typeof warnings) => {
    if (wasSaid(warning)) return;
    said.set(warning, clock());
    log.warn(warnings[warning]);
  };

  const silentPaths = new ManyDifferent(manyPaths, hour);
  const lookAtSilent = ({ path, header }: WatchedCall) => {
    if (wasSaid('silent')) return;
    if (otherWords.some((name) => header(name) !== undefined) || silentPaths.add(path, clock()))
      say('silent');
  };

  const crowds = new Map<string, ManyDifferent>();
  const lookAtClaim = (visitor: string, claimed: string) => {
    if (wasSaid('crowded') || isIP(claimed) === 0 || isOwn(claimed)) return;
    const network = networkOf(visitor);
    const crowd = crowds.get(network) ?? new ManyDifferent(manyVisitors, hour);
    keepNewest(crowds, mostWatched, network, crowd);
    if (crowd.add(networkOf(claimed), clock())) say('crowded');
  };

  return (call) => {
    const peer = call.bindings?.incoming?.socket.remoteAddress;
    if (peer === undefined || siteEnv === 'local') return;
    const forwarded = call.header('x-forwarded-for');
    if (forwarded === undefined) {
      if (trustedProxies.has(peer)) lookAtSilent(call);
      return;
    }
    const { visitor, claimed } = hopsBeforeProxies(peer, forwarded, trustedProxies);
    if (visitor === undefined || isIP(visitor) === 0) say('unreadable');
    else if (claimed !== undefined && isOwn(visitor)) say('unnamed');
    else if (claimed !== undefined) lookAtClaim(visitor, claimed);
  };
}

/** Middleware that inspects every request, see {@link proxyWatch}. */
export function watchProxies(look: LookAtCall) {
  return createMiddleware<{ Bindings: CallBindings }>(async (c, next) => {
    look({ bindings: c.env, path: c.req.path, header: (name) => c.req.header(name) });
    await next();
  });
}

function isOwn(address: string): boolean {
  return ownNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
