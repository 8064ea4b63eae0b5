import type { Plugin } from 'vite';

const importOfStyles = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * Makes the bundler inline class names where a component uses them, `styles.page` as `'b24'`. Scripts then do not carry
 * a sheet's table of all classes, most of which other pages use. A class that no sheet has fails the build
 * (`no-missing-names.ts`). Sheets stay although no script imports their tables.
 */
export function classNamesInPlace(): Plugin[] {
  const inBrowsers = ({ name }: { readonly name: string }) => name === 'client';
  return [
    {
      name: 'mallard:class-names-in-place',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: inBrowsers,
      transform: {
        // The classes of header and footer are in no script at all (`styles-of-shell.ts`).
        filter: { id: /\/src\/ui\/(?!components\/shell\/).*\.tsx(?:\?tsr-|$)/, code: /\.module\.css'/ },
        handler: (code) => ({ code: withNamedClasses(code), map: null }),
      },
    },
    {
      name: 'mallard:sheets-stay',
      apply: 'build',
      enforce: 'post',
      applyToEnvironment: inBrowsers,
      transform: {
        order: 'post',
        filter: { id: /\/src\/ui\/(?!components\/shell\/).*\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

/** Rewrites a component to import each class by name, for sheets that it never indexes with a computed name. */
export function withNamedClasses(code: string): string {
  return code.replace(importOfStyles, (found, name: string, sheet: string) => {
    const uses = code.match(new RegExp(`(?<![\\w.'])${name}\\b(?!\\.\\w)`, 'g')) ?? [];
    // The import itself.
    return uses.length === 1 ? `import * as ${name} from ${sheet}` : found;
  });
}
