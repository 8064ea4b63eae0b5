import { beforeEach, describe, expect, it } from 'vitest';
import { markPage } from '../../../src/ui/boot/mark-page.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <a href="/de">Mallard</a>
      <details><summary data-current>Abo</summary><a href="/de/pro/login" aria-current="page">Anmelden</a></details>
      <details><summary>Sonstiges</summary><a href="/de/pro/welcome">Mein Abo</a></details>
      <a href="/pro/login?origin=a_b_c" data-language="en">English</a>
      <a href="/de/pro/login" data-language="de">Deutsch</a>
    </header>
    <main><a href="/de/pro/welcome">Weiter</a></main>
    <footer><a href="/de/pro/welcome">Mein Abo</a><a href="/de/pro/welcome#parts">Teile</a></footer>`;
});

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('after going on to another page of the live area', () => {
  beforeEach(() => markPage(document, 'de', '/pro/welcome'));

  it('header and footer mark the page that is shown now, and the menu it stands in', () => {
    expect(hrefs('header a[aria-current="page"]')).toEqual(['/de/pro/welcome']);
    expect(hrefs('footer a[aria-current="page"]')).toEqual(['/de/pro/welcome']);
    expect([...document.querySelectorAll('[data-current]')].map((menu) => menu.textContent)).toEqual([
      'Sonstiges',
    ]);
  });

  it('what stands in the page itself is left alone', () => {
    expect(hrefs('main a[aria-current]')).toEqual([]);
  });

  it('the other languages are those of that page', () => {
    const languages = [...document.querySelectorAll<HTMLAnchorElement>('[data-language]')];
    expect(languages.map(({ pathname }) => pathname)).toEqual(['/pro/welcome', '/de/pro/welcome']);
  });
});
