import { PageLocation } from '../../application/ports/page-location.ts';
import { isPageName, type PageName } from '../../domain/analytics/page-name.ts';
import { splitPath } from '../../domain/locale/locale.ts';

/**
 * An address that changes only here; `left` lists where the page navigated, oldest first. A page is named by the first
 * segment of its path, as on the site.
 */
export class MemoryPageLocation extends PageLocation {
  readonly left: URL[] = [];

  constructor(private url = new URL('https://mallard.example/')) {
    super();
  }

  current(): URL {
    return new URL(this.url);
  }

  pageName(): PageName {
    const name = splitPath(this.url.pathname).path.split('/')[1] || 'home';
    return isPageName(name) ? name : '404';
  }

  assign(url: URL): void {
    this.left.push(new URL(url));
    this.url = new URL(url);
  }
}
