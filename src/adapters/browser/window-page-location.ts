import { PageLocation } from '../../application/ports/page-location.ts';

/** {@link PageLocation} of a window. */
export class WindowPageLocation extends PageLocation {
  constructor(private readonly location: { readonly href: string; assign(url: string): void }) {
    super();
  }

  override current(): URL {
    return new URL(this.location.href);
  }

  override assign(url: URL): void {
    this.location.assign(url.href);
  }
}
