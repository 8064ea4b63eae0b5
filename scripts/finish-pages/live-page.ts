import type { Assets } from './assets.ts';
import { attribute, type Edit, Page } from './html.ts';
import {
  earlyScripts,
  type FinishedPage,
  integrityMap,
  isModule,
  lastFirstMeta,
  policyOf,
} from './page-parts.ts';

/** A page that React takes over as a whole: nothing is dropped, everything that loads is checked. */
export function finishLivePage(html: string, assets: Assets): FinishedPage {
  const page = new Page(withoutClock(html));
  const locale = attribute(page.named('html')[0] ?? missing('<html>'), 'lang') ?? missing('lang');
  const sheets = page.links('stylesheet');
  if (sheets.length > 1) throw new Error('A live page has one style sheet; see scripts/build/live-styles.ts');
  const early = earlyScripts(page);
  const preloaded = new Set(page.links('modulepreload').map((link) => attribute(link, 'href')));
  const preloads = assets.liveStartUrls(locale).filter((url) => !preloaded.has(url));
  const edits: Edit[] = [
    ...early.map((script) => page.without(script)),
    page.after(
      lastFirstMeta(page),
      early.map((script) => page.source(script)).join('') + integrityMap(assets, assets.liveUrls(locale)),
    ),
    page.endOfHead(
      preloads
        .map((url) => `<link rel="modulepreload" href="${url}" integrity="${assets.integrity(url)}">`)
        .join(''),
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
  const finished = page.edited(edits);
  return { html: finished, policy: policyOf(new Page(finished)) };
}

/** Start writes down when each route was loaded; zero means the same to it: loaded before, and long ago. */
function withoutClock(html: string): string {
  return html.replace(/\bu:1\d{12}\b/g, 'u:0');
}

function missing(what: string): never {
  throw new Error(`A live page has no ${what}`);
}
