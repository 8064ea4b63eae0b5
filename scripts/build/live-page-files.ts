import type { Plugin } from 'vite';
import { pageAt, pagePaths } from '../../src/ui/pages.ts';
import { isFileOfOnePage } from './live-files.ts';
import { pagesOfRouteFile } from './pages.ts';

/** The build output that maps live pages to their files. */
export const pageFilesName = 'live-page-files.json';

/** The name of each live page's script, by its path without locale. */
export type LivePageFiles = Readonly<Record<string, string>>;

const split = /\/src\/ui\/routes\/[^?]+\.tsx\?tsr-split=component/;

/**
 * Tells the finish step which file a live page is in, so that its head can name it: the manifest knows files, not
 * pages.
 */
export function livePageFiles(): Plugin {
  return {
    name: 'mallard:live-page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files: [string, string][] = [];
      for (const chunk of Object.values(bundle)) {
        // Other chunks with routes are the layouts around pages.
        if (chunk.type !== 'chunk' || !isFileOfOnePage(chunk.name)) continue;
        const shown = new Set(chunk.moduleIds.filter((id) => split.test(id)).flatMap(pagesOfRouteFile));
        for (const path of pagePaths)
          if (pageAt(path).pageClass === 'live' && shown.has(pageAt(path))) files.push([path, chunk.name]);
      }
      this.emitFile({
        type: 'asset',
        fileName: pageFilesName,
        source: JSON.stringify(Object.fromEntries(files.sort())),
      });
    },
  };
}
