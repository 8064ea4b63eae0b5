import { PageLocation } from '../../application/ports/page-location.ts';

/** An address that changes only here; `left` holds where the page went, oldest first. */
export class MemoryPageLocation extends PageLocation {
  readonly left: URL[] = [];

  constructor(private url = new URL('https://mallard.example/')) {
    super();
  }

  current(): URL {
    return new URL(this.url);
  }

  assign(url: URL): void {
    this.left.push(new URL(url));
    this.url = new URL(url);
  }
}
