import type { Plugin } from 'vite';

/**
 * Drops the scripts that no entry loads, at once or later: static pages are bundled only for their styles
 * (`routes-of-live-pages.ts`), and scripts that only they use would be compressed and served for nobody.
 */
export function loadedScripts(): Plugin {
  return {
    name: 'mallard:loaded-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Start and the manifest, which find styles through the scripts that import them.
      order: 'post',
      handler(_, bundle) {
        const loaded = new Set<string>();
        const follow = (file: string) => {
          const output = bundle[file];
          if (output?.type !== 'chunk' || loaded.has(file)) return;
          loaded.add(file);
          for (const next of [...output.imports, ...output.dynamicImports]) follow(next);
        };
        for (const [file, output] of Object.entries(bundle))
          if (output.type === 'chunk' && output.isEntry) follow(file);
        for (const [file, output] of Object.entries(bundle))
          if (output.type === 'chunk' && !loaded.has(file)) delete bundle[file];
      },
    },
  };
}
