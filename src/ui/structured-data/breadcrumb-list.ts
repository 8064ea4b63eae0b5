import type { I18n } from '@lingui/core';
import { brand } from '../../domain/brand.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type PageRow, pagePaths, pages } from '../pages.ts';
import { addressOf, type Thing } from './thing.ts';

interface BreadcrumbList extends Thing {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/**
 * A page's position in the site: home, the listed pages whose paths are prefixes of its own, and the page itself.
 * Ancestors are named like the links to them, the page by its title. Null for home.
 */
export function breadcrumbList(
  i18n: I18n,
  page: { readonly locale: Locale; readonly path: string; readonly title: string },
): BreadcrumbList | null {
  if (page.path === '/') return null;
  const above = pagePaths.flatMap((path) => {
    const { listed, links }: PageRow = pages[path];
    const label = links?.[0]?.label;
    const isAbove = path !== '/' && page.path.startsWith(`${path}/`);
    return isAbove && listed && label !== undefined ? [{ path: path as string, name: i18n._(label) }] : [];
  });
  const trail = [{ path: '/', name: brand.name }, ...above, { path: page.path, name: page.title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(page.locale, path),
    })),
  };
}
