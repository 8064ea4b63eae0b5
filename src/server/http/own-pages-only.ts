import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config/config.ts';
import { HttpError } from './http-error.ts';
import { ownWebOriginsOf } from './own-web-origins.ts';

/**
 * Lets a browser call pass only from our own pages. Host apps and servers send neither `Origin` nor `Sec-Fetch-Site`
 * and pass: what they may do is decided by the cookie, token or signature they bring. Else 403 `forbidden_origin`.
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
