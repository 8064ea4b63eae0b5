import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from './assets.ts';
import { attribute, type Page } from './html.ts';
import { neededFaces } from './needed-faces.ts';
import { type ShortClasses, shortClasses } from './short-classes.ts';
import { shortProperties } from './short-properties.ts';
import { tightLists } from './tight-lists.ts';
import { usedStyles } from './used-styles.ts';

// The bundler omits the statement if its own file order implies it, and a page may have the files in another order.
const layers = path.resolve(import.meta.dirname, '../../src/ui/theme/layers.css');
const layerOrder = /@layer [\w, ]+;/.exec(readFileSync(layers, 'utf8'))?.[0] ?? '';

/** Caches styles: pages of one route have the same classes in all locales, so each set is computed once. */
export class StyleCache {
  private readonly assets: Assets;
  private readonly known = new Map<string, string>();
  private readonly short = new Map<string, ShortClasses>();
  private readonly scripts = new Map<string, readonly string[]>();

  constructor(assets: Assets) {
    this.assets = assets;
  }

  /** The rules of some style sheets that a page can need. */
  ofPage(page: Page, sheets: readonly string[]): string {
    return this.of(sheets, new Set(classesOf(page)), new Set(propertiesIn(page.html)));
  }

  /**
   * The same for a page to which only its own scripts add content: includes the rules for classes that its islands may
   * add, and is shortened as much as possible; the page's classes must be renamed to match.
   */
  ofStaticPage(
    page: Page,
    sheets: readonly string[],
    scripts: readonly string[],
    islandClasses: readonly string[],
  ): ShortClasses {
    const known = new Set([...propertiesIn(page.html), ...this.inScripts(scripts)]);
    const css = this.of(sheets, new Set([...classesOf(page), ...islandClasses]), known);
    const faced = neededFaces(css, page.html);
    const inScripts = new Set(islandClasses);
    const key = JSON.stringify([faced, [...known].sort(), [...inScripts].sort()]);
    const short =
      this.short.get(key) ??
      shortClasses(
        shortProperties(tightLists(faced), (property) => known.has(property)),
        (name) => inScripts.has(name),
      );
    this.short.set(key, short);
    return short;
  }

  /** The properties used in some scripts, which are read once: they are ten times as long as a page. */
  private inScripts(urls: readonly string[]): readonly string[] {
    const key = urls.join();
    const found =
      this.scripts.get(key) ?? urls.flatMap((url) => [...new Set(propertiesIn(this.assets.text(url)))]);
    this.scripts.set(key, found);
    return found;
  }

  private of(
    sheets: readonly string[],
    classes: ReadonlySet<string>,
    properties: ReadonlySet<string>,
  ): string {
    const key = JSON.stringify([sheets, [...classes].sort(), [...properties].sort()]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const sheet = sheets.map((url) => this.assets.text(url).trim()).join('\n');
    const rules = usedStyles(
      sheet,
      (name) => classes.has(name),
      (property) => properties.has(property),
    );
    const css = rules === '' ? '' : layerOrder + rules;
    if (/<\/style/i.test(css)) throw new Error('A style sheet contains </style');
    this.known.set(key, css);
    return css;
  }
}

function classesOf(page: Page): readonly string[] {
  return page.elements.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/));
}

function propertiesIn(text: string): readonly string[] {
  return text.match(/--[a-z][\w-]*/g) ?? [];
}
