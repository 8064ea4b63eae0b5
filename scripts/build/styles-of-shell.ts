import type { Plugin } from 'vite';

/**
 * Header and footer are written by the prerender alone, but the pages they stand in take their styles from the browser's build,
 * which drops the style sheets that no script there asks for. So these are kept, and their class names, which nobody reads, are not.
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
