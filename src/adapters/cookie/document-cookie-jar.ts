import { CookieJar, type CookieName, cookieLifetimeDays } from '../../application/ports/cookie-jar.ts';

/** {@link CookieJar} over `document.cookie`. Where a browser refuses cookies, writes have no effect and no call fails. */
export class DocumentCookieJar extends CookieJar {
  constructor(
    private readonly document: { cookie: string },
    private readonly page: { readonly protocol: string },
  ) {
    super();
  }

  override read(name: CookieName): string | null {
    const pairs = this.document.cookie.split('; ');
    const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    return value === undefined || !isAllowed(value) ? null : value;
  }

  override write(name: CookieName, value: string): void {
    if (isAllowed(value)) this.set(name, value, cookieLifetimeDays * 86_400);
  }

  override remove(name: CookieName): void {
    this.set(name, '', 0);
  }

  private set(name: CookieName, value: string, maxAgeSeconds: number): void {
    const secure = this.page.protocol === 'https:' ? '; Secure' : '';
    this.document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  }
}

// Specification, section 5, plus characters that would end the value or that some servers quote.
function isAllowed(value: string): boolean {
  return /^[\x21-\x7e]*$/.test(value) && !/[<>/;,"\\]/.test(value);
}
