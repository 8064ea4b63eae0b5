import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { islandsWanting } from './island-files.ts';

const prefix = '\0class-names:';

/**
 * One style sheet's class names in a script, and the islands that need it; the script may contain more than one island
 * needs.
 */
export interface ScriptStyles {
  readonly classes: readonly string[];
  readonly islands: readonly string[];
}

/**
 * Reduces style sheets imported by scripts to the class names they export, because a static page has its styles,
 * including those of its islands, in its HTML. Records which names each script has and for which islands, so that the
 * finish step keeps their rules.
 */
export function classNamesOnly(): Plugin {
  let config: ResolvedConfig;
  const names = new Map<string, readonly string[]>();
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
        const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
        names.set(
          id,
          Object.values(modules).flatMap((name) => name.split(' ')),
        );
        return `export default ${JSON.stringify(modules)};`;
      },
    },
    async writeBundle({ dir = '.' }, bundle) {
      const ofScripts = Object.values(bundle)
        .flatMap((file) => {
          if (file.type !== 'chunk') return [];
          const own = file.moduleIds.flatMap((id): readonly ScriptStyles[] => {
            const classes = names.get(id);
            return classes === undefined ? [] : [{ classes, islands: islandsWanting(id, this) }];
          });
          return own.length === 0 ? [] : [[`/${file.fileName}`, own] as const];
        })
        .sort(([one], [other]) => (one < other ? -1 : 1));
      await writeFile(path.join(dir, 'boot-styles.json'), JSON.stringify(Object.fromEntries(ofScripts)));
    },
  };
}
