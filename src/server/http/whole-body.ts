import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

const whole = new WeakSet<Context>();

/**
 * Waits until the body of a call has come, which is kept for whoever reads it then: who sends a body slowly, or never, must hold
 * nothing that others wait for, and is told what was wrong with the call. To be mounted behind what bounds the body.
 */
export const wholeBody = createMiddleware(async (c, next) => {
  if (mayHaveBody(c)) {
    // Kept as it came: as text, what is no UTF-8 would be replaced before anybody could see it.
    await c.req.arrayBuffer();
    whole.add(c);
  }
  await next();
});

/** Whether the body of a call is still coming, for as long as {@link wholeBody} waits for it. */
export function isBodyComing(c: Context): boolean {
  return mayHaveBody(c) && !whole.has(c);
}

function mayHaveBody(c: Context): boolean {
  return c.req.method !== 'GET' && c.req.method !== 'HEAD';
}
