import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { type ExperimentName, experimentNames, experiments } from '../../src/domain/experiment/catalogue.ts';
import { type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';
import { codeFacts } from '../support/code-facts.ts';
import { filesIn, source } from '../support/reached.ts';
import { uncarriedExperiments } from './unreached.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The selectors of a file of styles, without its comments. */
function selectorsOf(file: string): readonly string[] {
  const selectors: string[] = [];
  postcss.parse(readFileSync(path.join(root, file), 'utf8')).walkRules(({ selector }) => {
    selectors.push(selector);
  });
  return selectors;
}

const attribute = 'data-exp-';
/** What styles, and the scripts of the first paint, do with variants: `['defaultplan', 'treatment']`. */
const shown = [
  ...filesIn('src/ui', /\.css$/)
    .flatMap(selectorsOf)
    .flatMap((selector) => [...selector.matchAll(/\[data-exp-(\w+)=["']?(\w+)["']?\]/g)])
    .map(([, name = '', variant = '']) => [name, variant] as const),
  ...filesIn('src/ui/first-paint')
    .flatMap((file) => codeFacts(file).compared)
    .filter(({ asked }) => asked.startsWith(attribute))
    .map(({ asked, value }) => [asked.slice(attribute.length), value] as const),
];

/** The classes that styles of a variant are for, each with the file of its styles. */
const classes = filesIn('src/ui', /\.css$/).flatMap((file) =>
  selectorsOf(file)
    .filter((selector) => selector.includes(attribute))
    .flatMap((selector) =>
      [...selector.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => ({ file, name })),
    ),
);
/** What each selector says of `display`; of a list of selectors each one's. */
const displays = filesIn('src/ui', /\.css$/).flatMap((file) => {
  const found: { readonly file: string; readonly selector: string; readonly value: string }[] = [];
  postcss.parse(readFileSync(path.join(root, file), 'utf8')).walkDecls('display', ({ parent, value }) => {
    if (parent instanceof postcss.Rule)
      for (const selector of parent.selectors) found.push({ file, selector, value });
  });
  return found;
});
const lastClassOf = (selector: string) => /\.[a-zA-Z][\w-]*$/.exec(selector)?.[0] ?? selector;
const components = filesIn('src/ui', /\.tsx$/).map(source);

const carried = new Set(
  pagePaths.flatMap((page) => {
    const row: PageRow = pages[page];
    return row.experiments ?? [];
  }),
);

/** A/A experiments: their variants may differ in nothing. */
const sameForAll: readonly ExperimentName[] = ['duckaiuninstalledhomeaa'];

describe('an experiment', () => {
  it('is carried by a page, or listed with what it waits for', () => {
    expect(experimentNames.filter((name) => !carried.has(name)).sort()).toEqual(
      Object.keys(uncarriedExperiments).sort(),
    );
  });

  it.each([...carried].filter((name) => !sameForAll.includes(name)))(
    '%s shows something for each variant but the control group',
    (name) => {
      const variants = experiments[name].variants.filter((variant) => variant !== 'control');
      expect(
        new Set(shown.filter(([of]) => of === name).map(([, variant]) => variant)),
        `variants with a style on html[data-exp-${name}='<variant>']`,
      ).toEqual(new Set(variants));
    },
  );

  it('has in the HTML what the styles of its variants are for', () => {
    const unused = classes.filter(
      ({ file, name }) =>
        !components.some(
          (code) =>
            code.includes(`/${path.basename(file)}'`) && new RegExp(`\\bstyles\\.${name}\\b`).test(code),
        ),
    );
    expect(classes).not.toEqual([]);
    expect(unused, 'no component uses the class').toEqual([]);
  });

  it('hides from others what only a variant shows', () => {
    const seen = displays.filter(({ selector, value }) => selector.includes(attribute) && value !== 'none');
    const hidden = displays.filter(
      ({ selector, value }) => !selector.includes(attribute) && value === 'none',
    );
    expect(seen).not.toEqual([]);
    expect(
      seen.filter(
        ({ file, selector }) =>
          !hidden.some((rule) => rule.file === file && rule.selector === lastClassOf(selector)),
      ),
    ).toEqual([]);
  });

  it.each(sameForAll)('%s shows everybody the same', (name) => {
    expect(shown.filter(([of]) => of === name)).toEqual([]);
  });

  it('of which a variant is shown is carried by a page', () => {
    expect(shown.filter(([name]) => ![...carried].some((one) => one === name))).toEqual([]);
  });
});
