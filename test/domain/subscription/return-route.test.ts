import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeTags } from '../../../src/domain/locale/locale.ts';
import {
  isAppReturnPath,
  isReturnUrl,
  keptReturnUrl,
  type ReturnPlace,
  returnPlace,
  returnRoutes,
  returnUrl,
} from '../../../src/domain/subscription/return-route.ts';
import vectors from '../../vectors/return-route.json' with { type: 'json' };

const ours = ['https://mallard.example', 'https://other.mallard.example'];
const site = new URL('https://mallard.example/de/pro?origin=home_google');

describe('the way back from the card page', () => {
  for (const { inHostApp, featurePage, place, path } of vectors.places) {
    it(`is ${path} ${inHostApp ? 'in a host app' : 'in a browser'}${featurePage ? ` on the page of ${featurePage}` : ''}`, () => {
      const chosen = returnPlace({ inHostApp, featurePage });
      expect(chosen).toBe(place);
      expect(returnUrl(site, 'en', chosen, null).href).toBe(`https://mallard.example${path}`);
      expect(returnUrl(site, 'de', chosen, '<x>').href).toBe(`https://mallard.example/de${path}`);
    });
  }

  it('is always one that is accepted', () => {
    for (const locale of localeTags) {
      for (const place of Object.keys(returnRoutes) as ReturnPlace[]) {
        expect(isReturnUrl(returnUrl(site, locale, place, 'duckai').href, ours)).toBe(true);
      }
    }
  });

  for (const url of vectors.ours) {
    it(`may be ${url}`, () => expect(isReturnUrl(url, ours)).toBe(true));
  }

  for (const url of vectors.hostile) {
    it(`may not be ${JSON.stringify(url)}`, () => expect(isReturnUrl(url, ours)).toBe(false));
  }

  it.each([
    ['https://mallard.example/pro/welcome', 'https://mallard.example/pro/welcome'],
    [
      'https://mallard.example/de/pro/welcome?q=secret&utm_source=x#secret',
      'https://mallard.example/de/pro/welcome',
    ],
    [
      'https://mallard.example/subscriptions/welcome/stripe-feature-page?featurePage=duckai&q=secret',
      'https://mallard.example/subscriptions/welcome/stripe-feature-page?featurePage=duckai',
    ],
    ['https://mallard.example/pro/welcome?featurePage=<secret>', 'https://mallard.example/pro/welcome'],
    ['https://mallard.example/pro/welcome?', 'https://mallard.example/pro/welcome'],
  ])('as %s is kept as %s', (text, kept) => expect(keptReturnUrl(text)).toBe(kept));

  it('is kept whole when it is one of ours', () => {
    const url = returnUrl(site, 'de', 'appFeaturePage', 'duckai').href;
    expect(keptReturnUrl(url)).toBe(url);
  });

  it('never leaves our origins, whatever a browser makes of the text', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '.',
      '..',
      '?',
      '#',
      '%2f',
      '\t',
      '\n',
      'mallard.example',
      'evil.example',
      'pro/welcome',
      'de',
      '443',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const text = pieces.join('');
        if (!isReturnUrl(text, ours)) return;
        expect(ours).toContain(new URL(text, 'https://evil.example').origin);
      }),
      { numRuns: 5_000 },
    );
  });

  it('may come back over plain http where the site itself does', () => {
    const local = 'http://localhost:4173';
    expect(isReturnUrl(`${local}/pro/welcome`, [local])).toBe(true);
    expect(isReturnUrl(`${local}/pro/welcome`, ['https://localhost:4173'])).toBe(false);
  });

  it('hands the tokens over on the host app routes only', () => {
    expect(isAppReturnPath('/subscriptions/welcome/stripe')).toBe(true);
    expect(isAppReturnPath('/de/subscriptions/welcome/stripe-feature-page')).toBe(true);
    expect(isAppReturnPath('/pro/welcome')).toBe(false);
    expect(isAppReturnPath('/subscriptions/welcome')).toBe(false);
  });
});
