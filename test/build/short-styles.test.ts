import { describe, expect, it } from 'vitest';
import { Page } from '../../scripts/finish-pages/html.ts';
import { neededFaces } from '../../scripts/finish-pages/needed-faces.ts';
import { shortProperties } from '../../scripts/finish-pages/short-properties.ts';
import { tightLists } from '../../scripts/finish-pages/tight-lists.ts';
import { wholeWords } from '../../scripts/finish-pages/whole-words.ts';

describe('custom properties in the styles of a static page', () => {
  const never = () => false;

  it('are one letter long, the most frequent first, and mean the same everywhere', () => {
    expect(
      shortProperties(':root{--once:1px;--twice:2px}a{margin:var(--twice) var(--twice,var(--once))}', never),
    ).toBe(':root{--b:1px;--a:2px}a{margin:var(--a) var(--a,var(--b))}');
  });

  it('keep a name that a script or the markup knows, and nothing else gets that name', () => {
    expect(shortProperties(':root{--a:1px;--far:2px}b{margin:var(--far)}', (name) => name === '--a')).toBe(
      ':root{--a:1px;--b:2px}b{margin:var(--b)}',
    );
  });

  it('are told from what only looks like one', () => {
    const sheet = '@font-face{src:url(/assets/face--x1.woff2)}';
    expect(shortProperties(sheet, never)).toBe(sheet);
  });

  it('have two letters after the first twenty-six', () => {
    const many = Array.from({ length: 28 }, (_, place) => `--long${String(place).padStart(2, '0')}:0`).join(
      ';',
    );
    expect(shortProperties(`:root{${many}}`, never)).toMatch(/--z:0;--aa:0;--ba:0\}$/);
  });
});

describe('lists in the styles of a static page', () => {
  it('have no space after a comma, but in quotes', () => {
    expect(tightLists(`a{font-family:"Segoe, UI", serif;inline-size:min(6vw, 2rem);content:', '}`)).toBe(
      `a{font-family:"Segoe, UI",serif;inline-size:min(6vw,2rem);content:', '}`,
    );
  });
});

describe('font faces in the styles of a static page', () => {
  const face = (range: string) => `@font-face{src:url(/${range}.woff2);unicode-range:${range}}`;

  it('are those of which the page has a character', () => {
    const all = `${face('U+20-5A,U+E4')}${face('U+100-151')}${face('U+142')}p{margin:0}`;
    expect(neededFaces(all, '<p>Ente ł</p>')).toBe(all);
    expect(neededFaces(all, '<p>Säge</p>')).toBe(`${face('U+20-5A,U+E4')}p{margin:0}`);
  });

  it('stay when they are for any character', () => {
    expect(neededFaces('@font-face{src:local(Arial)}', '')).toBe('@font-face{src:local(Arial)}');
  });
});

describe('a word that begins with one letter and a hyphen', () => {
  const whole = (body: string) => {
    const page = new Page(
      `<!doctype html><html><head><title>E-Mail</title></head><body>${body}</body></html>`,
    );
    return /<body>(.*)<\/body>/s.exec(page.edited(wholeWords(page)))?.[1];
  };

  it('is not broken, and what follows its next hyphen may be', () => {
    expect(whole('<p>Ihre E-Mail-Adresse &amp; mehr</p>')).toBe(
      '<p><span>Ihre <span data-whole>E-Mail</span>-Adresse &amp; mehr</span></p>',
    );
  });

  it('is no longer word, which breaks where it may', () => {
    expect(whole('<p>IP-Adresse und Cookie-Banner</p>')).toBe('<p>IP-Adresse und Cookie-Banner</p>');
  });

  it('stays as it is in islands, options and drawings', () => {
    const body =
      '<div data-island="a"><p>E-Mail</p></div><select><option>E-Mail</option></select><svg><text>E-Mail</text></svg>';
    expect(whole(body)).toBe(body);
  });
});
