/** The page's own address. */
export abstract class PageLocation {
  /** The address now. A copy: changing it moves nothing. */
  abstract current(): URL;

  /** Leaves for another page. */
  abstract assign(url: URL): void;
}
