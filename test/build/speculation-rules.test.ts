import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../scripts/build/pages.ts';
import { speculationRules } from '../../scripts/finish-pages/speculation-rules.ts';
import { splitPath } from '../../src/domain/locale/locale.ts';
import { pageAt } from '../../src/ui/pages.ts';

const site = 'https://mallard.example';
const [rule] = speculationRules.prerender;
const left = (rule?.where.and ?? []).flatMap((condition) =>
  'not' in condition && 'href_matches' in condition.not ? condition.not.href_matches : [],
);

/** Whether a browser may get an address ready before a click, reading the file as a browser does. */
function mayBeReady(address: string): boolean {
  return !left.some((pattern) => new URLPattern(pattern, site).test(address, site));
}

const addresses = pageAddresses({ pseudo: false, siteEnv: 'production' });
const ofClass = (isLive: boolean) =>
  addresses.filter((address) => (pageAt(splitPath(address).path).pageClass === 'live') === isLive);

describe('ahead of a click a browser may get ready', () => {
  it('every page that React does not take over, the plans among them, in every language', () => {
    const pages = ofClass(false);
    expect(pages).toContain('/pro');
    expect(pages).toContain('/de/pro');
    expect(pages.filter((address) => !mayBeReady(address))).toEqual([]);
    expect(mayBeReady('/pro?origin=home_google_spring_hero')).toBe(true);
  });

  it('no page that React takes over', () => {
    const pages = ofClass(true);
    expect(pages).toContain('/pro/login');
    expect(pages).toContain('/de/pro/welcome');
    expect(pages.filter(mayBeReady)).toEqual([]);
    expect(mayBeReady('/pro/welcome?payment=done')).toBe(false);
  });

  it.each(['/api/products', '/dev/mail', '/download/windows', '/assets/boot-1.js'])(
    'nothing that is no page: %s',
    (address) => {
      expect(mayBeReady(address)).toBe(false);
    },
  );

  it('only a page that the visitor is about to open, not all that the page links to', () => {
    expect(rule?.eagerness).toBe('moderate');
  });

  it('what a small file says', () => {
    expect(JSON.stringify(speculationRules).length).toBeLessThanOrEqual(1_000);
  });
});
