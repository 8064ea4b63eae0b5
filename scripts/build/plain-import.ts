import type { Plugin } from 'vite';

/**
 * Vite's helper around `import()` loads styles and preloads chunks. Scripts of static pages have no styles to load, and
 * every byte of boot counts: there the helper is an import and no more.
 */
export function plainImport(): Plugin {
  return importHelper('export const __vitePreload = (load) => load();');
}

/**
 * In the live area what is imported later may have a style sheet of its own, but nothing is preloaded: the page's head names
 * what it loads. A sheet that does not arrive keeps nobody from the page.
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
