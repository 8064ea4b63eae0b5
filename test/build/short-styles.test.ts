import { describe, expect, it } from 'vitest';
import { closedShapes } from '../../scripts/finish-pages/closed-shapes.ts';
import { Page } from '../../scripts/finish-pages/html.ts';
import { neededFaces } from '../../scripts/finish-pages/needed-faces.ts';
import { renamedClasses } from '../../scripts/finish-pages/renamed-classes.ts';
import { shortClasses } from '../../scripts/finish-pages/short-classes.ts';
import { shortProperties } from '../../scripts/finish-pages/short-properties.ts';
import { tightLists } from '../../scripts/finish-pages/tight-lists.ts';
import { wholeWords } from '../../scripts/finish-pages/whole-words.ts';

describe('custom properties in the styles of a static page', () => {
  const never = () => false;

  it('are one letter long, in the order in which they come, and mean the same everywhere', () => {
    expect(
      shortProperties(':root{--once:1px;--twice:2px}a{margin:var(--twice) var(--twice,var(--once))}', never),
    ).toBe(':root{--a:1px;--b:2px}a{margin:var(--b) var(--b,var(--a))}');
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

describe('classes of a static page', () => {
  const never = () => false;
  const inPage = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

  it('are one letter long in its styles, the most frequent first, and never begin with an a', () => {
    const { css, names } = shortClasses(
      '.b0f{margin:0}.c1f>.c1f:hover:has(.b0f,.d1f){margin:.5rem}.c1f{top:0}',
      never,
    );
    expect(css).toBe('.c{margin:0}.b>.b:hover:has(.c,.d){margin:.5rem}.b{top:0}');
    expect([...names]).toEqual([
      ['c1f', 'b'],
      ['b0f', 'c'],
      ['d1f', 'd'],
    ]);
  });

  it('keep a name that a script knows, and nothing else gets that name', () => {
    const { css } = shortClasses('.b{margin:0}.x9f{top:0}', (name) => name === 'b');
    expect(css).toBe('.b{margin:0}.c{top:0}');
  });

  it('are told from what only looks like one', () => {
    const css = `a[href$=".pdf"]{background:url(/assets/f.x1.png)}@font-face{src:url(/assets/face.woff2)}`;
    expect(shortClasses(css, never)).toEqual({ css, names: new Map() });
  });

  it('are renamed in its elements, and those that have no rule go', () => {
    const page = new Page(inPage('<p class="b0f  gone" title=" class=">class="b0f"</p><i class="gone"></i>'));
    const edits = renamedClasses(page, (name) => (name === 'b0f' ? 'c' : null));
    expect(page.edited(edits)).toBe(inPage('<p class="c" title=" class=">class="b0f"</p><i></i>'));
  });
});

describe('the shapes of a drawing', () => {
  it('are written without an end tag, and nothing else is', () => {
    const of = (shapes: string) => `<html><svg>${shapes}</svg></html>`;
    const page = new Page(
      of('<path d="M0 0"></path><path><title>Water</title></path><text></text><rect></rect>'),
    );
    expect(page.edited(closedShapes(page))).toBe(
      of('<path d="M0 0"/><path><title>Water</title></path><text></text><rect/>'),
    );
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
    const menu = '<p>Säge</p><a href="/pl" hrefLang="pl" lang="pl">Język ł</a>';
    expect(neededFaces(all, menu)).toBe(`${face('U+20-5A,U+E4')}p{margin:0}`);
    expect(neededFaces(all, '<p>Säge</p>')).toBe(`${face('U+20-5A,U+E4')}p{margin:0}`);
  });

  it('stay when they are for any character', () => {
    expect(neededFaces('@font-face{src:local(Arial)}', '')).toBe('@font-face{src:local(Arial)}');
  });
});

describe('a word that begins with up to three letters and a hyphen', () => {
  const whole = (body: string) => {
    const page = new Page(
      `<!doctype html><html><head><title>E-Mail</title></head><body>${body}</body></html>`,
    );
    return /<body>(.*)<\/body>/s.exec(page.edited(wholeWords(page)))?.[1];
  };

  it('is not broken, and at its next hyphen only if a long part follows', () => {
    expect(whole('<p>Ihre E-Mail-Adresse &amp; mehr</p>')).toBe(
      '<p><span>Ihre <span data-whole>E-Mail-Adresse</span> &amp; mehr</span></p>',
    );
    expect(whole('<p>Ihre E-Mail-Protokolle &amp; mehr</p>')).toBe(
      '<p><span>Ihre <span data-whole>E-Mail-</span>Protokolle &amp; mehr</span></p>',
    );
  });

  it('keeps the marks around it, of which none may stand alone in a line', () => {
    expect(whole('<p>Do you read (my) e-mails? Yes, “e-mail”&amp;c.</p>')).toBe(
      '<p><span>Do you read (my) <span data-whole>e-mails?</span> Yes, <span data-whole>“e-mail”</span>&amp;c.</span></p>',
    );
  });

  it('is an abbreviation or a number as well, and no longer word, which breaks where it may', () => {
    expect(whole('<p>IP-Adresse, 7-day trial und Cookie-Banner</p>')).toBe(
      '<p><span><span data-whole>IP-Adresse,</span> <span data-whole>7-day</span> trial und Cookie-Banner</span></p>',
    );
    expect(whole('<p>Open-Source-Lizenz, Ende-zu-Ende und ZX7H-VRD3</p>')).toBe(
      '<p>Open-Source-Lizenz, Ende-zu-Ende und ZX7H-VRD3</p>',
    );
  });

  it('is kept whole in an island that React does not take over', () => {
    expect(whole('<div data-island="table"><p>E-Mail</p></div>')).toBe(
      '<div data-island="table"><p><span><span data-whole>E-Mail</span></span></p></div>',
    );
  });

  it('stays as it is in islands, options and drawings', () => {
    const body =
      '<div data-island="a"><p>E-Mail</p></div><select><option>E-Mail</option></select><svg><text>E-Mail</text></svg>';
    expect(whole(body)).toBe(body);
  });
});
