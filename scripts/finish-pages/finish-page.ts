import { splitPath } from '../../src/domain/locale/locale.ts';
import { pageAt } from '../../src/ui/pages.ts';
import { imageAddress, imageTags, pageImage } from '../images/page-image.ts';
import type { Assets } from './assets.ts';
import { attribute, type Edit, innerText, Page } from './html.ts';
import { finishLivePage } from './live-page.ts';
import type { FinishedPage, PageFacts } from './page-parts.ts';
import { finishStandalonePage } from './standalone-page.ts';
import { finishStaticPage } from './static-page.ts';
import { StyleCache } from './style-cache.ts';

/** Turns each rendered page into what its class requires. See ARCHITECTURE.md. */
export class PageFinisher {
  private readonly assets: Assets;
  private readonly withPolicy: boolean;
  private readonly styles: StyleCache;

  /** `withPolicy` makes pages carry their own policy, for hosts that send none. */
  constructor(assets: Assets, withPolicy: boolean) {
    this.assets = assets;
    this.withPolicy = withPolicy;
    this.styles = new StyleCache(assets);
  }

  /** Throws, naming the address, when the page cannot be served. */
  finish(address: string, html: string): FinishedPage & PageFacts {
    try {
      // The only time that the page is parsed: everything afterwards works on offsets in the text.
      const page = new Page(html);
      const { path } = splitPath(address);
      const image = pageImage(pageAt(path), ownTitle(page));
      const common = [page.endOfHead(imageTags(image)), ...imagesOfPostings(page, imageAddress(image))];
      const pageClass = attribute(page.root, 'data-page-class');
      if (pageClass === 'static')
        return { ...finishStaticPage(page, this.assets, this.styles, common, this.withPolicy), image };
      if (pageClass === 'live')
        return { ...finishLivePage(page, this.assets, this.styles, path, common, this.withPolicy), image };
      if (pageClass === 'standalone')
        return { ...finishStandalonePage(page, this.assets, this.styles), image };
      throw new Error(`The page has the class ${pageClass}: see src/ui/pages.ts`);
    } catch (error) {
      throw new Error(`${address}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

/** A post's structured data names its image too, whose name is known only now. */
function imagesOfPostings(page: Page, address: string): readonly Edit[] {
  const type = '"@type":"BlogPosting"';
  return page.named('script').flatMap((script) => {
    const at = attribute(script, 'type') === 'application/ld+json' ? innerText(script).indexOf(type) : -1;
    const end = script.inner.start + at + type.length;
    return at < 0 ? [] : [{ start: end, end, text: `,"image":"${address}"` }];
  });
}

/** The title without the brand, as `pageHead` writes it. */
function ownTitle(page: Page): string {
  const tag = page.named('meta').find((meta) => attribute(meta, 'property') === 'og:title');
  return (tag && attribute(tag, 'content')) ?? '';
}
