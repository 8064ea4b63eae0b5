import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isComplete } from '../site/complete-answer.ts';
import { dataHeaders, isPartOfPages, partHeaders, preloadedTransport } from '../site/security-headers.ts';

/**
 * The security headers of every answer, whoever made it: pages and services, errors, redirects and unknown paths. What
 * a module has set itself stays; without a policy of its own an answer is data, and nothing in it may run or be framed.
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

/** Lets the domain be put on the browsers' preload list, by every answer; outside {@link serviceHeaders}, whose own says less. */
export const alwaysOnHttps = createMiddleware(async (c, next) => {
  await next();
  setHeaders(c, Object.entries(preloadedTransport));
});

function setHeaders(c: Context, headers: readonly (readonly [name: string, value: string])[]): void {
  try {
    for (const [name, value] of headers) c.res.headers.set(name, value);
  } catch {
    // The headers of a fetched answer cannot be changed; Hono copies it.
    for (const [name, value] of headers) c.header(name, value);
  }
}
