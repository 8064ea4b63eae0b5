import { createMiddleware } from 'hono/factory';
import { securityHeaders } from '../site/security-headers.ts';

/** Headers of every service's answer: it is data, and nothing in it may run, be framed or be read by another site. */
export function serviceHeaders(https: boolean) {
  const headers = Object.entries({
    ...securityHeaders(https),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  });
  return createMiddleware(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  });
}
