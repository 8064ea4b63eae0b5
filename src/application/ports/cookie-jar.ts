/** The cookies this site sets in the browser: the name and, at most, how long one lives. Specification, sections 3 and 9. */
export const cookies = {
  kae: { lifetimeDays: 365 },
} as const satisfies Record<string, { readonly lifetimeDays: number }>;

/** The name of a cookie this site sets. */
export type CookieName = keyof typeof cookies;

/** Cookies that the page itself reads and writes: path `/`, Lax, secure on https. No method fails. */
export abstract class CookieJar {
  /** The value; null when there is none or when it has angle brackets or a slash (specification, section 5). */
  abstract read(name: CookieName): string | null;

  /** Keeps a value for as long as the table says. */
  abstract write(name: CookieName, value: string): void;

  /** Removes a cookie, if it is there. */
  abstract remove(name: CookieName): void;
}
