import { scopedNamePart } from '../build/settings.ts';
import type { Assets } from './assets.ts';
import { attribute, type Edit, isInside, Page } from './html.ts';
import {
  earlyScripts,
  type FinishedPage,
  integrityMap,
  isModule,
  isStartScript,
  lastFirstMeta,
  policyOf,
} from './page-parts.ts';
import { usedStyles } from './used-styles.ts';

/**
 * A page without the router and without React: its styles in its text, one early script, and the boot script. That one
 * is `async`: it waits for nothing in the page, and run at the end of parsing it would share a long task with the layout.
 */
export function finishStaticPage(html: string, assets: Assets, styles: StyleCache): FinishedPage {
  const page = new Page(html);
  const sheets = page.links('stylesheet');
  const scripts = page.named('script').filter((script) => isStartScript(script) || isModule(script));
  const early = earlyScripts(page);
  const islands = page.elements.some((element) => attribute(element, 'data-island') !== undefined);
  const css = styles.of(
    sheets.map((sheet) => attribute(sheet, 'href') ?? ''),
    classesOf(page),
    new Set(html.match(/--[a-z][\w-]*/g)),
    islands,
  );
  const boot = assets.bootUrl();
  const edits: Edit[] = [
    ...[...sheets, ...page.links('modulepreload'), ...scripts, ...early].map((node) => page.without(node)),
    ...page.comments
      .filter((comment) => !isInside(comment, (element) => attribute(element, 'data-island') !== undefined))
      .map((comment) => page.without(comment)),
    page.after(
      lastFirstMeta(page),
      early.map((script) => page.source(script)).join('') +
        (islands ? integrityMap(assets, assets.islandUrls()) : '') +
        (css === '' ? '' : `<style>${css}</style>`),
    ),
    page.endOfHead(
      `${assets
        .bootPartUrls()
        .map((url) => `<link rel="modulepreload" href="${url}" integrity="${assets.integrity(url)}">`)
        .join('')}<script type="module" async src="${boot}" integrity="${assets.integrity(boot)}"></script>`,
    ),
  ];
  const finished = page.edited(edits);
  return { html: finished, policy: policyOf(new Page(finished)) };
}

function classesOf(page: Page): ReadonlySet<string> {
  return new Set(page.elements.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/)));
}

/** Pages of one route have the same classes in all locales: each set is worked out once. */
export class StyleCache {
  private readonly assets: Assets;
  private readonly known = new Map<string, string>();
  private readonly islandParts: ReadonlySet<string>;

  constructor(assets: Assets) {
    this.assets = assets;
    this.islandParts = new Set(assets.islandStyles.map(scopedNamePart));
  }

  of(
    sheets: readonly string[],
    classes: ReadonlySet<string>,
    properties: ReadonlySet<string>,
    islands: boolean,
  ): string {
    const key = JSON.stringify([sheets, [...classes].sort(), [...properties].sort(), islands]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const sheet = sheets.map((url) => this.assets.text(url).trim()).join('\n');
    const isUsed = (name: string) => classes.has(name) || (islands && this.islandParts.has(name.slice(-5)));
    const css = usedStyles(sheet, isUsed, (property) => properties.has(property));
    if (/<\/style/i.test(css)) throw new Error('A style sheet contains </style');
    this.known.set(key, css);
    return css;
  }
}
