import type { CookieCode } from '../../domain/settings/catalogue.ts';

/** How long a cookie of this site lives. Specification, section 9. */
export const cookieLifetimeDays = 365;

/** The name of a cookie this site sets: the code of a setting. Specification, section 3. */
export type CookieName = CookieCode;

/**
 * Cookies that the page itself reads and writes: path `/`, Lax, secure on https. Where cookies are refused, nothing is
 * stored.
 */
export abstract class CookieJar {
  /** The value; null when there is none or when it contains angle brackets or a slash (specification, section 5). */
  abstract read(name: CookieName): string | null;

  /** Stores a value for {@link cookieLifetimeDays}. */
  abstract write(name: CookieName, value: string): void;

  /** Removes a cookie, if there is one. */
  abstract remove(name: CookieName): void;
}
