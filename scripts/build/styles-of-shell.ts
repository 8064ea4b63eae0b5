import type { Plugin } from 'vite';

/**
 * Keeps the style sheets of header and footer, which only the prerender renders: pages take their styles from the
 * browser's build, which drops style sheets that no script there imports. Their class names, which nobody reads, are
 * dropped.
 */
export function stylesOfShell(): Plugin {
  return {
    name: 'mallard:styles-of-shell',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: /\/src\/ui\/components\/shell\/[\w-]+\.module\.css$/ },
      handler: () => ({ code: 'export default {};', map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
