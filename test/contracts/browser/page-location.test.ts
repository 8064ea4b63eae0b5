import { describe, expect, it } from 'vitest';
import { WindowPageLocation } from '../../../src/adapters/browser/window-page-location.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import type { PageLocation } from '../../../src/application/ports/page-location.ts';

/** What every {@link PageLocation} does; `open` shows what the site has at that address. */
function pageLocationContract(name: string, open: (url: URL) => PageLocation): void {
  describe(`${name} as the page’s address`, () => {
    const url = 'https://mallard.example/de/pro?origin=home_google&country=de#plans';

    it('gives the whole address', () => {
      expect(open(new URL(url)).current().href).toBe(url);
    });

    it('gives a copy: changing it moves nothing', () => {
      const location = open(new URL(url));
      location.current().searchParams.set('origin', 'other');
      expect(location.current().href).toBe(url);
    });

    it('names the page that is shown, and as 404 what is no page of the site', () => {
      expect(open(new URL(url)).pageName()).toBe('pro');
      expect(open(new URL('https://mallard.example/john-smith-divorce')).pageName()).toBe('404');
    });

    it('leaves for another page', () => {
      const location = open(new URL(url));
      location.assign(new URL('https://pay.example/session?id=1'));
      expect(location.current().href).toBe('https://pay.example/session?id=1');
    });
  });
}

pageLocationContract('MemoryPageLocation', (url) => new MemoryPageLocation(url));
pageLocationContract('WindowPageLocation', ({ href, pathname }) => {
  const html = { getAttribute: () => (pathname.endsWith('/pro') ? 'pro' : null) };
  const location = {
    href,
    assign(url: string) {
      location.href = url;
    },
  };
  return new WindowPageLocation(location, { documentElement: html });
});
