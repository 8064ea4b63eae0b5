import { describe, expect, it } from 'vitest';
import { bannerOffer } from '../../../src/domain/banner/offer.ts';
import { readDevice } from '../../../src/domain/device/device.ts';
import { extensionAnswer, extensionOffer } from '../../../src/domain/device/extension.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const browsers = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:91.0) Gecko/20100101 Firefox/91.0', 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:90.0) Gecko/20100101 Firefox/90.0', null],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36`, 'chrome'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/92.0.0.0 Safari/537.36`, 'chrome'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/91.0.0.0 Safari/537.36`, null],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/142.0.0.0 Safari/537.36`, null],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/142.0.0.0 Safari/537.36`, null],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, null],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, null],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 Vivaldi/7.6`, null],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, null],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15 Ddg/26.0`, null],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 8) ${blink} Chrome/142.0.0.0 Mobile Safari/537.36`, null],
  ['Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', null],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    null,
  ],
  [`Mozilla/5.0 (compatible; Examplebot/2.1; Chrome/142.0.0.0; Windows NT 10.0)`, null],
] as const;

describe('what the add-to-browser banner offers', () => {
  it.each(browsers)('to %s is %s, as the extension’s rule says', (userAgent, offer) => {
    expect(bannerOffer(userAgent, false)).toBe(offer);
    const device = readDevice({ userAgent, hints: null, touchPoints: 0, extensionInstalled: false });
    expect(extensionOffer(device) === 'install').toBe(offer !== null);
    // What the banner offers, no page refuses; Edge has a store, and no banner.
    const answer = extensionAnswer(device);
    expect(answer === 'firefox' || answer === 'chrome' ? answer : null).toBe(offer);
  });

  it('is nothing where the extension is already', () => {
    for (const [userAgent] of browsers) expect(bannerOffer(userAgent, true)).toBeNull();
  });
});
