import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isComplete } from '../site/complete-answer.ts';
import { dataHeaders, isPartOfPages, partHeaders, preloadedTransport } from '../site/security-headers.ts';

/**
 * Sets security headers on every response: pages and services, errors, redirects and unknown paths. Headers a module has set
 * are kept; a response without its own policy is treated as data, which may neither run anything nor be framed.
 */
export function serviceHeaders(https: boolean) {
  const ofPart = Object.entries(partHeaders(https));
  const ofDocument = Object.entries(dataHeaders(https));
  return createMiddleware(async (c, next) => {
    await next();
    if (isComplete(c.res)) return;
    const headers = isPartOfPages(c.res.headers.get('Content-Type') ?? '') ? ofPart : ofDocument;
    const missing = headers.filter(([name]) => !c.res.headers.has(name));
    if (missing.length > 0) setHeaders(c, missing);
  });
}

/** Allows HSTS preloading on every response. To be mounted outside {@link serviceHeaders}, whose header is weaker. */
export const alwaysOnHttps = createMiddleware(async (c, next) => {
  await next();
  setHeaders(c, Object.entries(preloadedTransport));
});

function setHeaders(c: Context, headers: readonly (readonly [name: string, value: string])[]): void {
  try {
    for (const [name, value] of headers) c.res.headers.set(name, value);
  } catch {
    // The headers of a fetched response are immutable; Hono copies it.
    for (const [name, value] of headers) c.header(name, value);
  }
}
