import { locales, localeTags, pathIn } from '../../src/domain/locale/locale.ts';
import { type PageRow, pageAt, pagePaths, pages } from '../../src/ui/pages.ts';

/** The address of every page: each path of the page table in each locale. */
export function pageAddresses(options: { readonly pseudo: boolean }): readonly string[] {
  return localeTags
    .filter((locale) => options.pseudo || !locales[locale].pseudo)
    .flatMap((locale) => pagePaths.map((path) => pathIn(locale, path)));
}

/** The rows of the pages that a route file is needed for: its own, or of all below it when it is the root or a frame. */
export function pagesOfRouteFile(file: string): readonly PageRow[] {
  const name = /\/?src\/ui\/routes\/([^?]+)\.tsx/.exec(file)?.[1] ?? '';
  if (name === '__root') return Object.values(pages);
  const path = `/${name.replaceAll('.', '/')}`;
  if (/\/index$/.test(path)) return [pageAt(path.slice(0, -'index'.length))];
  return pagePaths.filter((known) => known === path || known.startsWith(`${path}/`)).map(pageAt);
}
