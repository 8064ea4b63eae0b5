import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand.ts';
import { placeByOtherName } from '../../../src/domain/content/other-names.ts';

describe('a name that visitors type for a page of ours', () => {
  it.each([
    ['/careers', '/hiring'],
    ['/jobs', '/hiring'],
    ['/download', '/app'],
    ['/downloads', '/app'],
    ['/plans', '/pro'],
    ['/prices', '/pro'],
    ['/pricing', '/pro'],
    ['/vpn', '/pro'],
    ['/privacy-policy', '/privacy'],
    ['/tos', '/terms'],
    ['/support', '/subscription-support'],
    ['/login', '/pro/login'],
    ['/de/careers', '/de/hiring'],
    ['/de/impressum', '/de/legal-notice'],
    ['/de/datenschutz', '/de/privacy'],
    ['/de/support', '/de/subscription-support'],
    ['/Careers', '/hiring'],
    ['/de/TOS', '/de/terms'],
    ['/donate', '/donations'],
    ['/press-kit', '/press'],
    ['/contact-us', '/subscription-support'],
    ['/iphone', '/app/devices'],
    ['/linux', '/app/no-support'],
    ['/chrome', '/browser'],
    ['/chat', '/duckai'],
    ['/account', '/pro/login'],
    ['/cancel', '/subscription-support'],
    ['/refund', '/withdrawal'],
    ['/unsubscribe', '/newsletter'],
    ['/cookies', '/privacy'],
    ['/rss', '/updates'],
    ['/team', '/about'],
    ['/de/anmelden', '/de/pro/login'],
    ['/de/kuendigung', '/de/subscription-support'],
    ['/de/kündigung', '/de/subscription-support'],
    ['/de/Über-uns', '/de/about'],
    ['/de/u\u0308ber-uns', '/de/about'],
    ['/de/vergleich', '/de/compare-privacy'],
  ])('%s leads to %s', (asked, place) => {
    expect(placeByOtherName(asked)).toBe(place);
  });

  it('leads to the help site where it asks for help', () => {
    expect(placeByOtherName('/help')).toBe(brand.links.help);
    expect(placeByOtherName('/de/help')).toBe(brand.links.help);
  });

  it.each(['/', '/hiring', '/careers/engineer', '/career', '/constructor', '/__proto__', '/de', '//careers'])(
    '%s is none',
    (asked) => {
      expect(placeByOtherName(asked)).toBeNull();
    },
  );
});
