import { defaultLocale, type Locale, localeTags, pathIn } from '../../src/domain/locale/locale.ts';
import { locales } from '../../src/domain/locale/locale-rows.ts';
import { type PagePath, type PageRow, pageAt, pagePaths, pages } from '../../src/ui/pages.ts';
import { membersOf } from './page-families.ts';

interface BuiltFor {
  /** Whether to include the pseudo-locale. */
  readonly pseudo: boolean;
  /** The site that serves the pages; a build for `production` has no pages for developers. */
  readonly siteEnv: string;
}

/**
 * The address of every page: each path of the page table, or each member of its family, in each locale; those for
 * developers in English only.
 */
export function pageAddresses({ pseudo, siteEnv }: BuiltFor): readonly string[] {
  const isBuilt = (path: PagePath, locale: Locale) =>
    !('developersOnly' in pages[path]) || (siteEnv !== 'production' && locale === defaultLocale);
  return localeTags
    .filter((locale) => pseudo || !locales[locale].pseudo)
    .flatMap((locale) =>
      pagePaths
        .filter((path) => isBuilt(path, locale))
        .flatMap((path) => membersOf(path))
        .map(({ path }) => pathIn(locale, path)),
    );
}

/** The rows of the pages that need a route file: its own, or all those below it if it is the root or a layout. */
export function pagesOfRouteFile(file: string): readonly PageRow[] {
  const name = /\/?src\/ui\/routes\/([^?]+)\.tsx/.exec(file)?.[1] ?? '';
  // A part that begins with an underscore is not part of the address; a file with only such parts is a layout around
  // any page.
  const parts = name.split('.').filter((part) => !part.startsWith('_'));
  if (parts.length === 0) return Object.values(pages);
  const path = `/${parts.join('/')}`;
  if (/\/index$/.test(path)) return [pageAt(path.slice(0, -'index'.length))];
  return pagePaths.filter((known) => known === path || known.startsWith(`${path}/`)).map(pageAt);
}
