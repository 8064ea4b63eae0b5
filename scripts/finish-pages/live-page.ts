import type { PageRow } from '../../src/ui/pages.ts';
import type { Assets } from './assets.ts';
import { attribute, type Edit, innerText, type Page } from './html.ts';
import { importMap, integrityMap, preloads } from './integrity-map.ts';
import {
  earlyScripts,
  type FinishedPage,
  factsOf,
  isModule,
  isStartScript,
  lastFirstMeta,
} from './page-parts.ts';

/**
 * A page that React takes over: all that it loads is asked for at once and checked. What Start would bring over from the
 * prerender is dropped, because there is none of it (ADR 0024).
 */
export function finishLivePage(page: Page, assets: Assets, row: PageRow): FinishedPage {
  const locale = attribute(page.root, 'lang') ?? missing('lang');
  const sheets = page.links('stylesheet');
  if (sheets.length > 1) throw new Error('A live page has one style sheet; see scripts/build/live-files.ts');
  const early = earlyScripts(page);
  const map = integrityMap(assets, assets.liveUrls(locale));
  const edits: Edit[] = [
    ...early.map((script) => page.without(script)),
    page.after(lastFirstMeta(page), early.map((script) => page.source(script)).join('') + importMap(map)),
    ...page
      .named('script')
      .filter(isStartScript)
      .map((script) => page.without(script)),
    ...page.links('modulepreload').map((link) => page.without(link)),
    page.endOfHead(preloads(assets, assets.liveStartUrls(locale, row), 'after paint')),
    ...sheets.map((link) =>
      page.withAttribute(link, `integrity="${assets.integrity(attribute(link, 'href') ?? missing('href'))}"`),
    ),
    ...page
      .named('script')
      .filter(isModule)
      .map((script) =>
        page.withAttribute(
          script,
          `integrity="${assets.integrity(attribute(script, 'src') ?? missing('src'))}"`,
        ),
      ),
  ];
  return factsOf(page, {
    html: page.edited(edits),
    pageClass: 'live',
    scripts: [...early.map(innerText), ...(map === null ? [] : [map])],
    styles: page.named('style').map(innerText),
    styleFiles: sheets.length > 0,
  });
}

function missing(what: string): never {
  throw new Error(`A live page has no ${what}`);
}
