import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper around `import()`, which loads styles and preloads chunks, with a plain import: scripts of
 * static pages have no styles to load, and every byte of boot counts.
 */
export function plainImport(): Plugin {
  return importHelper('export const __vitePreload = (load) => load();');
}

/**
 * Replaces the helper in the live area, where a dynamic import may have its own style sheet but nothing is preloaded:
 * the page's head names what it loads. A style sheet that fails to load does not block the page.
 */
export function importWithStyles(): Plugin {
  return importHelper(`
    const arrived = new Map();
    const style = (name) => new Promise((resolve) => {
      const href = '/' + name;
      if (document.querySelector('link[href="' + href + '"]')) return resolve();
      const link = document.createElement('link');
      link.onload = link.onerror = resolve;
      document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
    });
    const once = (name) => {
      if (!arrived.has(name)) arrived.set(name, style(name));
      return arrived.get(name);
    };
    export const __vitePreload = async (load, names = []) => {
      await Promise.all(names.map(once));
      return load();
    };`);
}

function importHelper(code: string): Plugin {
  return {
    name: 'mallard:import-helper',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => code,
    },
  };
}
