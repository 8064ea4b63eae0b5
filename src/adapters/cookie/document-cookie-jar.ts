import { CookieJar, type CookieName, cookieLifetimeDays } from '../../application/ports/cookie-jar.ts';

/** {@link CookieJar} over `document.cookie`. A browser that refuses cookies keeps nothing, and nothing fails. */
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

// Specification, section 5; and what would end the value or be quoted by some servers.
function isAllowed(value: string): boolean {
  return /^[\x21-\x7e]*$/.test(value) && !/[<>/;,"\\]/.test(value);
}
