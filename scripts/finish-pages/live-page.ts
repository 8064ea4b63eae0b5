import type { Assets } from './assets.ts';
import { attribute, type Edit, innerText, type Page } from './html.ts';
import { importMap, integrityMap, preloads } from './integrity-map.ts';
import {
  earlyScripts,
  type FinishedPage,
  factsOf,
  inlineScripts,
  isModule,
  lastFirstMeta,
} from './page-parts.ts';

/** A page that React takes over as a whole: nothing is dropped, everything that loads is checked. */
export function finishLivePage(page: Page, assets: Assets): FinishedPage {
  const locale = attribute(page.root, 'lang') ?? missing('lang');
  const sheets = page.links('stylesheet');
  if (sheets.length > 1) throw new Error('A live page has one style sheet; see scripts/build/live-styles.ts');
  const early = earlyScripts(page);
  const preloaded = new Set(page.links('modulepreload').map((link) => attribute(link, 'href')));
  const map = integrityMap(assets, assets.liveUrls(locale));
  const edits: Edit[] = [
    ...early.map((script) => page.without(script)),
    page.after(lastFirstMeta(page), early.map((script) => page.source(script)).join('') + importMap(map)),
    page.endOfHead(
      preloads(
        assets,
        assets.liveStartUrls(locale).filter((url) => !preloaded.has(url)),
      ),
    ),
    ...[...sheets, ...page.links('modulepreload')].map((link) =>
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
    scripts: [...inlineScripts(page).map(innerText), ...(map === null ? [] : [map])],
    styles: page.named('style').map(innerText),
    styleFiles: sheets.length > 0,
  });
}

function missing(what: string): never {
  throw new Error(`A live page has no ${what}`);
}
