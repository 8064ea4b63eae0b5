import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { sessionCookieName } from '../../../domain/account/session-cookie.ts';
import { second } from '../../../domain/duration.ts';
import { lifetimes } from '../lifetimes.ts';

/** Sets the visitor's session cookie: inaccessible to scripts and other sites, valid for 600 seconds. */
export function giveSessionCookie(c: Context, value: string, secure: boolean): void {
  setCookie(c, sessionCookieName, value, {
    path: '/api/auth/v2',
    maxAge: lifetimes.session / second,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  });
}
