import type { PageLocation } from '../../application/ports/page-location.ts';
import type { PageName } from '../../domain/analytics/page-name.ts';

/** The part of a document that holds its page's name: the attributes of `<html>`. */
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
    // Our own build writes it from the page table, whose type has no other names; the full list is too large for boot
    // to load.
    return (this.document.documentElement.getAttribute('data-page-name') as PageName | null) ?? '404';
  }

  assign(url: URL): void {
    this.location.assign(url.href);
  }
}
