import type { Plugin } from 'vite';

const start = 'texts/';
/** The name under which islands request an area's texts; the import map of the page that they run in maps it to a file. */
export const areaTextsName = (area: string) => `${start}${area}`;
/**
 * Like {@link areaTextsName}, for all areas that a live page names: a page has one file. A name with a trailing slash
 * would stand for a folder.
 */
export const pageTextsName = (areas: readonly string[]) => `${start}${['common', ...areas].join('+')}`;

/**
 * The environment variable of the workers that names the folder where the prerender reads texts, one JSON file per
 * locale.
 */
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
 * Keeps texts out of the bundles (`text-files.ts` writes their files), so that a changed text changes no script's name
 * and needs no rebundling. Replaces `src/ui/load-texts.ts`.
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
