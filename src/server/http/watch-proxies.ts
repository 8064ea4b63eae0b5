import { BlockList, isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { unmapped } from '../config/ip-address.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import type { Logger } from '../log.ts';
import { type CallBindings, visitorAddress } from './client-address.ts';

const hour = 3_600_000;

/** Networks that no visitor from the internet calls from: whoever forwards something there is a proxy. */
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
  unnamed:
    'a proxy that TRUSTED_PROXIES does not name forwards visitors: the limits count all of them as one network',
} as const;

type WatchedConfig = { readonly siteEnv: string; readonly trustedProxies: TrustedProxies };

/** Looks at whom a call comes from, and for whom it was forwarded. */
type LookAtCall = (bindings: CallBindings | undefined, forwardedFor: () => string | undefined) => void;

/**
 * Gives what warns, each thing once an hour, when visitors cannot be told apart because of how proxies and configuration fit
 * together. No address is logged.
 */
export function proxyWatch(config: WatchedConfig, log: Logger): LookAtCall {
  const said = new Map<keyof typeof warnings, number>();
  const say = (warning: keyof typeof warnings) => {
    const now = performance.now();
    if (now - (said.get(warning) ?? Number.NEGATIVE_INFINITY) < hour) return;
    said.set(warning, now);
    log.warn(warnings[warning]);
  };
  return (bindings, forwardedFor) => {
    const peer = bindings?.incoming?.socket.remoteAddress;
    if (peer === undefined || config.siteEnv === 'local') return;
    const forwarded = forwardedFor();
    if (config.trustedProxies.has(peer)) {
      // Nothing at all is what a proxy sends that only asks whether the server is well.
      if (forwarded !== undefined && visitorAddress(peer, forwarded, config.trustedProxies) === null)
        say('unreadable');
    } else if (forwarded !== undefined && isOwn(peer)) say('unnamed');
  };
}

/** Looks at every call that passes, see {@link proxyWatch}. */
export function watchProxies(look: LookAtCall) {
  return createMiddleware<{ Bindings: CallBindings }>(async (c, next) => {
    look(c.env, () => c.req.header('X-Forwarded-For'));
    await next();
  });
}

function isOwn(peer: string): boolean {
  const plain = unmapped(peer);
  return ownNetworks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
