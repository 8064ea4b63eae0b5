import { CookieJar as BrowserCookies } from 'tough-cookie';
import { describe, expect, it } from 'vitest';
import { DocumentCookieJar } from '../../../src/adapters/cookie/document-cookie-jar.ts';
import { documentOf } from '../../support/document-cookies.ts';

function open(url: string) {
  const cookies = new BrowserCookies();
  const { document, location } = documentOf(cookies, url);
  return { cookies, document, jar: new DocumentCookieJar(document, location) };
}

const kept = (cookies: BrowserCookies) => cookies.serializeSync()?.cookies ?? [];

describe('the document’s cookies', () => {
  it('are Lax, on every path, for one year, and secure on https', () => {
    const { cookies, jar } = open('https://mallard.example/de/pro');
    jar.write('kae', 'd');
    expect(kept(cookies)).toMatchObject([
      {
        key: 'kae',
        value: 'd',
        path: '/',
        sameSite: 'lax',
        secure: true,
        maxAge: 365 * 86_400,
        hostOnly: true,
      },
    ]);
  });

  it('are not secure on http, where a secure one would be dropped', () => {
    const { cookies, jar } = open('http://localhost:4173/');
    jar.write('kae', '-1');
    expect(kept(cookies)).toMatchObject([{ key: 'kae', value: '-1' }]);
    expect(kept(cookies)[0]?.['secure']).toBeFalsy();
  });

  it('are found among others, by their whole name', () => {
    const { document, jar } = open('https://mallard.example/');
    document.cookie = 'xkae=1';
    document.cookie = 'kaet=2';
    expect(jar.read('kae')).toBeNull();
    document.cookie = 'kae=d';
    expect(jar.read('kae')).toBe('d');
  });

  it.each(['<b>', 'a>', '..%2F/', 'a;Domain=x', 'a b', 'a,b', '"d"', 'ä'])('refuses to keep %j', (value) => {
    const { document, jar } = open('https://mallard.example/');
    jar.write('kae', value);
    expect(document.cookie).toBe('');
  });

  it.each(['a<b', 'a>b', 'a/b'])('does not give %j, which someone else kept', (value) => {
    const { document, jar } = open('https://mallard.example/');
    document.cookie = `kae=${value}`;
    expect(document.cookie).toContain(value);
    expect(jar.read('kae')).toBeNull();
  });
});
