import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const prefix = '\0class-names:';

/**
 * A static page has its styles in its HTML, those of its islands too. So style sheets that scripts import come down to
 * the class names they export. Writes down which files these were, for the finish step to keep their rules.
 */
export function classNamesOnly(): Plugin {
  let config: ResolvedConfig;
  const files = new Set<string>();
  return {
    name: 'mallard:class-names-only',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && `${prefix}${found.id}.js`;
      },
    },
    load: {
      filter: { id: /^\0class-names:/ },
      async handler(id) {
        const file = id.slice(prefix.length, -'.js'.length);
        this.addWatchFile(file);
        files.add(file);
        const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
        return `export default ${JSON.stringify(modules)};`;
      },
    },
    async writeBundle({ dir = '.' }) {
      const names = [...files].map((file) => path.relative(config.root, file)).sort();
      await writeFile(path.join(dir, 'boot-styles.json'), JSON.stringify(names));
    },
  };
}
