import { createMiddleware } from 'hono/factory';

/** For calls that carry a token, a passcode or an account: kept by no cache, leaked by no referrer. */
export const privateAnswers = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  await next();
});
