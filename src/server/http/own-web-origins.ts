import type { Context } from 'hono';
import type { Config } from '../config/config.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The web origins that count as ours for this request: the configured ones and, on a developer's machine, where the same
 * server has several names and ports, the loopback origin that was requested.
 */
export function ownWebOriginsOf(c: Context, config: Config): readonly string[] {
  const { hostname, origin: webOrigin } = new URL(c.req.url);
  const isLocal = config.siteEnv === 'local' && loopback.has(hostname);
  return isLocal && !config.ownWebOrigins.includes(webOrigin)
    ? [...config.ownWebOrigins, webOrigin]
    : config.ownWebOrigins;
}

/** The origin of ours that the visitor requested; that of the site's public URL if the request came another way. */
export function calledWebOriginOf(c: Context, config: Config): string {
  const { origin: webOrigin } = new URL(c.req.url);
  return ownWebOriginsOf(c, config).includes(webOrigin) ? webOrigin : new URL(config.publicUrl).origin;
}
