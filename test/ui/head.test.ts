import { describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand.ts';
import { storeApps } from '../../src/domain/download/apps.ts';
import { pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { appBanner } from '../../src/ui/app-banner.ts';
import { pageLinks } from '../../src/ui/page-links.ts';

describe('what a page tells search engines', () => {
  it('names its own address and those in the other languages, absolutely, and no pseudo-locale', () => {
    expect(pageLinks('de', '/pro')).toEqual({
      canonical: `${brand.site}/de/pro`,
      alternates: [
        ...publicLocales.map((tag) => ({ hrefLang: tag, href: brand.site + pathIn(tag, '/pro') })),
        { hrefLang: 'x-default', href: `${brand.site}/pro` },
      ],
    });
  });

  it('sends them to the English address for what is written in English alone', () => {
    const address = `${brand.site}/blog/six-digits`;
    const alternates = ['en', 'x-default'].map((hrefLang) => ({ hrefLang, href: address }));
    const post = { canonical: address, alternates };
    expect(pageLinks('de', '/blog/six-digits')).toEqual(post);
    expect(pageLinks('en', '/blog/six-digits')).toEqual(post);
    expect(pageLinks('de', '/blog').canonical).toBe(`${brand.site}/de/blog`);
  });
});

it('Safari’s banner opens the app with the page’s address and a word on where that came from', () => {
  expect(appBanner(pageLinks('de', '/').canonical)).toBe(
    `app-id=${storeApps.appStore.id}, app-argument=${brand.site}/de?smartbanner=1`,
  );
});
