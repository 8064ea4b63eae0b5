import { describe, expect, it } from 'vitest';
import { pageAddresses, pagesOfRouteFile } from '../../scripts/build/pages.ts';
import { localeTags, pathIn, pseudoLocale, publicLocales } from '../../src/domain/locale/locale.ts';
import { pagePaths, pages } from '../../src/ui/pages.ts';

describe('the pages that are rendered at build time', () => {
  it('come in every locale, the made-up one only for developers', () => {
    const paths = pageAddresses({ pseudo: true });
    expect(paths).toHaveLength(localeTags.length * pagePaths.length);
    expect(new Set(paths).size).toBe(paths.length);
    for (const locale of localeTags) expect(paths).toContain(pathIn(locale, '/pro/login'));
    const offered = pageAddresses({ pseudo: false });
    expect(offered).toHaveLength(publicLocales.length * pagePaths.length);
    expect(offered).not.toContain(pathIn(pseudoLocale, '/'));
  });
});

describe('the pages that a route file is needed for', () => {
  const file = (name: string) => `/home/mallard/src/ui/routes/${name}.tsx?tsr-split=component`;

  it('is its own one', () => {
    expect(pagesOfRouteFile(file('index'))).toEqual([pages['/']]);
    expect(pagesOfRouteFile(file('404'))).toEqual([pages['/404']]);
    expect(pagesOfRouteFile(file('pro.index'))).toEqual([pages['/pro']]);
    expect(pagesOfRouteFile('src/ui/routes/pro.login.tsx')).toEqual([pages['/pro/login']]);
  });

  it('are all below it, when it is the root or a frame', () => {
    expect(pagesOfRouteFile(file('__root'))).toHaveLength(pagePaths.length);
    expect(pagesOfRouteFile(file('subscriptions'))).toEqual([
      pages['/subscriptions/welcome/stripe'],
      pages['/subscriptions/welcome/stripe-feature-page'],
    ]);
    expect(pagesOfRouteFile(file('pro'))).toContain(pages['/pro']);
    expect(pagesOfRouteFile(file('pro'))).not.toContain(pages['/']);
  });
});
