import { describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand.ts';
import { type LinkGroup, type PageRow, pages } from '../../src/ui/pages.ts';
import { headerMenus, menuGroups } from '../../src/ui/site-menu.ts';

const terms = {
  links: [{ group: 'legal', label: { id: 'x.terms', message: 'Terms' }, in: ['footer'] }],
} as const;

function footer(table: Parameters<typeof menuGroups>[2] = pages, locale: 'en' | 'de' = 'en') {
  return menuGroups('footer', locale, table).map(({ id, links }) => [id, links.map(({ href }) => href)]);
}

describe('the links of header and footer', () => {
  it('lead to places and pages of the table, and to other sites of ours, and nowhere else', () => {
    expect(footer()).toEqual([
      [
        'product',
        ['/#marks', '/bangs', '/duckai', '/email', '/settings', '/theme', '/updates', brand.links.chat],
      ],
      [
        'download',
        ['/app', '/app/devices', '/app/no-support', '/browser', '/mac', '/windows', '/windows-preview'],
      ],
      ['subscription', ['/dbp', '/identity-theft-restoration', '/pro', '/pro/login']],
      ['learn', ['/#keep', '/compare-privacy', '/what-this-page-knows', '/what-we-count']],
      [
        'company',
        ['/about', '/blog', '/donations', '/hiring', '/how-we-hire', '/how-we-work', '/newsletter', '/press'],
      ],
      ['help', ['/#questions', '/subscription-support', brand.links.help, brand.links.community]],
      [
        'legal',
        ['/acceptable-use', '/legal-notice', '/privacy', '/pro/privacy-terms', '/terms', '/withdrawal'],
      ],
    ]);
  });

  it('keep to the language', () => {
    expect(footer(pages, 'de')).toEqual([
      [
        'product',
        [
          '/de#marks',
          '/de/bangs',
          '/de/duckai',
          '/de/email',
          '/de/settings',
          '/de/theme',
          '/de/updates',
          brand.links.chat,
        ],
      ],
      [
        'download',
        [
          '/de/app',
          '/de/app/devices',
          '/de/app/no-support',
          '/de/browser',
          '/de/mac',
          '/de/windows',
          '/de/windows-preview',
        ],
      ],
      ['subscription', ['/de/dbp', '/de/identity-theft-restoration', '/de/pro', '/de/pro/login']],
      ['learn', ['/de#keep', '/de/compare-privacy', '/de/what-this-page-knows', '/de/what-we-count']],
      [
        'company',
        [
          '/de/about',
          '/de/blog',
          '/de/donations',
          '/de/hiring',
          '/de/how-we-hire',
          '/de/how-we-work',
          '/de/newsletter',
          '/de/press',
        ],
      ],
      ['help', ['/de#questions', '/de/subscription-support', brand.links.help, brand.links.community]],
      [
        'legal',
        [
          '/de/acceptable-use',
          '/de/legal-notice',
          '/de/privacy',
          '/de/pro/privacy-terms',
          '/de/terms',
          '/de/withdrawal',
        ],
      ],
    ]);
  });

  it('gain one with the row of a page, and its heading with the first', () => {
    expect(footer({ '/terms': terms })).toContainEqual(['legal', ['/terms']]);
  });

  it('are told from places on a page, so that only a page is marked as the one that one is on', () => {
    const [product] = menuGroups('menu', 'en');
    expect(product?.links.map(({ path }) => path)).toEqual([
      null,
      '/bangs',
      '/duckai',
      '/email',
      '/settings',
      '/updates',
    ]);
    expect(menuGroups('bar', 'en').flatMap(({ links }) => links.map(({ path }) => path))).toEqual([
      '/pro',
      '/pro/login',
    ]);
  });

  it('are one of three menus in the header, each with its groups side by side', () => {
    const link = (group: LinkGroup) => ({ group, label: { id: `x.${group}`, message: group }, in: ['menu'] });
    const groups = ['download', 'product', 'legal', 'company', 'learn'] as const;
    const table = Object.fromEntries(
      groups.map((group) => [`/${group}`, { links: [link(group)] } as Partial<PageRow>]),
    );
    const menus = headerMenus('en', table).map(({ id, groups }) => [id, groups.map((group) => group.id)]);
    expect(menus).toEqual([
      ['products', ['product', 'download']],
      ['privacy', ['learn', 'legal']],
      ['about', ['company', 'help']],
    ]);
    // What has no link has no menu; help and community are always there.
    expect(headerMenus('en', {}).map(({ id }) => id)).toEqual(['about']);
  });

  it('say which pages a menu of the header stands for, also those whose links are in the footer alone', () => {
    const about = headerMenus('en').find(({ id }) => id === 'about');
    expect(about?.paths).toEqual(expect.arrayContaining(['/hiring', '/how-we-hire', '/how-we-work']));
    // A place on the home page is not the home page.
    expect(headerMenus('en').flatMap(({ paths }) => paths)).not.toContain('/');
  });
});
