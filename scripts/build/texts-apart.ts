import type { Plugin } from 'vite';

/** The name by which scripts ask for the texts of the page that they run in; its import map says which file that is. */
export const textsName = 'texts';
/** As {@link textsName}, for one area: a static page asks for those of its islands alone. */
export const areaTextsName = (area: string) => `${textsName}/${area}`;

/** Where the prerender reads texts, one JSON file a locale: a variable of the workers' environment. */
export const textsFolderVariable = 'TEXTS_FOLDER';

const loaders = {
  'all of the page': `export const loadTexts = () => import('${textsName}').then((file) => file.messages);`,
  'by area':
    'export const loadTexts = (_, area) => ' +
    `import(/* @vite-ignore */ '${areaTextsName('')}' + area).then((file) => file.messages);`,
  prerender: `
    import { readFile } from 'node:fs/promises';
    const known = {};
    const read = async (locale) =>
      JSON.parse(await readFile(\`\${process.env.${textsFolderVariable}}/\${locale}.json\`, 'utf8'));
    export const loadTexts = async (locale, area) => (await (known[locale] ??= read(locale)))[area];`,
};

/**
 * Keeps texts out of what the bundlers make (`text-files.ts` makes their files), so that another text changes no script's name
 * and no script needs to be built for it. Stands in for `src/ui/load-texts.ts`.
 */
export function textsApart(inBrowsers: 'all of the page' | 'by area'): Plugin {
  return {
    name: 'mallard:texts-apart',
    apply: 'build',
    resolveId: {
      filter: { id: new RegExp(`^${textsName}$`) },
      handler: (id) => ({ id, external: true }),
    },
    load: {
      filter: { id: /\/src\/ui\/load-texts\.ts$/ },
      handler() {
        return loaders[this.environment.name === 'ssr' ? 'prerender' : inBrowsers];
      },
    },
  };
}
