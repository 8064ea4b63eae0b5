import type { Plugin } from 'vite';

/**
 * Vite's helper around `import()` loads styles and preloads chunks. Scripts of static pages have no styles to load, and
 * every byte of boot counts: there the helper is an import and no more.
 */
export function plainImport(): Plugin {
  return {
    name: 'mallard:plain-import',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
