import { CookieJar as BrowserCookies } from 'tough-cookie';
import { describe, expect, it } from 'vitest';
import { DocumentCookieJar } from '../../../src/adapters/cookie/document-cookie-jar.ts';
import { MemoryCookieJar } from '../../../src/adapters/memory/memory-cookie-jar.ts';
import type { CookieJar } from '../../../src/application/ports/cookie-jar.ts';
import { documentOf } from '../../support/document-cookies.ts';

/** What every {@link CookieJar} does. */
function cookieJarContract(name: string, open: () => CookieJar): void {
  describe(`${name} as a cookie jar`, () => {
    it('has nothing at first', () => {
      expect(open().read('kae')).toBeNull();
    });

    it('gives back what was written, the last time', () => {
      const jar = open();
      jar.write('kae', 'd');
      jar.write('kae', '-1');
      expect(jar.read('kae')).toBe('-1');
    });

    it('forgets a removed cookie, and removing it again does nothing', () => {
      const jar = open();
      jar.write('kae', 'd');
      jar.remove('kae');
      jar.remove('kae');
      expect(jar.read('kae')).toBeNull();
    });

    it.each(['<script>', 'a>b', '../d', '/'])('never gives a value such as %s', (value) => {
      const jar = open();
      jar.write('kae', value);
      expect(jar.read('kae')).toBeNull();
    });
  });
}

cookieJarContract('MemoryCookieJar', () => new MemoryCookieJar());
cookieJarContract('DocumentCookieJar', () => {
  const { document, location } = documentOf(new BrowserCookies(), 'https://mallard.example/pro');
  return new DocumentCookieJar(document, location);
});
