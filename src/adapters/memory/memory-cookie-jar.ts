import { CookieJar, type CookieName } from '../../application/ports/cookie-jar.ts';
import { isAllowedText } from '../../domain/allowed-text.ts';

/** Cookies that last as long as this object. */
export class MemoryCookieJar extends CookieJar {
  private readonly values = new Map<CookieName, string>();

  read(name: CookieName): string | null {
    const value = this.values.get(name);
    return value === undefined || !isAllowedText(value) ? null : value;
  }

  write(name: CookieName, value: string): void {
    this.values.set(name, value);
  }

  remove(name: CookieName): void {
    this.values.delete(name);
  }
}
