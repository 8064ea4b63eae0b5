import { createMiddleware } from 'hono/factory';

/**
 * Waits until the body of a call has come, which is kept for whoever reads it then. For calls that hold something others wait for: who
 * sends a body slowly, or never, must not hold it meanwhile. To be mounted behind what bounds the body.
 */
export const wholeBody = createMiddleware(async (c, next) => {
  // Kept as it will be asked for. The parts of a form may be bytes that are no text.
  const isInParts = /^\s*multipart\//i.test(c.req.header('Content-Type') ?? '');
  await (isInParts ? c.req.arrayBuffer() : c.req.text());
  await next();
});
