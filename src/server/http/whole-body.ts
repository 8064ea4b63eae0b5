import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

const whole = new WeakSet<Context>();

/**
 * Waits for the whole body of a request and buffers it for later readers: a client that sends slowly, or never, must not hold
 * anything others wait for, and still gets a proper error. To be mounted after the body limit.
 */
export const wholeBody = createMiddleware(async (c, next) => {
  if (mayHaveBody(c)) {
    // Buffered as bytes: as text, invalid UTF-8 would be replaced before anybody could detect it.
    await c.req.arrayBuffer();
    whole.add(c);
  }
  await next();
});

/** Whether a request's body is still being received, while {@link wholeBody} waits for it. */
export function isBodyComing(c: Context): boolean {
  return mayHaveBody(c) && !whole.has(c);
}

function mayHaveBody(c: Context): boolean {
  return c.req.method !== 'GET' && c.req.method !== 'HEAD';
}
