import postcss, { type Declaration } from 'postcss';
import { attribute, innerText, isInside, Page } from '../finish-pages/html.ts';
import { classesAskedFor } from '../finish-pages/used-styles.ts';

export type Theme = 'light' | 'dark';

/** Properties that a drawing uses; those of the page's layout have no meaning in a separate file. */
const drawn =
  /^(?:fill|stroke|font|text-anchor|letter-spacing|opacity|dominant-baseline|transform)(?:-[a-z]+)*$/;

/** A page's drawings, each available as a standalone file: with its styles, in the colors of one theme. */
export class DrawingsOfPage {
  private readonly page: Page;
  private readonly styles: string;

  constructor(html: string) {
    this.page = new Page(html);
    this.styles = this.page.named('style').map(innerText).join('\n');
  }

  /** The drawing in the figure with `data-press-kit="<name>"`. Throws when the page has none. */
  svg(name: string, theme: Theme): string {
    const figure = this.page.elements.find((element) => attribute(element, 'data-press-kit') === name);
    const drawing = figure && this.page.named('svg').find((svg) => isInside(svg, figure));
    if (drawing === undefined) throw new Error(`The press page has no drawing in data-press-kit="${name}"`);
    const source = this.page.source(drawing).replace(/<!--.*?-->/g, '');
    const [, , width = '', height = ''] = (attribute(drawing, 'viewbox') ?? '').split(' ');
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
    const radius = this.cornersOf(attribute(drawing, 'class') ?? '', Number(width));
    const styled = source
      .replace('<svg', opening)
      .replace('>', `><style>${this.stylesFor(source, theme)}</style>`);
    if (radius === null) return styled;
    const corners = `<clipPath id="corners"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
    return styled
      .replace('</style>', `</style>${corners}<g clip-path="url(#corners)">`)
      .replace(/<\/svg>$/, '</g></svg>');
  }

  /** The radius of the corners that the page crops from a drawing, in the drawing's own units; null if it crops none. */
  private cornersOf(classNames: string, width: number): number | null {
    const classes = classNames.split(' ');
    let share: number | null = null;
    postcss.parse(this.styles).walkDecls('border-radius', ({ value, parent }) => {
      const [, percent] = /^([\d.]+)%/.exec(value) ?? [];
      if (percent === undefined || parent?.type !== 'rule' || !('selector' in parent)) return;
      if (classes.some((name) => name !== '' && parent.selector === `.${name}`))
        share = Number(percent) / 100;
    });
    return share === null ? null : Math.round(share * width * 10) / 10;
  }

  private stylesFor(source: string, theme: Theme): string {
    const classes = new Set(
      [...source.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const tokens = new Map<string, string>();
    const rules: string[] = [];
    let face = '';
    postcss.parse(this.styles).walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name !== 'layer') return;
      const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
      if (rule.selector === ':root')
        for (const { prop, value } of declarations) if (prop.startsWith('--')) tokens.set(prop, value);
      if (rule.selector === 'html')
        face = declarations.find(({ prop }) => prop === 'font-family')?.value ?? face;
      const selectors = rule.selectors.filter((selector) => {
        const asked = classesAskedFor(selector);
        return asked.length > 0 && asked.every((name) => classes.has(name)) && !/[:[]/.test(selector);
      });
      const kept = declarations.filter(({ prop }) => drawn.test(prop));
      if (selectors.length > 0 && kept.length > 0)
        rules.push(
          `${selectors.join(',')}{${kept.map(({ prop, value }) => `${prop}:${inTheme(value, tokens, theme)}`).join(';')}}`,
        );
    });
    return `svg{font-family:${inTheme(face, tokens, theme)}}${rules.join('')}`;
  }
}

/**
 * A value with its tokens resolved and each pair of colors reduced to the theme's. Throws for a token that the page
 * does not have.
 */
function inTheme(value: string, tokens: ReadonlyMap<string, string>, theme: Theme): string {
  const whole = value.replace(/var\((--[\w-]+)\)/g, (_, token: string) => {
    const found = tokens.get(token);
    if (found === undefined) throw new Error(`The press page has no ${token}`);
    return inTheme(found, tokens, theme);
  });
  return whole.replace(/light-dark\(([^,()]+),\s*([^,()]+)\)/g, theme === 'light' ? '$1' : '$2');
}
