import type { Assets } from './assets.ts';
import { attribute, type Edit, innerText, type Page } from './html.ts';
import { importMap, integrityMap, preloads } from './integrity-map.ts';
import {
  earlyScripts,
  type FinishedPage,
  factsOf,
  hashes,
  isModule,
  isStartScript,
  lastFirstMeta,
} from './page-parts.ts';
import { policyTag } from './policy.ts';
import type { StyleCache } from './style-cache.ts';

/**
 * Finishes a page that React takes over: everything it loads is requested at once, with integrity. Start's data from
 * the prerender is removed, because there is none (ADR 0024). The styles of its markup are inlined, so that it is
 * painted as soon as a static page; the area's full style sheet comes after that, and before React
 * (`ui/late-styles.ts`).
 */
export function finishLivePage(
  page: Page,
  assets: Assets,
  styles: StyleCache,
  path: string,
  common: readonly Edit[],
  withPolicy: boolean,
): FinishedPage {
  const locale = attribute(page.root, 'lang') ?? missing('lang');
  const [sheet, ...more] = page.links('stylesheet');
  if (sheet === undefined || more.length > 0)
    throw new Error('A live page has one style sheet; see scripts/build/live-files.ts');
  const sheetUrl = attribute(sheet, 'href') ?? missing('href');
  const css = styles.ofPage(page, [sheetUrl]);
  const early = earlyScripts(page);
  const map = integrityMap(assets, assets.liveUrls(locale), assets.liveImports(locale));
  const scripts = page.named('script');
  const inline = {
    scripts: hashes([...early.map(innerText), ...(map === null ? [] : [map])]),
    styles: hashes([...page.named('style').map(innerText), css]),
  };
  const edits: Edit[] = [
    ...common,
    ...[sheet, ...early, ...scripts.filter(isStartScript), ...page.links('modulepreload')].map((node) =>
      page.without(node),
    ),
    page.after(
      lastFirstMeta(page),
      (withPolicy ? policyTag({ ...inline, styleFiles: true }) : '') +
        `${early.map((script) => page.source(script)).join('')}${importMap(map)}<style>${css}</style>`,
    ),
    page.endOfHead(
      lateSheet(sheetUrl, assets) + preloads(assets, assets.liveStartUrls(locale, path), 'after paint'),
    ),
    ...scripts
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
    ...inline,
    styleFiles: true,
  });
}

function lateSheet(url: string, assets: Assets): string {
  const target = `href="${url}" integrity="${assets.integrity(url)}"`;
  return (
    `<link rel="preload" as="style" fetchpriority="low" data-late-styles ${target}>` +
    `<noscript><link rel="stylesheet" ${target}></noscript>`
  );
}

function missing(what: string): never {
  throw new Error(`A live page has no ${what}`);
}
