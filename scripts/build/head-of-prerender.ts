import type { Plugin } from 'vite';

/**
 * Removes the tags of a page's head from browser bundles: the root route names them, and only the prerender writes them
 * (ADR 0024).
 */
export function headOfPrerender(): Plugin {
  return {
    name: 'mallard:head-of-prerender',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/src\/ui\/components\/head-tags\.tsx$/ },
      handler: () => 'export const HeadTags = () => null;',
    },
  };
}
