import type { CookieJar } from 'tough-cookie';

/** A document's view of a browser's cookies (RFC 6265): HttpOnly ones are hidden from it. */
export function documentOf(jar: CookieJar, url: string) {
  return {
    document: {
      get cookie() {
        return jar.getCookieStringSync(url, { http: false });
      },
      set cookie(line: string) {
        jar.setCookieSync(line, url, { http: false });
      },
    },
    location: new URL(url),
  };
}
