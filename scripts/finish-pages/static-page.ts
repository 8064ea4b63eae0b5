import type { Assets } from './assets.ts';
import { closedShapes } from './closed-shapes.ts';
import { attribute, type Edit, innerText, isInside, type Page } from './html.ts';
import { importMap, integrityMap, preloads } from './integrity-map.ts';
import { omittedEnds } from './omitted-ends.ts';
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
import { renamedClasses } from './renamed-classes.ts';
import type { StyleCache } from './style-cache.ts';
import { wholeWords } from './whole-words.ts';

/**
 * Finishes a page without router and React: inlined styles, one early script, and the boot script. The latter is
 * `async`: it depends on nothing in the page, and run at the end of parsing it would share a long task with layout.
 */
export function finishStaticPage(
  page: Page,
  assets: Assets,
  styles: StyleCache,
  common: readonly Edit[],
  withPolicy: boolean,
): FinishedPage {
  const sheets = page.links('stylesheet');
  if (sheets.length === 0) throw new Error('The page asks for no style sheet: the bundler lost its styles');
  const scripts = page.named('script').filter((script) => isStartScript(script) || isModule(script));
  const early = earlyScripts(page);
  const islands = page.elements.filter((element) => attribute(element, 'data-island') !== undefined);
  const islandNames = islands.map((island) => attribute(island, 'data-island') ?? '');
  const locale = attribute(page.root, 'lang') ?? '';
  const isShownInApps = attribute(page.root, 'data-twin') === undefined;
  // Those of islands include the one that every page requests later.
  const laterUrls = [
    ...(islands.length > 0 ? assets.islandUrls(locale, islandNames, isShownInApps) : [assets.speedUrl()]),
    ...(page.elements.some((element) => attribute(element, 'data-phone-code') !== undefined)
      ? [assets.phoneCodeUrl()]
      : []),
  ];
  const boot = assets.bootUrl();
  const islandClasses = islands.length > 0 ? assets.islandClasses(locale, islandNames, isShownInApps) : [];
  const { css, names } = styles.ofStaticPage(
    page,
    sheets.map((sheet) => attribute(sheet, 'href') ?? ''),
    [boot, ...assets.bootPartUrls(), ...laterUrls],
    islandClasses,
  );
  const map = integrityMap(assets, laterUrls, assets.islandImports(locale, islandNames));
  const inline = {
    scripts: hashes([...early.map(innerText), ...(map === null ? [] : [map])]),
    styles: hashes([...page.named('style').map(innerText), ...(css === '' ? [] : [css])]),
  };
  const edits: Edit[] = [
    ...common,
    ...(showsSessionInMenuAlone(page, css) ? [page.withAttribute(page.root, 'data-session-hidden')] : []),
    ...wholeWords(page),
    ...closedShapes(page),
    ...omittedEnds(page),
    ...renamedClasses(page, (name) => names.get(name) ?? (islandClasses.includes(name) ? name : null)),
    ...[...sheets, ...page.links('modulepreload'), ...scripts, ...early].map((node) => page.without(node)),
    ...page.comments
      .filter((comment) => !islands.some((island) => isInside(comment, island)))
      .map((comment) => page.without(comment)),
    page.after(
      lastFirstMeta(page),
      (withPolicy ? policyTag({ ...inline, styleFiles: false }) : '') +
        early.map((script) => page.source(script)).join('') +
        importMap(map) +
        (css === '' ? '' : `<style>${css}</style>`),
    ),
    page.endOfHead(
      `${preloads(assets, assets.bootPartUrls(), 'at once')}<script type="module" async src="${boot}" integrity="${assets.integrity(boot, 'sha256')}"></script>`,
    ),
  ];
  return factsOf(page, {
    html: page.edited(edits),
    pageClass: 'static',
    ...inline,
    styleFiles: false,
  });
}

/**
 * True if, while the menu of a narrow window is closed, nothing shows whether somebody is signed in
 * (`first-paint/first-paint.ts`).
 */
function showsSessionInMenuAlone(page: Page, css: string): boolean {
  const elsewhere = css.replaceAll(
    /:root(?::not\()?\[data-session\]\)? \.[\w-]+\[data-shown=signed-(?:in|out)\]/g,
    '',
  );
  const hasIsland = page.elements.some((element) => attribute(element, 'data-island-for') === 'session');
  return !hasIsland && !elsewhere.includes('[data-session');
}
