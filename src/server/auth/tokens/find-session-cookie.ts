import type { Context } from 'hono';
import { sessionCookieName } from '../../../domain/account/session-cookie.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AuthorizationSessions } from './authorization-sessions.ts';

/** More than browsers send of one name, unless somebody has planted them. */
const mostCookies = 64;

/**
 * Finds a visitor's session cookie. Of several with its name, which another page of the domain may have planted before the visitor's
 * own, it is the one whose sign-in began last; where none has begun one, the first. With one cookie the store is not asked.
 */
export class FindSessionCookie {
  constructor(
    private readonly sessions: AuthorizationSessions,
    private readonly limits: Pick<Limits, 'read'>,
  ) {}

  /** The cookie's value; undefined when the visitor has none. */
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
