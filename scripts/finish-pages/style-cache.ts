import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scopedNamePart } from '../build/settings.ts';
import type { Assets } from './assets.ts';
import { attribute, type Page } from './html.ts';
import { usedStyles } from './used-styles.ts';

// The bundler leaves the statement out where its own order of files says the same, and a page may have them in another.
const layers = path.resolve(import.meta.dirname, '../../src/ui/theme/layers.css');
const layerOrder = /@layer [\w, ]+;/.exec(readFileSync(layers, 'utf8'))?.[0] ?? '';

/** Pages of one route have the same classes in all locales: each set is worked out once. */
export class StyleCache {
  private readonly assets: Assets;
  private readonly known = new Map<string, string>();
  private readonly islandParts: ReadonlySet<string>;

  constructor(assets: Assets) {
    this.assets = assets;
    this.islandParts = new Set(assets.islandStyles.map(scopedNamePart));
  }

  /** The rules of some sheets that a page can need, and those of islands if it has any. */
  ofPage(page: Page, sheets: readonly string[], islands = false): string {
    const classes = page.elements.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/));
    return this.of(sheets, new Set(classes), new Set(page.html.match(/--[a-z][\w-]*/g)), islands);
  }

  private of(
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
    const rules = usedStyles(sheet, isUsed, (property) => properties.has(property));
    const css = rules === '' ? '' : layerOrder + rules;
    if (/<\/style/i.test(css)) throw new Error('A style sheet contains </style');
    this.known.set(key, css);
    return css;
  }
}
