import { createMiddleware } from 'hono/factory';

/** For responses with a token, a passcode or an account: never cached, never leaked by a referrer. */
export const privateAnswers = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  await next();
});
