import { splitPath } from '../../src/domain/locale/locale.ts';
import { pageAt } from '../../src/ui/pages.ts';
import type { Assets } from './assets.ts';
import { attribute, Page } from './html.ts';
import { finishLivePage } from './live-page.ts';
import type { FinishedPage } from './page-parts.ts';
import { finishStaticPage } from './static-page.ts';
import { StyleCache } from './style-cache.ts';

/** Makes each rendered page what its class asks for. See ARCHITECTURE.md. */
export class PageFinisher {
  private readonly assets: Assets;
  private readonly styles: StyleCache;

  constructor(assets: Assets) {
    this.assets = assets;
    this.styles = new StyleCache(assets);
  }

  /** Throws with the address when the page is none that can be served. */
  finish(address: string, html: string): FinishedPage {
    try {
      // The page is parsed this once: everything after it works on places in the text.
      const page = new Page(withoutClock(html));
      const pageClass = attribute(page.root, 'data-page-class');
      if (pageClass === 'static') return finishStaticPage(page, this.assets, this.styles);
      if (pageClass === 'live') {
        return finishLivePage(page, this.assets, this.styles, pageAt(splitPath(address).path));
      }
      throw new Error(`The page has the class ${pageClass}: see src/ui/pages.ts`);
    } catch (error) {
      throw new Error(`${address}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

/** Start writes down when each route was loaded; zero means the same to it: loaded before, and long ago. */
function withoutClock(html: string): string {
  return html.replace(/\bu:1\d{12}\b/g, 'u:0');
}
