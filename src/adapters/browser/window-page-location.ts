import type { PageLocation } from '../../application/ports/page-location.ts';
import type { PageName } from '../../domain/analytics/page-name.ts';

/** What of a document tells its page's name: the attributes of `<html>`. */
export interface NamedDocument {
  readonly documentElement: { getAttribute(name: string): string | null };
}

/** {@link PageLocation} of a window. */
export class WindowPageLocation implements PageLocation {
  constructor(
    private readonly location: { readonly href: string; assign(url: string): void },
    private readonly document: NamedDocument,
  ) {}

  current(): URL {
    return new URL(this.location.href);
  }

  pageName(): PageName {
    // Written by our own build from the page table, whose type has no other names; the list itself is more than boot may load.
    return (this.document.documentElement.getAttribute('data-page-name') as PageName | null) ?? '404';
  }

  assign(url: URL): void {
    this.location.assign(url.href);
  }
}
