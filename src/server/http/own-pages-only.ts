import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config/config.ts';
import { HttpError } from './http-error.ts';
import { ownWebOriginsOf } from './own-web-origins.ts';

/**
 * Rejects browser requests from other sites with 403 `forbidden_origin`. Host apps and servers send neither `Origin` nor
 * `Sec-Fetch-Site` and pass: their cookie, token or signature decides what they may do.
 */
export function ownPagesOnly(config: Config) {
  return createMiddleware(async (c, next) => {
    if (comesFromElsewhere(c, config)) throw new HttpError(403, 'forbidden_origin');
    await next();
  });
}

function comesFromElsewhere(c: Context, config: Config): boolean {
  const webOrigin = c.req.header('Origin');
  if (webOrigin !== undefined) return !ownWebOriginsOf(c, config).includes(webOrigin);
  const site = c.req.header('Sec-Fetch-Site');
  return site === 'cross-site' || site === 'same-site';
}
