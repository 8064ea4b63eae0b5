import type { Plugin } from 'vite';

const importOfStyles = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * Has the bundler write a class where a component names it, `styles.page` as `'b24'`: the table of all classes of a sheet, most
 * of which other pages have, is in no script then. A class that no sheet has fails the build (`no-missing-names.ts`). Sheets stay
 * though no script asks for their tables.
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

/** The code of a component that imports each class by itself, from sheets that it never asks with a name that it has to find out. */
export function withNamedClasses(code: string): string {
  return code.replace(importOfStyles, (found, name: string, sheet: string) => {
    const uses = code.match(new RegExp(`(?<![\\w.'])${name}\\b(?!\\.\\w)`, 'g')) ?? [];
    // The import itself.
    return uses.length === 1 ? `import * as ${name} from ${sheet}` : found;
  });
}
