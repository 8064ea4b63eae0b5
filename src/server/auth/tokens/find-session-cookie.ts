import type { Context } from 'hono';
import { sessionCookieName } from '../../../domain/account/session-cookie.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AuthorizationSessions } from './authorization-sessions.ts';

/** More cookies of one name than browsers send, unless somebody planted them. */
const mostCookies = 64;

/**
 * Finds a visitor's session cookie. If there are several of that name, which another page of the domain may have planted, the
 * one with the latest sign-in counts; if none has one, the first. A single cookie needs no query.
 */
export class FindSessionCookie {
  constructor(
    private readonly sessions: AuthorizationSessions,
    private readonly limits: Pick<Limits, 'read'>,
  ) {}

  /** The cookie's value; undefined if the visitor has none. */
  async execute(c: Context): Promise<string | undefined> {
    const cookies = [...new Set(cookiesOf(c.req.header('Cookie') ?? ''))].slice(0, mostCookies);
    const [first] = cookies;
    if (cookies.length < 2) return first;
    return (await this.limits.read((counters) => this.sessions.begunLast(counters, cookies))) ?? first;
  }
}

function cookiesOf(header: string): readonly string[] {
  return header.split(';').flatMap((pair) => {
    const [name, ...value] = pair.split('=');
    return name?.trim() === sessionCookieName ? [value.join('=').trim()] : [];
  });
}
