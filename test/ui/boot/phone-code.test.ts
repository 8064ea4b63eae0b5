import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phoneCode } from '../../../src/domain/download/phone-code.ts';
import { pseudoLocale, publicLocales } from '../../../src/domain/locale/locale.ts';
import { parseOrigin } from '../../../src/domain/origin/origin.ts';
import { siteAddress } from '../../../src/domain/site-address.ts';
import { codeDrawing } from '../../../src/ui/boot/code-drawing.ts';
import { drawPhoneCode } from '../../../src/ui/boot/phone-code.ts';
import { readCode } from '../../support/read-code.ts';
import { found } from './page.ts';

/** What a camera reads in the image that is committed. */
function committed(image: string): string {
  return readCode(readFileSync(`public${image}`, 'utf8'));
}

/** Shows the image of a page, draws it for a visit with an origin, and gives what is there then. */
function drawn(text: string, path: string = phoneCode('app', 'en').path): Element {
  const origin = parseOrigin(text);
  if (!origin.ok) throw new Error(origin.error.message);
  document.body.innerHTML = `<aside><img class="code" src="/qr/app.svg" width="200" height="200" data-phone-code="${path}"></aside>`;
  drawPhoneCode(found('[data-phone-code]'), origin.value);
  return found('aside').children[0] as Element;
}

describe('the code for the phone', () => {
  it.each(publicLocales)('leads to the downloads in %s where the visit has no origin', (locale) => {
    const { path, image } = phoneCode('app', locale);
    expect(committed(image)).toBe(siteAddress + path);
    expect(path).toMatch(/\/app\?origin=qr_website$/);
  });

  it.each(publicLocales)('on the way to a subscription leads to where one signs in in %s', (locale) => {
    const { path, image } = phoneCode('activate', locale);
    expect(committed(image)).toBe(siteAddress + path);
    expect(path).toMatch(/\/subscriptions\/activate$/);
  });

  it('stays in the page’s language', () => {
    expect(phoneCode('app', 'de')).toEqual({ path: '/de/app?origin=qr_website', image: '/qr/de/app.svg' });
    const found = readCode(drawn('app_google_spring_ad', phoneCode('app', 'de').path).outerHTML);
    expect(found).toBe(`${siteAddress}/de/app?origin=app_google_spring_ad`);
  });

  it('of a language that is not public is that of the default one', () => {
    expect(phoneCode('app', pseudoLocale)).toEqual(phoneCode('app', 'en'));
  });

  it.each(['app_google_spring_ad', 'abc', 'pro_paidsearchmicrosoft_a.long.campaign.of.2026_hero_and_more'])(
    'carries the origin %s',
    (origin) => {
      expect(readCode(drawn(origin).outerHTML)).toBe(`${siteAddress}/app?origin=${origin}`);
    },
  );

  it('keeps the place, the size and the ground of the image', () => {
    const code = drawn('app_google_spring_ad');
    const of = (name: string) => code.getAttribute(name);
    expect([code.tagName, of('class'), of('width'), of('height')]).toEqual(['svg', 'code', '200', '200']);
    expect(of('aria-hidden'), 'no more to a screen reader than the image, whose text is empty').toBe('true');
    expect(of('viewBox')).toBe(
      /viewBox="[^"]*"/.exec(readFileSync('public/qr/app.svg', 'utf8'))?.[0].slice(9, -1),
    );
  });

  it('has four light modules on every side', () => {
    const { size, path } = codeDrawing(siteAddress);
    const starts = [...path.matchAll(/M(\d+) ([\d.]+)/g)];
    expect(Math.min(...starts.map(([, x]) => Number(x)))).toBe(4);
    expect([starts[0]?.[2], starts.at(-1)?.[2]]).toEqual(['4.5', `${size - 4.5}`]);
  });

  it('of the longest origin is no finer than what a camera can read from a screen', () => {
    expect(drawn('a'.repeat(100)).getAttribute('viewBox')).toBe('0 0 57 57');
  });
});
