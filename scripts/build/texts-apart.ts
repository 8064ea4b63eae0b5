import type { Plugin } from 'vite';

const start = 'texts/';
/** The name by which islands ask for the texts of an area; the import map of the page that they run in says which file that is. */
export const areaTextsName = (area: string) => `${start}${area}`;
/** As {@link areaTextsName}, for all areas that a live page names: those of a page are one file. A name that ends in a slash would be a folder's. */
export const pageTextsName = (areas: readonly string[]) => `${start}${['common', ...areas].join('+')}`;

/** Where the prerender reads texts, one JSON file a locale: a variable of the workers' environment. */
export const textsFolderVariable = 'TEXTS_FOLDER';

const loaders = {
  'of a page':
    'export const loadTexts = (_, areas) => ' +
    `import(/* @vite-ignore */ '${start}' + ['common', ...areas].join('+')).then((file) => file.messages);`,
  'by area':
    'export const loadTexts = async (_, areas) => Object.assign({}, ...(await Promise.all(areas.map(async (area) => ' +
    `(await import(/* @vite-ignore */ '${start}' + area)).messages))));`,
  prerender: `
    import { readFile } from 'node:fs/promises';
    const known = {};
    const read = async (locale) =>
      JSON.parse(await readFile(\`\${process.env.${textsFolderVariable}}/\${locale}.json\`, 'utf8'));
    export const loadTexts = async (locale, areas) => {
      const texts = await (known[locale] ??= read(locale));
      return Object.assign({}, texts.common, ...areas.map((area) => texts[area]));
    };`,
};

/**
 * Keeps texts out of what the bundlers make (`text-files.ts` makes their files), so that another text changes no script's name
 * and no script needs to be built for it. Stands in for `src/ui/load-texts.ts`.
 */
export function textsApart(inBrowsers: 'of a page' | 'by area'): Plugin {
  return {
    name: 'mallard:texts-apart',
    apply: 'build',
    load: {
      filter: { id: /\/src\/ui\/load-texts\.ts$/ },
      handler() {
        return loaders[this.environment.name === 'ssr' ? 'prerender' : inBrowsers];
      },
    },
  };
}
