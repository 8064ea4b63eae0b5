import { createMiddleware } from 'hono/factory';
import { sameText } from '../keyed-hash.ts';
import { errorAnswer } from './http-error.ts';

/**
 * Requires a password through HTTP Basic authentication (RFC 7617), with any user name; otherwise 401. Protected responses
 * are not cacheable: a CDN would serve them without the password.
 */
export function devPassword(password: string) {
  return createMiddleware(async (c, next) => {
    if (sameText(shownIn(c.req.header('Authorization')), password)) {
      await next();
      c.res.headers.delete('CDN-Cache-Control');
      c.header('Cache-Control', 'no-store');
      return;
    }
    c.header('WWW-Authenticate', 'Basic realm="developers", charset="UTF-8"');
    c.header('Cache-Control', 'no-store');
    return errorAnswer(c, 401, 'password_needed');
  });
}

/** The password after the first colon of a Basic header; empty if there is none. */
function shownIn(header = ''): string {
  const [scheme, credentials = ''] = header.split(' ');
  if (scheme?.toLowerCase() !== 'basic') return '';
  const shown = Buffer.from(credentials, 'base64').toString();
  return shown.slice(shown.indexOf(':') + 1);
}
